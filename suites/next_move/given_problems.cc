#include "suites/next_move/given_problems.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "suites/next_move/transcription/transcription.h"

namespace hakari::suites {

absl::StatusOr<ProblemSet> ReadGivenProblems(const std::string& path, const ProblemRules& rules) {
  namespace fs = std::filesystem;
  std::error_code error;
  if (!fs::is_directory(path, error)) return ReadProblemSet({path}, rules);
  std::vector<std::string> files;
  fs::directory_iterator it(path, error);
  for (; !error && it != fs::directory_iterator(); it.increment(error)) {
    const std::string file = it->path().string();
    if (absl::EndsWith(file, ".sfen") || absl::EndsWith(file, ".sfen.zst")) files.push_back(file);
  }
  if (error) return absl::InvalidArgumentError(absl::StrCat(path, ": ", error.message()));
  const Transcription typed = ReadTranscription(path);
  if (files.empty()) return ProblemsOf(typed);
  if (typed.files > 0) {
    return absl::InvalidArgumentError(
        absl::StrCat(path,
                     ": expected either problem files (.sfen) or transcribed books in the "
                     "folder, found both"));
  }
  std::sort(files.begin(), files.end());
  return ReadProblemSet(files, rules);
}

}  // namespace hakari::suites

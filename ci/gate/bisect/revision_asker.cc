#include "ci/gate/bisect/revision_asker.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/files/text_file.h"
#include "base/hash/content_hash.h"
#include "base/process/run_to_end.h"
#include "base/status/macros.h"
#include "base/text/printable.h"
#include "ci/report/json.h"

namespace hakari::gate {
namespace {

// Enough for a complete build and a suite at its full limits.
constexpr int64_t kLongestMs = 4 * 3'600'000;

std::string LastLine(absl::string_view text) {
  text = absl::StripAsciiWhitespace(text);
  constexpr size_t kMost = 200;
  const size_t begin = text.rfind('\n') + 1;  // 0 if there is only one line
  return Printable(text.substr(begin).substr(0, kMost));
}

}  // namespace

RevisionAsker::~RevisionAsker() {
  RunLimits limits;
  for (const auto& [checkout, commit] : lies_) {
    // An idle Bazel server would occupy 250 MB for the rest of the day.
    std::error_code error;
    const std::string folder = FolderOf(checkout);
    if (!std::filesystem::exists(folder + "/WORKSPACE", error)) continue;
    RunToEnd({"bazel", {"shutdown"}, folder, {}}, limits).status().IgnoreError();
  }
}

absl::StatusOr<Asked> RevisionAsker::Ask(const std::string& commit, const std::string& checkout,
                                         const std::string& only) {
  const std::string folder = FolderOf(checkout);
  const std::pair<std::string, std::string> here(checkout, commit);
  if (std::find(lies_.begin(), lies_.end(), here) == lies_.end()) {
    HAKARI_RETURN_IF_ERROR(MakeFolder(plan_.work));
    HAKARI_RETURN_IF_ERROR(git_.CheckOut(commit, folder));
    lies_.erase(std::remove_if(lies_.begin(), lies_.end(),
                               [&checkout](const auto& lie) { return lie.first == checkout; }),
                lies_.end());
    lies_.push_back(here);
  }
  RunLimits limits;
  limits.milliseconds = kLongestMs;
  limits.stop = plan_.context.stop;
  const std::string where = plan_.subfolder.empty() ? folder : folder + "/" + plan_.subfolder;
  const std::string command =
      plan_.command[0] == '/' ? plan_.command : absl::StrCat(where, "/", plan_.command);
  const absl::StatusOr<Finished> finished = RunToEnd({command, WordsFor(only), where, {}}, limits);
  if (absl::IsCancelled(finished.status())) return finished.status();
  Asked asked;
  if (!finished.ok()) {
    asked.why_not = LastLine(finished.status().message());
    return asked;
  }
  absl::StatusOr<report::SuiteReport> report = report::ParseJsonReport(finished->out, commit);
  if (report.ok()) {
    asked.report = *std::move(report);
  } else if (finished->ok() || finished->err.empty()) {
    asked.why_not = LastLine(report.status().message());
  } else {
    asked.why_not = LastLine(finished->err);
  }
  return asked;
}

absl::StatusOr<Asked> RevisionAsker::AskOnce(const std::string& commit, const std::string& checkout,
                                             const std::string& only) {
  const std::string key = ContentHash(absl::StrJoin(WordsFor(only), "\n"));
  const std::string kept_in = absl::StrCat(plan_.work, "/answers");
  const std::string file =
      absl::StrCat(kept_in, "/", commit, "-", key.substr(key.find(':') + 1), ".json");
  const absl::StatusOr<std::string> kept = ReadTextFile(file);
  if (kept.ok()) {
    absl::StatusOr<report::SuiteReport> report = report::ParseJsonReport(*kept, file);
    if (report.ok()) return Asked{*std::move(report), ""};
  }
  absl::StatusOr<Asked> asked = Ask(commit, checkout, only);
  if (!asked.ok() || !asked->report) return asked;
  absl::Status written = MakeFolder(kept_in);
  if (written.ok()) written = WriteFileAtomically(file, report::ToJson(*asked->report));
  if (!written.ok()) return written;
  return asked;
}

std::string RevisionAsker::FolderOf(const std::string& checkout) const {
  return absl::StrCat(plan_.work, "/", checkout);
}

std::vector<std::string> RevisionAsker::WordsFor(const std::string& only) const {
  std::vector<std::string> words = plan_.words;
  if (!only.empty()) words.insert(words.end(), {"--only", only});
  return words;
}

}  // namespace hakari::gate

#include "suites/next_move/transcription/transcription.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>
#include <system_error>
#include <tuple>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "engine/notation/formats/format.h"
#include "engine/notation/text/text.h"
#include "suites/core/problem_line.h"
#include "suites/next_move/transcription/sheet.h"

namespace hakari::suites {
namespace {

namespace fs = std::filesystem;

constexpr absl::string_view kEndings = ".txt .bod .kif .kifu .ki2 .ki2u .csa .usi";

// The book of files that name none and are not in a subfolder.
constexpr absl::string_view kBookWithoutName = "book";

EntryDefaults DefaultsOf(absl::string_view name) {
  const fs::path path{std::string(name)};
  EntryDefaults defaults{std::string(kBookWithoutName), std::nullopt};
  const std::string folder = path.parent_path().filename().string();
  if (IsBookName(folder)) defaults.book = folder;
  const std::string stem = path.stem().string();
  int number = 0;
  const bool is_number = std::all_of(stem.begin(), stem.end(), absl::ascii_isdigit) &&
                         absl::SimpleAtoi(stem, &number) && number >= 1 &&
                         number <= kGreatestNumber;
  if (is_number) defaults.number = number;
  return defaults;
}

bool IsHidden(const fs::path& path) { return absl::StartsWith(path.filename().string(), "."); }

// Paths of files, sorted.
absl::StatusOr<std::vector<fs::path>> FilesBelow(const fs::path& folder) {
  std::vector<fs::path> files;
  std::error_code error;
  fs::recursive_directory_iterator it(folder, error);
  for (; !error && it != fs::recursive_directory_iterator(); it.increment(error)) {
    std::error_code unreadable;
    if (IsHidden(it->path())) {
      it.disable_recursion_pending();
    } else if (it->is_regular_file(unreadable)) {
      files.push_back(it->path());
    }
  }
  if (error) return absl::NotFoundError(absl::StrCat(folder.native(), ": ", error.message()));
  std::sort(files.begin(), files.end());
  return files;
}

void ReadFiles(const fs::path& folder, const std::vector<fs::path>& files,
               Transcription& transcription) {
  for (const fs::path& path : files) {
    if (!IsTranscriptionFile(path.native())) {
      transcription.passed_over.push_back(path.native());
      continue;
    }
    ++transcription.files;
    const absl::StatusOr<std::string> bytes = ReadTextFile(path.native());
    if (bytes.ok()) {
      ReadTranscribedFile(*bytes, path.native(), path.lexically_relative(folder).native(),
                          transcription);
    } else {
      transcription.mistakes.push_back(bytes.status());
    }
  }
}

// Reports values that occur again, with the place of the first.
class Repeats {
 public:
  explicit Repeats(Transcription& transcription) : transcription_(transcription) {}

  bool Add(const std::string& what, const std::string& place) {
    const auto [first, is_new] = places_.emplace(what, place);
    if (is_new) return false;
    transcription_.mistakes.push_back(absl::InvalidArgumentError(absl::StrCat(
        place, ":1: ", what, " occurs a second time; the first is at ", first->second)));
    return true;
  }

 private:
  Transcription& transcription_;
  std::map<std::string, std::string> places_;
};

}  // namespace

bool IsTranscriptionFile(absl::string_view name) {
  const std::string lower = absl::AsciiStrToLower(name);
  // .sfen files have a problem on each line (suites/core).
  if (absl::EndsWith(lower, ".zst") || absl::EndsWith(lower, ".sfen")) return false;
  return absl::EndsWith(lower, ".txt") || absl::EndsWith(lower, ".bod") ||
         notation::FormatOfFileName(lower).has_value();
}

void ReadTranscribedFile(absl::string_view bytes, const std::string& path, absl::string_view name,
                         Transcription& transcription) {
  const absl::StatusOr<notation::SourceText> source = notation::SourceText::Decode(bytes, path);
  if (!source.ok()) {
    transcription.mistakes.push_back(source.status());
    return;
  }
  const Sheet sheet = CutSheet(*source);
  for (const absl::Status& mistake : sheet.mistakes) transcription.mistakes.push_back(mistake);
  const EntryDefaults defaults = DefaultsOf(name);
  for (const SheetEntry& entry : sheet.entries) {
    transcription.problems.push_back(ReadEntry(*source, entry, defaults, transcription.mistakes));
  }
}

void FinishTranscription(Transcription& transcription) {
  std::vector<TranscribedProblem>& problems = transcription.problems;
  std::stable_sort(problems.begin(), problems.end(),
                   [](const TranscribedProblem& a, const TranscribedProblem& b) {
                     return std::tie(a.book, a.number) < std::tie(b.book, b.number);
                   });
  Repeats repeats(transcription);
  for (TranscribedProblem& problem : problems) {
    if (problem.number == 0) continue;
    const std::string name = absl::StrCat("problem ", problem.number, " of book ", problem.book);
    bool is_again = repeats.Add(name, problem.place);
    if (problem.problem) {
      is_again |=
          repeats.Add(absl::StrCat("the position ", problem.problem->sfen()), problem.place);
    }
    if (is_again) problem.problem.reset();
  }
}

Transcription ReadTranscription(const std::string& folder) {
  Transcription transcription;
  const absl::StatusOr<std::vector<fs::path>> files = FilesBelow(folder);
  if (!files.ok()) {
    transcription.mistakes.push_back(files.status());
    return transcription;
  }
  ReadFiles(folder, *files, transcription);
  FinishTranscription(transcription);
  if (transcription.problems.empty() && transcription.mistakes.empty()) {
    transcription.mistakes.push_back(absl::NotFoundError(
        absl::StrCat(folder, ": expected problems in files ending in ", kEndings, ", found ",
                     transcription.passed_over.size(), " other files")));
  }
  return transcription;
}

absl::StatusOr<ProblemSet> ProblemsOf(const Transcription& transcription) {
  std::string text;
  for (const absl::Status& mistake : transcription.mistakes) {
    absl::StrAppend(&text, text.empty() ? "" : "\n", mistake.message());
  }
  if (!text.empty()) return absl::InvalidArgumentError(text);
  for (const TranscribedProblem& problem : transcription.problems) {
    if (problem.problem) absl::StrAppend(&text, ProblemLine(*problem.problem), "\n");
  }
  return ParseProblemSet(text, "the transcription");
}

}  // namespace hakari::suites

#include "ci/cli/suite/transcription_check.h"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <system_error>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/text/printable.h"
#include "ci/cli/command.h"
#include "suites/next_move/transcription/coverage.h"

namespace hakari::cli {
namespace {

bool IsWhole(const suites::Transcription& transcription,
             const std::vector<suites::BookCoverage>& books) {
  return transcription.mistakes.empty() && !books.empty() &&
         std::all_of(books.begin(), books.end(),
                     [](const suites::BookCoverage& book) { return book.is_complete(); });
}

std::string BookText(const suites::BookCoverage& book) {
  std::string text = absl::StrCat(Printable(book.book), ": ", book.sound, " of ",
                                  suites::kProblemsOfBook, " problems are present and correct\n");
  const std::pair<const char*, const std::vector<int>&> lists[] = {
      {"missing", book.missing},
      {"duplicate", book.duplicated},
      {"out of range", book.out_of_range},
      {"with mistakes", book.with_mistakes}};
  for (const auto& [what, numbers] : lists) {
    if (numbers.empty()) continue;
    absl::StrAppend(&text, "  ", what, ": ", suites::NumberRanges(numbers), "\n");
  }
  for (const std::string& place : book.without_number) {
    absl::StrAppend(&text, "  without a number: ", Printable(place), "\n");
  }
  return text;
}

}  // namespace

std::string TranscriptionText(const suites::Transcription& transcription) {
  const std::vector<suites::BookCoverage> books = suites::CoverageOf(transcription);
  std::string text = absl::StrCat(
      IsWhole(transcription, books) ? "WHOLE" : "NOT WHOLE", ": ", transcription.problems.size(),
      " problems of ", books.size(), books.size() == 1 ? " book" : " books", " in ",
      transcription.files, transcription.files == 1 ? " file" : " files", ", ",
      transcription.mistakes.size(), transcription.mistakes.size() == 1 ? " mistake" : " mistakes",
      "\n");
  for (const suites::BookCoverage& book : books) text += BookText(book);
  for (const absl::Status& mistake : transcription.mistakes) {
    absl::StrAppend(&text, Printable(mistake.message()), "\n");
  }
  if (!transcription.passed_over.empty()) {
    absl::StrAppend(&text, "skipped: ", Printable(absl::StrJoin(transcription.passed_over, ", ")),
                    "\n");
  }
  return text;
}

report::ExitCode CheckTranscription(const std::string& folder) {
  std::error_code error;
  if (!std::filesystem::is_directory(folder, error)) {
    return Complain(report::ExitCode::kBadUsage,
                    absl::StrCat("suite: --check: ", folder, ": there is no such folder"));
  }
  const suites::Transcription transcription = suites::ReadTranscription(folder);
  std::cout << TranscriptionText(transcription) << std::flush;
  return IsWhole(transcription, suites::CoverageOf(transcription)) ? report::ExitCode::kPass
                                                                   : report::ExitCode::kRegressed;
}

}  // namespace hakari::cli

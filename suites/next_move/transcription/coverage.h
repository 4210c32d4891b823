// Finds what a transcription still lacks: which numbers of a book are missing, duplicated, out of
// range, or have mistakes.
#ifndef HAKARI_SUITES_NEXT_MOVE_TRANSCRIPTION_COVERAGE_H_
#define HAKARI_SUITES_NEXT_MOVE_TRANSCRIPTION_COVERAGE_H_

#include <string>
#include <vector>

#include "suites/next_move/transcription/transcription.h"

namespace hakari::suites {

// The number of problems in each of the requested books.
inline constexpr int kProblemsOfBook = 216;

// Numbers in ascending order, each once.
struct BookCoverage {
  std::string book;
  int sound = 0;  // problems without mistakes, in range
  std::vector<int> missing;
  std::vector<int> duplicated;
  std::vector<int> out_of_range;
  std::vector<int> with_mistakes;
  std::vector<std::string> without_number;  // their places

  bool is_complete() const {
    return missing.empty() && duplicated.empty() && out_of_range.empty() && with_mistakes.empty() &&
           without_number.empty();
  }
};

// Sorted by the names of the books; `problems_of_book` is how many each should have.
std::vector<BookCoverage> CoverageOf(const Transcription& transcription,
                                     int problems_of_book = kProblemsOfBook);

// "1-3, 7, 9-216"; "none".
std::string NumberRanges(const std::vector<int>& ascending);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_NEXT_MOVE_TRANSCRIPTION_COVERAGE_H_

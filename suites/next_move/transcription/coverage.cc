#include "suites/next_move/transcription/coverage.h"

#include <cstddef>
#include <map>

#include "absl/strings/str_cat.h"

namespace hakari::suites {
namespace {

struct Sighting {
  int times = 0;
  bool is_sound = true;
};

struct Book {
  std::map<int, Sighting> numbers;
  std::vector<std::string> without_number;
};

BookCoverage CoverageOfBook(const std::string& name, const Book& book, int problems_of_book) {
  BookCoverage coverage;
  coverage.book = name;
  coverage.without_number = book.without_number;
  for (const auto& [number, sighting] : book.numbers) {
    const bool is_in_range = number <= problems_of_book;
    if (!is_in_range) coverage.out_of_range.push_back(number);
    if (sighting.times > 1) coverage.duplicated.push_back(number);
    if (!sighting.is_sound) coverage.with_mistakes.push_back(number);
    coverage.sound += is_in_range && sighting.is_sound ? 1 : 0;
  }
  for (int number = 1; number <= problems_of_book; ++number) {
    if (book.numbers.count(number) == 0) coverage.missing.push_back(number);
  }
  return coverage;
}

}  // namespace

std::vector<BookCoverage> CoverageOf(const Transcription& transcription, int problems_of_book) {
  std::map<std::string, Book> books;
  for (const TranscribedProblem& problem : transcription.problems) {
    Book& book = books[problem.book];
    if (problem.number == 0) {
      book.without_number.push_back(problem.place);
      continue;
    }
    Sighting& sighting = book.numbers[problem.number];
    ++sighting.times;
    sighting.is_sound = sighting.is_sound && problem.problem.has_value();
  }
  std::vector<BookCoverage> result;
  result.reserve(books.size());
  for (const auto& [name, book] : books) {
    result.push_back(CoverageOfBook(name, book, problems_of_book));
  }
  return result;
}

std::string NumberRanges(const std::vector<int>& ascending) {
  std::string text;
  for (size_t first = 0; first < ascending.size();) {
    size_t last = first;
    while (last + 1 < ascending.size() && ascending[last + 1] == ascending[last] + 1) ++last;
    absl::StrAppend(&text, text.empty() ? "" : ", ", ascending[first]);
    if (last > first) absl::StrAppend(&text, "-", ascending[last]);
    first = last + 1;
  }
  return text.empty() ? "none" : text;
}

}  // namespace hakari::suites

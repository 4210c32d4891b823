// What the paper says of the problems solved, and what its numbers say, judged by our versions over
// our books.
#ifndef HAKARI_CI_REPRODUCE_GPS_SOLVED_CLAIMS_H_
#define HAKARI_CI_REPRODUCE_GPS_SOLVED_CLAIMS_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "ci/reproduce/claim.h"
#include "ci/reproduce/problem_lab.h"
#include "golden/published/published_table.h"

namespace hakari::reproduce {

inline constexpr int64_t kPublishedProblems = 216;  // of a book
inline constexpr std::array<const char*, 2> kPublishedBooks = {"problems_book_1",
                                                               "problems_book_2"};

// "may_2009" as people read it.
std::string PublishedVersionText(absl::string_view column);

// Which of our books stand beside the paper's two: those that are called one and two, else the only
// two there are.
using BooksBeside = std::array<std::optional<size_t>, 2>;
BooksBeside BooksBesidePublished(const std::vector<ProblemBook>& books);

// Everything that claims rest on.
struct SolvedProblems {
  const golden::PublishedTable& published;
  ProblemLab& lab;
  BooksBeside beside;
};

// Two versions, one book: the second beside the first.
struct VersionStep {
  size_t book, first, second;
  int64_t problems;
  OnlyOne only;
};
// Each version beside the one before it.
absl::StatusOr<std::vector<VersionStep>> StepsOf(ProblemLab& lab);
// "book one, search:frozen1 -> search: 5 gained, 3 lost, p = 0.73; ...".
std::string StepText(const ProblemLab& lab, const VersionStep& step);

absl::StatusOr<std::vector<JudgedClaim>> SolvedClaims(const SolvedProblems& solved);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_GPS_SOLVED_CLAIMS_H_

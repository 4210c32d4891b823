// The paper's claims about solved problems, and those that follow from its numbers, judged by our
// versions over our books.
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

inline constexpr int64_t kPublishedProblems = 216;  // per book
inline constexpr std::array<const char*, 2> kPublishedBooks = {"problems_book_1",
                                                               "problems_book_2"};

// "May 2009" for "may_2009".
std::string PublishedVersionText(absl::string_view column);

// Which of our books are compared with the paper's two: those named one and two, else the only two
// if there are exactly two.
using BooksBeside = std::array<std::optional<size_t>, 2>;
BooksBeside BooksBesidePublished(const std::vector<ProblemBook>& books);

// The data of the claims.
struct SolvedProblems {
  const golden::PublishedTable& published;
  ProblemLab& lab;
  BooksBeside beside;
};

// The second of two versions compared with the first, over one book.
struct VersionStep {
  size_t book, first, second;
  int64_t problems;
  OnlyOne only;
};
// Each version compared with the one before it.
absl::StatusOr<std::vector<VersionStep>> StepsOf(ProblemLab& lab);
// "book one, search:frozen1 -> search: 5 gained, 3 lost, p = 0.73; ...".
std::string StepText(const ProblemLab& lab, const VersionStep& step);

absl::StatusOr<std::vector<JudgedClaim>> SolvedClaims(const SolvedProblems& solved);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_GPS_SOLVED_CLAIMS_H_

// Which problems are solved: by each pair of contestants, and by each contestant per book and
// theme.
#ifndef HAKARI_CI_COMPARE_SOLVED_H_
#define HAKARI_CI_COMPARE_SOLVED_H_

#include <cstddef>
#include <string>
#include <vector>

#include "ci/compare/comparison.h"

namespace hakari::compare {

struct ContestantPair {
  size_t first = 0, second = 0;
  int answered = 0;  // positions that both answered
  int same_answers = 0;
  // Problems with a known right answer; a problem without an answer is not solved.
  int both_solve = 0, only_first_solves = 0, only_second_solves = 0, neither_solves = 0;

  int judged() const {
    return both_solve + only_first_solves + only_second_solves + neither_solves;
  }
  // McNemar's exact two-sided test that both solve equally many.
  double p() const;
};

// All pairs of contestants, A and B first.
std::vector<ContestantPair> PairsOf(const Comparison& comparison);

struct SolvedRow {
  std::string key, word;    // "theme", "fork"
  int problems = 0;         // with a known right answer
  std::vector<int> solved;  // by contestant
};

// A row for each value of each note of the tally.
std::vector<SolvedRow> SolvedRows(const Comparison& comparison);

}  // namespace hakari::compare

#endif  // HAKARI_CI_COMPARE_SOLVED_H_

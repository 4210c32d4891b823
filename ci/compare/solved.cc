#include "ci/compare/solved.h"

#include <algorithm>

#include "base/statistics/binomial.h"
#include "suites/core/score.h"
#include "suites/core/tally.h"

namespace hakari::compare {
namespace {

bool IsKnown(const suites::Score& score) { return score.verdict != suites::Score::Verdict::kOpen; }

void Count(const ComparedAnswer& first, const ComparedAnswer& second, ContestantPair& pair) {
  if (first.outcome.ran() && second.outcome.ran()) {
    ++pair.answered;
    pair.same_answers += first.outcome.answer == second.outcome.answer;
  }
  if (!IsKnown(first.score) || !IsKnown(second.score)) return;
  const bool first_solves = first.score.is_right();
  const bool second_solves = second.score.is_right();
  pair.both_solve += first_solves && second_solves;
  pair.only_first_solves += first_solves && !second_solves;
  pair.only_second_solves += !first_solves && second_solves;
  pair.neither_solves += !first_solves && !second_solves;
}

}  // namespace

double ContestantPair::p() const { return McNemarP(only_first_solves, only_second_solves); }

std::vector<ContestantPair> PairsOf(const Comparison& comparison) {
  std::vector<ContestantPair> pairs;
  const size_t contestants = comparison.contestants.size();
  for (size_t first = 0; first < contestants; ++first) {
    for (size_t second = first + 1; second < contestants; ++second) {
      ContestantPair& pair = pairs.emplace_back();
      pair.first = first;
      pair.second = second;
      for (const ComparedPosition& position : comparison.positions) {
        Count(position.answers[first], position.answers[second], pair);
      }
    }
  }
  return pairs;
}

std::vector<SolvedRow> SolvedRows(const Comparison& comparison) {
  const size_t contestants = comparison.contestants.size();
  std::vector<SolvedRow> rows;
  for (size_t who = 0; who < contestants; ++who) {
    suites::Tally tally;
    for (const ComparedPosition& position : comparison.positions) {
      tally.Add(position.groups, position.answers[who].score);
    }
    // Groups belong to the positions, so each contestant has the same rows.
    const std::vector<suites::TallyRow> counted = tally.Rows(comparison.tally);
    for (size_t i = 0; i < counted.size(); ++i) {
      if (who == 0) rows.push_back({counted[i].key, counted[i].word, 0, {}});
      rows[i].problems = std::max(rows[i].problems, counted[i].scores.judged());
      rows[i].solved.push_back(counted[i].scores.right);
    }
  }
  return rows;
}

}  // namespace hakari::compare

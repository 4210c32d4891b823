#include "suites/core/score.h"

#include <optional>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "engine/core/move.h"
#include "engine/notation/usi_move.h"

namespace hakari::suites {

Score Score::Open(const Expectation& expected) {
  return {Verdict::kOpen, 0, expected.points.value_or(1)};
}

Score Score::NotAnswered(const Expectation& expected) {
  return {Verdict::kNotAnswered, 0, expected.points.value_or(1)};
}

Score Score::OfChoice(const Expectation& expected, bool is_right) {
  const int64_t points = expected.points.value_or(1);
  return {is_right ? Verdict::kRight : Verdict::kWrong, is_right ? points : 0, points};
}

Score Score::OfFact(const Expectation& expected, bool is_right) {
  Score score = OfChoice(expected, is_right);
  score.is_fault = !is_right;
  return score;
}

void ScoreTotals::Add(const Score& score) {
  right += score.is_right();
  wrong += score.is_wrong();
  not_answered += score.verdict == Score::Verdict::kNotAnswered;
  faults += score.is_fault;
  points += score.points;
  most_points += score.most_points;
  shows_points |= score.shows_points();
}

std::string ScoreTotals::PointsText() const {
  return shows_points ? absl::StrCat(points, " of ", most_points, " points") : "";
}

absl::string_view VerdictName(Score::Verdict verdict) {
  switch (verdict) {
    case Score::Verdict::kRight:
      return "right";
    case Score::Verdict::kWrong:
      return "wrong";
    case Score::Verdict::kNotAnswered:
      return "not-answered";
    case Score::Verdict::kOpen:
      return "open";
  }
  return "?";
}

absl::StatusOr<Score::Verdict> ParseVerdict(absl::string_view name) {
  for (const Score::Verdict verdict : {Score::Verdict::kRight, Score::Verdict::kWrong,
                                       Score::Verdict::kNotAnswered, Score::Verdict::kOpen}) {
    if (VerdictName(verdict) == name) return verdict;
  }
  return absl::InvalidArgumentError(
      absl::StrCat("expected right, wrong, not-answered or open, not '", name, "'"));
}

Score ScoreOutcome(const ScoreFunction& judge, const Problem& problem, const Outcome& outcome) {
  if (outcome.ran()) return judge(problem, outcome);
  const bool was_asked = problem.expected.is_there() && outcome.status != OutcomeStatus::kStopped;
  return was_asked ? Score::NotAnswered(problem.expected) : Score::Open(problem.expected);
}

Score ScoreMove(const Problem& problem, const Outcome& outcome) {
  const Expectation& expected = problem.expected;
  if (!expected.names_moves()) return Score::Open(expected);
  const std::optional<Move> move = notation::ParseUsiMove(outcome.answer);
  return Score::OfChoice(expected, move && IsRightMove(expected, *move));
}

}  // namespace hakari::suites

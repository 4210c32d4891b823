// How an answer is judged by what the problem expects: right, wrong, not given or open, and by
// points.
#ifndef HAKARI_SUITES_CORE_SCORE_H_
#define HAKARI_SUITES_CORE_SCORE_H_

#include <cstdint>
#include <functional>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "suites/core/expectation.h"
#include "suites/core/outcome.h"
#include "suites/core/problem.h"

namespace hakari::suites {

struct Score {
  enum class Verdict {
    kRight,
    kWrong,
    kNotAnswered,  // it crashed, was given up, broke the rules: there is no answer to judge
    kOpen,         // the problem says nothing of the right answer, or the program does not know it
  };

  Verdict verdict = Verdict::kOpen;
  int64_t points = 0;
  int64_t most_points = 1;  // for the right answer
  // A wrong answer that no weakness excuses: what the problem says is a fact.
  bool is_fault = false;

  static Score Open(const Expectation& expected);
  static Score NotAnswered(const Expectation& expected);
  // Wrong is a fault of the program.
  static Score OfFact(const Expectation& expected, bool is_right);
  // Wrong is a matter of its strength.
  static Score OfChoice(const Expectation& expected, bool is_right);

  bool is_right() const { return verdict == Verdict::kRight; }
  bool is_wrong() const { return verdict == Verdict::kWrong; }
  // Points are shown only where a problem is worth others than one.
  bool shows_points() const { return most_points != 1; }
};

// Sums over answers.
struct ScoreTotals {
  int right = 0, wrong = 0, not_answered = 0;
  int faults = 0;  // among the wrong
  int64_t points = 0, most_points = 0;
  bool shows_points = false;

  void Add(const Score& score);
  // All but the open ones.
  int judged() const { return right + wrong + not_answered; }
  // "13 of 20 points"; empty where none are shown.
  std::string PointsText() const;
};

absl::string_view VerdictName(Score::Verdict verdict);
absl::StatusOr<Score::Verdict> ParseVerdict(absl::string_view name);

// Called for outcomes that ran.
using ScoreFunction = std::function<Score(const Problem&, const Outcome&)>;

// Of any outcome. What was interrupted was not asked to its end, and is open.
Score ScoreOutcome(const ScoreFunction& judge, const Problem& problem, const Outcome& outcome);

// From which depth and node of a search on its best move was a right one, if it was in the end.
inline constexpr char kRightDepthCounter[] = "right_depth";
inline constexpr char kRightNodesCounter[] = "right_nodes";

// Of a suite that asks for moves, by `best` and `avoid`: an answer that is no move, a resignation
// say, is wrong where a move is expected.
Score ScoreMove(const Problem& problem, const Outcome& outcome);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_CORE_SCORE_H_

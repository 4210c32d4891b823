// The score of an answer, judged by what the problem expects: right, wrong, not answered or open,
// and points.
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
    kNotAnswered,  // it crashed, timed out or broke the rules: nothing to judge
    // The problem states no right answer, or the program answered that it does not know.
    kOpen,
  };

  Verdict verdict = Verdict::kOpen;
  int64_t points = 0;
  int64_t most_points = 1;  // for the right answer
  // A wrong answer about a fact: it shows that the program is broken, not that it is weak.
  bool is_fault = false;

  static Score Open(const Expectation& expected);
  static Score NotAnswered(const Expectation& expected);
  // A wrong answer is a fault of the program.
  static Score OfFact(const Expectation& expected, bool is_right);
  // A wrong answer is a matter of the program's strength.
  static Score OfChoice(const Expectation& expected, bool is_right);

  bool is_right() const { return verdict == Verdict::kRight; }
  bool is_wrong() const { return verdict == Verdict::kWrong; }
  // Points are shown only if a problem is worth more than one.
  bool shows_points() const { return most_points != 1; }
};

// Sums over answers.
struct ScoreTotals {
  int right = 0, wrong = 0, not_answered = 0;
  int faults = 0;  // included in `wrong`
  int64_t points = 0, most_points = 0;
  bool shows_points = false;

  void Add(const Score& score);
  // All but the open ones.
  int judged() const { return right + wrong + not_answered; }
  // "13 of 20 points"; empty if points are not shown.
  std::string PointsText() const;
};

absl::string_view VerdictName(Score::Verdict verdict);
absl::StatusOr<Score::Verdict> ParseVerdict(absl::string_view name);

// Called for outcomes that ran.
using ScoreFunction = std::function<Score(const Problem&, const Outcome&)>;

// The score of any outcome. An interrupted problem was not asked to its end, so its score is open.
Score ScoreOutcome(const ScoreFunction& judge, const Problem& problem, const Outcome& outcome);

// Names of counters: the depth and the number of nodes from which on the best move of a search was
// a right one until its end. They are missing if the final move is wrong.
inline constexpr char kRightDepthCounter[] = "right_depth";
inline constexpr char kRightNodesCounter[] = "right_nodes";

// The score for suites that ask for moves, by `best` and `avoid`. If a move is expected, an answer
// that is no move, such as a resignation, is wrong.
Score ScoreMove(const Problem& problem, const Outcome& outcome);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_CORE_SCORE_H_

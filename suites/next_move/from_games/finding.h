// The results for the examined positions of one game. They contain all evidence, so that a report
// can be made again from the journal without asking a program.
#ifndef HAKARI_SUITES_NEXT_MOVE_FROM_GAMES_FINDING_H_
#define HAKARI_SUITES_NEXT_MOVE_FROM_GAMES_FINDING_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/core/move.h"
#include "suites/next_move/from_games/look.h"

namespace hakari::suites {

// The condition that a position fails, in the order in which they are checked; the last: it is a
// problem.
enum class Condition {
  kKnown,            // the position is in another suite
  kNothingToDecide,  // in check, a mate in one, or few moves
  kUnclear,          // at a quick look no move seems clearly best
  kPlain,            // at a quick look all judges play the move, and it captures or promotes
  kSeenByAll,        // at a quick look all judges play the move, which the game's lot excludes
  kNoOnlyMate,       // no mate is proved, or several moves mate
  kMateIsSeen,       // at a quick look too many judges play the mate
  kWonAnyway,        // a judge that misses the mate sees another move that wins as well
  kNotConfirmed,     // at a deep look too few judges find the same move clearly best
  kNotThePlayers,    // at a deep look the judge plays another move than the player did
  kNoTheme,          // no theme holds for the move
  kChosen,
};

struct ConditionInfo {
  Condition condition;
  absl::string_view name;   // one word, for journals
  absl::string_view about;  // for reports: "… positions: <about>"
};

const std::vector<ConditionInfo>& Conditions();
inline const ConditionInfo& InfoOf(Condition condition) {
  return Conditions()[static_cast<size_t>(condition)];
}

struct TriedPosition {
  int ply = 0;  // moves played before the position
  Condition end = Condition::kKnown;
  std::vector<Look> quick;  // one per judge
  std::vector<Look> deep;   // of the deepest stage, one per judge that was asked

  // Only for a problem:
  std::optional<Move> best;
  std::vector<std::string> by;      // the judges that confirm it
  std::vector<std::string> themes;  // names
  int score = 0, second = 0;        // of the first judge that confirms it
  std::vector<Move> line;           // the longest of the judges that confirm it; legal
};

// If the game has a problem, it is the last position.
using GameFinding = std::vector<TriedPosition>;

inline const TriedPosition* ProblemIn(const GameFinding& finding) {
  const bool has = !finding.empty() && finding.back().end == Condition::kChosen;
  return has ? &finding.back() : nullptr;
}

// One line of JSON, and back.
std::string FindingText(const GameFinding& finding);
absl::StatusOr<GameFinding> ParseFinding(absl::string_view text);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_NEXT_MOVE_FROM_GAMES_FINDING_H_

// What came of the positions of one game that were looked at: the evidence, kept whole, so that a
// journal holds it and a report can be drawn again without asking anybody.
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

// Why a position is no problem, in the order in which it is asked; the last: it is one.
enum class Condition {
  kKnown,            // another suite has the position
  kNothingToDecide,  // in check, a mate in one, or few moves
  kUnclear,          // at a quick look no move is in sight that may be clearly best
  kPlain,            // at a quick look all judges play it, and it captures or promotes
  kSeenByAll,        // at a quick look all play it, and the game's lot wants another kind
  kNotConfirmed,     // at a deep look too few judges find the same move clearly best
  kNotThePlayers,    // at a deep look the judge plays another move than the player did
  kNoTheme,          // no rule of a theme knows what the move is about
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
  int ply = 0;  // moves that were played before
  Condition end = Condition::kKnown;
  std::vector<Look> quick;  // one a judge
  std::vector<Look> deep;   // the deepest that were taken, one a judge as far as they were asked

  // Of a problem:
  std::optional<Move> best;
  std::vector<std::string> by;      // who confirm it
  std::vector<std::string> themes;  // names
  int score = 0, second = 0;        // of the first who confirms it
  std::vector<Move> line;           // the longest of those who confirm it; legal
};

// The last one is the game's problem, if it has one.
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

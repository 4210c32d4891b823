// The answer of a player.
#ifndef HAKARI_ENGINE_PLAYER_ANSWER_H_
#define HAKARI_ENGINE_PLAYER_ANSWER_H_

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/move.h"
#include "engine/mate/mate_result.h"
#include "engine/player/failure.h"
#include "engine/player/score.h"
#include "engine/player/times.h"
#include "engine/position/position.h"

namespace hakari::player {

// A line of play and its score, found during a search or at its end.
struct Line {
  std::optional<int> depth;
  std::optional<int> deepest;          // the ply of its deepest position
  std::optional<int> table_per_mille;  // how full its table is
  std::optional<int> rank;             // 1 is the best, of several lines
  std::optional<int64_t> nodes;
  std::optional<int64_t> time_ms;
  std::optional<Score> score;
  std::vector<Move> moves;  // legality not checked; the receiver has to
};

// Every counter is exact, that is, it depends only on the question and the player; otherwise it is
// left out.
inline constexpr char kNodesCounter[] = "nodes";
inline constexpr char kUncheckedCounter[] = "unchecked";  // 1: a mate's check gave up
// For a player that looks for the shortest mate: the plies of the mate, without interpositions that
// only delay it, and 1 if it is proved that there is no mate with fewer.
inline constexpr char kCountedPliesCounter[] = "counted_plies";
inline constexpr char kProvedShortestCounter[] = "proved_shortest";

struct Answer {
  enum class Kind {
    kUnknown,  // to a mate question: neither mate nor no mate
    kMove,
    kResign,
    kDeclare,  // the win by declaration; the caller's rules decide if it is valid
    kMate,     // lines[0] has its moves
    kNoMate,
  };

  std::optional<Failure> failure;  // if set, only `times` is valid besides
  Kind kind = Kind::kUnknown;
  Move move;                   // of kMove; it is legal
  std::optional<Move> ponder;  // the expected reply
  std::vector<Line> lines;     // best first; empty if the player reported none
  std::map<std::string, int64_t> counters;
  mate::StopReason reason = mate::StopReason::kNone;  // why the search stopped, if known
  std::string said;  // an engine's reply to `go mate`: "nomate", "timeout", "notimplemented", …
  bool overran = false;  // it exceeded its limits and answered only after `stop`
  Times times;

  static Answer Failed(FailureKind kind, std::string what);
  static Answer Plays(Move move);
  // For kinds without further data.
  static Answer Of(Kind kind);

  // 0 if it was not counted.
  int64_t Counter(const std::string& name) const;
};

// The first legal move in a fixed order, or a resignation if there is none: for players that have
// no better move.
Answer AnyMove(const Position& position);

}  // namespace hakari::player

#endif  // HAKARI_ENGINE_PLAYER_ANSWER_H_

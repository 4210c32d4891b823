// What a player answers.
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

// What a player has found so far, or found in the end: a line of play and what it leads to.
struct Line {
  std::optional<int> depth;
  std::optional<int> deepest;          // the ply of its deepest position
  std::optional<int> table_per_mille;  // how full its table is
  std::optional<int> rank;             // 1 is the best, of several lines
  std::optional<int64_t> nodes;
  std::optional<int64_t> time_ms;
  std::optional<Score> score;
  std::vector<Move> moves;  // whoever hears of them checks their legality
};

// Every counter is exact: it depends on the question and the player alone, or it is left out.
inline constexpr char kNodesCounter[] = "nodes";
inline constexpr char kUncheckedCounter[] = "unchecked";  // 1: the check of a mate gave up
// Of a player that looks for the shortest mate: its plies, where interpositions that only delay do
// not count, and 1 if it is proved that there is none with fewer.
inline constexpr char kCountedPliesCounter[] = "counted_plies";
inline constexpr char kProvedShortestCounter[] = "proved_shortest";

struct Answer {
  enum class Kind {
    kUnknown,  // to a question for a mate: neither
    kMove,
    kResign,
    kDeclare,  // the win by declaration; whether it is one, the asker's rules say
    kMate,     // lines[0] has its moves
    kNoMate,
  };

  std::optional<Failure> failure;  // then nothing else counts but the times
  Kind kind = Kind::kUnknown;
  Move move;                   // of kMove; it is legal
  std::optional<Move> ponder;  // the reply that it expects
  std::vector<Line> lines;     // best first; empty if it said nothing
  std::map<std::string, int64_t> counters;
  mate::StopReason reason = mate::StopReason::kNone;  // why it knows no more, if it says so
  std::string said;  // the word of an engine to a mate: "nomate", "timeout", "notimplemented", …
  bool overran = false;  // it went on beyond its limits, and answered only when told to stop
  Times times;

  static Answer Failed(FailureKind kind, std::string what);
  static Answer Plays(Move move);
  // Of kinds that say all.
  static Answer Of(Kind kind);

  // 0 if it was not counted.
  int64_t Counter(const std::string& name) const;
};

// The first legal move in a fixed order, or a resignation: of players that know nothing better.
Answer AnyMove(const Position& position);

}  // namespace hakari::player

#endif  // HAKARI_ENGINE_PLAYER_ANSWER_H_

// A player as a program of a suite: a problem becomes a question, an answer an outcome.
//
// Asked for a move the answer is the move ("7g7f", "resign", "win"), the line is the principal
// variation. Asked for a mate it is "mate", "nomate" or "unknown", the line is the mate's, and
// `plies` its length. The counters are the player's: `nodes` as far as they were counted, and
// `unchecked` where the check of an answer gave up. Where the problem says which moves are right,
// `depth` and `score` (centipawns unless the player counts otherwise) of the best line are counted
// too, and from where on the right one stayed (suites/core/score.h). Every failure is an outcome of
// its own status.
#ifndef HAKARI_SUITES_ENGINES_PROGRAMS_PLAYER_PROGRAM_H_
#define HAKARI_SUITES_ENGINES_PROGRAMS_PLAYER_PROGRAM_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "engine/player/player.h"
#include "suites/core/program.h"

namespace hakari::engines {

inline constexpr char kMateAnswer[] = "mate";
inline constexpr char kNoMateAnswer[] = "nomate";
inline constexpr char kUnknownAnswer[] = "unknown";

struct Asked {
  player::Question::Kind kind = player::Question::Kind::kMove;
  std::optional<uint64_t> usual_nodes;  // where the limits name none
  std::string transcript_folder;        // of failures, <problem>.txt; empty: they are not kept
};

// Those that players know of.
player::Limits PlayerLimits(const suites::Limits& limits);

std::unique_ptr<suites::Program> MakePlayerProgram(std::unique_ptr<player::Player> player,
                                                   Asked asked);

suites::ProgramSpec PlayerProgram(player::PlayerSpec player, Asked asked);

}  // namespace hakari::engines

#endif  // HAKARI_SUITES_ENGINES_PROGRAMS_PLAYER_PROGRAM_H_

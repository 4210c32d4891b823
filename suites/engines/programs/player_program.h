// A player as a program of a suite: a problem becomes a question, an answer becomes an outcome.
//
// If the question is for a move, the answer is the move ("7g7f", "resign", "win"), and the line is
// the principal variation. If it is for a mate, the answer is "mate", "nomate" or "unknown", the
// line is the mate's, and the counter `plies` is its length. The other counters are the player's:
// `nodes` (if the player counts none, 0 for a mate and missing for a move), and `unchecked` if the
// check of an answer gave up. If the problem says which moves are right, there are further
// counters: `depth` and `score` of the best line (centipawns unless the player counts otherwise),
// and from where on the best move stayed right (suites/core/score.h). A failure becomes an outcome
// with the status of its kind.
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
  std::optional<uint64_t> usual_nodes;  // used if the limits name none
  std::string transcript_folder;        // for failures, <problem>.txt; empty: none are kept
};

// The limits in the terms of players; a time becomes byoyomi.
player::Limits PlayerLimits(const suites::Limits& limits);

std::unique_ptr<suites::Program> MakePlayerProgram(std::unique_ptr<player::Player> player,
                                                   Asked asked);

suites::ProgramSpec PlayerProgram(player::PlayerSpec player, Asked asked);

}  // namespace hakari::engines

#endif  // HAKARI_SUITES_ENGINES_PROGRAMS_PLAYER_PROGRAM_H_

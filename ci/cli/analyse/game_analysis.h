// Analyses a game move by move: what a player would have played in each position, and how much each
// played move loses against that.
#ifndef HAKARI_CI_CLI_ANALYSE_GAME_ANALYSIS_H_
#define HAKARI_CI_CLI_ANALYSE_GAME_ANALYSIS_H_

#include <atomic>
#include <functional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/core/color.h"
#include "engine/core/move.h"
#include "engine/notation/record.h"
#include "engine/player/answer.h"
#include "engine/player/limits.h"
#include "engine/player/player.h"
#include "engine/position/position.h"

namespace hakari::cli {

struct AnalysedMove {
  int ply = 0;  // the number of the move in the game, from 1
  Position before;
  Square previous = kNoSquare;  // the destination of the previous move
  Move played;
  player::Line best;    // of the player's own choice
  player::Line answer;  // after the played move
  int loss = 0;         // centipawns, 0 or more; a mate counts as player::kMateCentipawns

  bool agrees() const { return !best.moves.empty() && best.moves[0] == played; }
};

struct AnalysisPlan {
  player::Limits
      limits;  // of each question; a move that is not the player's choice needs two questions
  int from = 1, to = 1 << 20;  // plies, both included
};

struct SideSummary {
  int moves = 0;
  int agreed = 0;
  int lost = 0;      // centipawns in total; each move counts at most kMostCounted
  int mistakes = 0;  // moves that lose kMistake or more
};
inline constexpr int kMistake = 200;
inline constexpr int kMostCounted = 1000;

SideSummary Summarise(const std::vector<AnalysedMove>& moves, Color side);

// Analyses the main line of the record. An error of the player, or `stop`, ends it. `done` is
// called after each completed move.
absl::StatusOr<std::vector<AnalysedMove>> AnalyseGame(
    const notation::GameRecord& record, player::Player& player, const AnalysisPlan& plan,
    const std::atomic<bool>* stop, const std::function<void(int done, int of)>& done);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_ANALYSE_GAME_ANALYSIS_H_

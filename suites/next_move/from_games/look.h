// One program's view of a position: its move, the line after it, and the scores of its move and of
// the next best one.
#ifndef HAKARI_SUITES_NEXT_MOVE_FROM_GAMES_LOOK_H_
#define HAKARI_SUITES_NEXT_MOVE_FROM_GAMES_LOOK_H_

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/core/move.h"
#include "engine/player/game.h"
#include "engine/player/player.h"
#include "suites/match/game/match_clock.h"

namespace hakari::suites {

struct Look {
  std::optional<Move> move;         // none: it resigned or declared a win
  std::optional<int> score;         // centipawns for the side to move; every mate counts the same
  std::optional<Move> second_move;  // its next best move, if reported
  std::optional<int> second;        // the score of second_move
  int64_t nodes = 0;                // 0: not reported
  std::vector<Move> line;           // begins with the move
};

// Asks a player with an empty memory. A player of several lines gives everything except what a
// cut-off search did not reach; another player gives the move and the line, but no scores yet.
// kAborted, with the reason: the player failed.
absl::StatusOr<Look> TakeLook(player::Player& player, const player::Game& game,
                              const match::Allowance& allowance, const std::atomic<bool>& cancel);

// For players of one line: gets the scores of the look's move and of each rival by a search after
// each of them, with the same effort, so that all are searched equally deep. The best rival becomes
// the second move. Without a rival that is a different move the look keeps no scores.
absl::Status WeighRivals(player::Player& player, const player::Game& game,
                         const match::Allowance& allowance, const std::vector<Move>& rivals,
                         Look& look, const std::atomic<bool>& cancel);

// "7g7f 512 2g2f 40 100000 7g7f 3c3d": move, score, second move and its score, nodes, line, with
// "-" for missing values; and back.
std::string LookText(const Look& look);
absl::StatusOr<Look> ParseLook(absl::string_view text);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_NEXT_MOVE_FROM_GAMES_LOOK_H_

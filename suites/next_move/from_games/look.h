// What a program sees in a position: its move, how it goes on, and how much better than its next
// best move it thinks it is.
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
  std::optional<Move> move;         // none: it resigned, or declared its win
  std::optional<int> score;         // centipawns for the side to move; every mate counts the same
  std::optional<Move> second_move;  // its next best, as far as it told
  std::optional<int> second;        // what that is worth
  int64_t nodes = 0;                // 0: not told
  std::vector<Move> line;           // begins with the move
};

// From an empty memory. Of a player of several lines all is known but what a search that was cut
// off did not get to; of another the move and the line, and what they are worth: nothing yet.
// kAborted, with what it was: the player failed.
absl::StatusOr<Look> TakeLook(player::Player& player, const player::Game& game,
                              const match::Allowance& allowance, const std::atomic<bool>& cancel);

// For players of one line: asks what the move is worth, and what each rival is, by a search after
// each of them with the same effort, so that all are searched as deep as each other. The best rival
// becomes the second. Without a rival that is another move nothing is told.
absl::Status WeighRivals(player::Player& player, const player::Game& game,
                         const match::Allowance& allowance, const std::vector<Move>& rivals,
                         Look& look, const std::atomic<bool>& cancel);

// "7g7f 512 2g2f 40 100000 7g7f 3c3d": move, score, second move and its score, nodes, line, with
// "-" for what is not there; and back.
std::string LookText(const Look& look);
absl::StatusOr<Look> ParseLook(absl::string_view text);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_NEXT_MOVE_FROM_GAMES_LOOK_H_

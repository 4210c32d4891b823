// Statistics on how moves did elsewhere in the tree, used for move ordering. The newest cut-offs
// count most. They belong to the memory of the game.
#ifndef HAKARI_ENGINE_SEARCH_MEMORY_HISTORIES_H_
#define HAKARI_ENGINE_SEARCH_MEMORY_HISTORIES_H_

#include <array>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <type_traits>

#include "engine/core/move.h"
#include "engine/core/piece.h"
#include "engine/position/position.h"
#include "engine/search/values/score.h"

namespace hakari::search {

// A kind of piece and the square it goes to, as one index.
inline constexpr int kPieceTos = kKindCount * kSquareCount;
inline int PieceTo(PieceKind kind, Square to) { return kind * kSquareCount + to; }
// The kind that moves; must be called before the move is made.
inline PieceKind MovedKind(const Position& position, Move move) {
  return move.is_drop() ? move.drop_kind() : KindOf(position.at(move.from()));
}
inline int PieceTo(const Position& position, Move move) {
  return PieceTo(MovedKind(position, move), move.to());
}

// A decaying mean: each bonus pulls the value towards +-kHistoryLimit by its share of the limit.
inline constexpr int kHistoryLimit = 16384;
inline void AddBonus(int16_t& value, int bonus) {
  value = static_cast<int16_t>(value + bonus - value * std::abs(bonus) / kHistoryLimit);
}

// One row: how moves did after a certain move.
using PieceToHistory = std::array<int16_t, kPieceTos>;

struct Histories {
  // Clears in place, since the histories take twelve megabytes.
  void Clear() { std::memset(static_cast<void*>(this), 0, sizeof(*this)); }

  // By color, and by whether the move is a drop.
  std::array<std::array<PieceToHistory, 2>, 2> quiet = {};
  // By color, piece, square and captured kind.
  std::array<std::array<std::array<int16_t, kKindCount>, kPieceTos>, 2> capture = {};
  // `reply`: after the opponent's last move; `follow_up`: after our own move before that.
  std::array<std::array<PieceToHistory, kPieceTos>, 2> reply = {};
  std::array<std::array<PieceToHistory, kPieceTos>, 2> follow_up = {};
  // The quiet move that refuted a move, by the color that replies.
  std::array<std::array<Move, kPieceTos>, 2> counter = {};
};
static_assert(std::is_trivially_copyable_v<Histories>, "cleared as bytes");

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_MEMORY_HISTORIES_H_

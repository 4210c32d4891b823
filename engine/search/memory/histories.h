// What moves did elsewhere in the tree, by which they are put in order: the newest cut-offs count
// most. All of it belongs to the game's memory.
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
// Before the move is made.
inline PieceKind MovedKind(const Position& position, Move move) {
  return move.is_drop() ? move.drop_kind() : KindOf(position.at(move.from()));
}
inline int PieceTo(const Position& position, Move move) {
  return PieceTo(MovedKind(position, move), move.to());
}

// A mean that forgets: each bonus pulls towards +-kHistoryLimit by its share of it.
inline constexpr int kHistoryLimit = 16384;
inline void AddBonus(int16_t& value, int bonus) {
  value = static_cast<int16_t>(value + bonus - value * std::abs(bonus) / kHistoryLimit);
}

// One row: what moves did after a certain move.
using PieceToHistory = std::array<int16_t, kPieceTos>;

struct Histories {
  // In place: there are twelve megabytes of them.
  void Clear() { std::memset(static_cast<void*>(this), 0, sizeof(*this)); }

  // By color and whether the move is a drop.
  std::array<std::array<PieceToHistory, 2>, 2> quiet = {};
  // By color, piece, square and the kind that is taken.
  std::array<std::array<std::array<int16_t, kKindCount>, kPieceTos>, 2> capture = {};
  // After the opponent's last move, and after our own one before that.
  std::array<std::array<PieceToHistory, kPieceTos>, 2> reply = {};
  std::array<std::array<PieceToHistory, kPieceTos>, 2> follow_up = {};
  // The quiet move that answered a move of the color.
  std::array<std::array<Move, kPieceTos>, 2> counter = {};
};
static_assert(std::is_trivially_copyable_v<Histories>, "cleared as bytes");

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_MEMORY_HISTORIES_H_

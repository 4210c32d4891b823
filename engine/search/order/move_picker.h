// The moves of a node, best guesses first, made in stages so that a node that is cut early makes
// few of them:
//   1. the move from the table
//   2. captures, by what they take and what such captures did before; those that lose material wait
//   3. killers and the counter move
//   4. the other quiet moves, by their histories
//   5. the captures that lose material
// In check there are two: the table's move and all evasions. Of equal moves the least code is
// first, so that the order depends on no generator.
#ifndef HAKARI_ENGINE_SEARCH_ORDER_MOVE_PICKER_H_
#define HAKARI_ENGINE_SEARCH_ORDER_MOVE_PICKER_H_

#include <array>
#include <cstdint>

#include "engine/core/move.h"
#include "engine/movegen/move_list.h"
#include "engine/position/position.h"
#include "engine/search/memory/histories.h"
#include "engine/search/settings/settings.h"

namespace hakari::search {

// What the order of moves rests on. The rows are null where there is no such earlier move.
struct OrderHints {
  Move table_move;
  std::array<Move, 2> killers = {};
  Move counter;
  const PieceToHistory* reply = nullptr;
  const PieceToHistory* follow_up = nullptr;
};

// A pawn, bishop or rook that could promote and does not: its moves are those of the promoted piece
// and fewer. It helps in rare problems only.
bool RefusesPromotionUselessly(const Position& position, Move move);

// What a quiet move did so far, by all histories that are switched on; within +-kHistoryLimit * 3.
int QuietHistory(const Position& position, Move move, const OrderHints& hints,
                 const Histories& histories, const SearchSettings& settings);

class MovePicker {
 public:
  // Which moves are wanted besides the table's, which must be legal and one of them.
  enum class Wanted {
    kAll,
    kEvasions,         // all, of a side in check
    kCaptures,         // those that lose material last
    kWinningCaptures,  // those that lose material not at all
  };

  MovePicker(const Position& position, const OrderHints& hints, const Histories& histories,
             const SearchSettings& settings, Wanted wanted);

  // No move at the end.
  Move Next();
  // The quiet moves that are left are not wanted any more.
  void SkipQuiet() { skip_quiet_ = true; }

 private:
  enum class Stage { kTable, kMakeCaptures, kCaptures, kEarly, kMakeQuiet, kQuiet, kLosing, kEnd };

  void MakeCaptures();
  void MakeEvasions();
  void MakeQuiet();
  void Add(Move move, int score) { keys_[end_++] = score * (1 << 16) + (0xffff - move.code()); }
  // The best of the moves that are left; none at the end.
  Move TakeBest();
  Move NextCapture();
  Move NextEarly();
  bool IsEarly(Move move) const;
  int CaptureScore(Move move) const;
  bool Wants(Move move) const {
    return move != hints_.table_move &&
           !(settings_.useless_refusals > 0 && RefusesPromotionUselessly(position_, move));
  }

  const Position& position_;
  const OrderHints& hints_;
  const Histories& histories_;
  const SearchSettings& settings_;
  const Wanted wanted_;
  Stage stage_ = Stage::kTable;
  bool skip_quiet_ = false;
  int early_ = 0;
  int losing_ = 0;  // keys_[0, losing_) are captures that wait
  int next_ = 0;
  int end_ = 0;
  // The score in the upper half, 65535 less the move's code in the lower one.
  union {
    int32_t keys_[movegen::MoveList::kCapacity];
  };
};

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_ORDER_MOVE_PICKER_H_

// The moves of a node, best guesses first, generated in stages so that a node that is cut early
// generates few of them:
//   1. the move from the table
//   2. captures, by what they capture and how such captures did before, but not those that lose
//      material
//   3. killers and the counter move
//   4. the other quiet moves, by their histories
//   5. the captures that lose material
// In check there are two stages: the table's move and all evasions. Among equal moves the one with
// the least code is first, so that the order does not depend on a generator.
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

// The inputs of move ordering. A row is null if there is no such earlier move.
struct OrderHints {
  Move table_move;
  std::array<Move, 2> killers = {};
  Move counter;
  const PieceToHistory* reply = nullptr;
  const PieceToHistory* follow_up = nullptr;
};

// Whether a pawn, bishop or rook could promote and does not. The promoted piece has the same moves
// and more, so refusing helps in rare problems only.
bool RefusesPromotionUselessly(const Position& position, Move move);

// The sum of all histories of a quiet move that are switched on; within +-kHistoryLimit * 3.
int QuietHistory(const Position& position, Move move, const OrderHints& hints,
                 const Histories& histories, const SearchSettings& settings);

class MovePicker {
 public:
  // The moves that are wanted besides the table's move, which must be legal and of this kind.
  enum class Wanted {
    kAll,
    kEvasions,         // all, of a side in check
    kCaptures,         // those that lose material last
    kWinningCaptures,  // without those that lose material
  };

  MovePicker(const Position& position, const OrderHints& hints, const Histories& histories,
             const SearchSettings& settings, Wanted wanted);

  // Returns the next move; no move at the end.
  Move Next();
  // Leaves out the remaining quiet moves.
  void SkipQuiet() { skip_quiet_ = true; }

 private:
  enum class Stage { kTable, kMakeCaptures, kCaptures, kEarly, kMakeQuiet, kQuiet, kLosing, kEnd };

  void MakeCaptures();
  void MakeEvasions();
  void MakeQuiet();
  void Add(Move move, int score) { keys_[end_++] = score * (1 << 16) + (0xffff - move.code()); }
  // Takes the best remaining move; no move at the end.
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
  int losing_ = 0;  // keys_[0, losing_) are captures for the last stage
  int next_ = 0;
  int end_ = 0;
  // The upper half is the score, the lower half is 65535 minus the code of the move.
  union {
    int32_t keys_[movegen::MoveList::kCapacity];
  };
};

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_ORDER_MOVE_PICKER_H_

// Quiescence search: plays out captures and the other moves that the settings name until none is
// left, so that no position is evaluated in the middle of an exchange. The search, studies of
// evaluations and learning all use this one class.
#ifndef HAKARI_ENGINE_SEARCH_QUIESCENCE_H_
#define HAKARI_ENGINE_SEARCH_QUIESCENCE_H_

#include "engine/core/move.h"
#include "engine/movegen/move_list.h"
#include "engine/search/board.h"
#include "engine/search/memory/histories.h"
#include "engine/search/memory/table.h"
#include "engine/search/settings/settings.h"
#include "engine/search/values/effort.h"
#include "engine/search/values/lines.h"

namespace hakari::search {

class Quiescence {
 public:
  // `table` may be null: then nothing is remembered.
  Quiescence(Board& board, Effort& effort, Lines& lines, const SearchSettings& settings,
             const Histories& histories, Table* table)
      : board_(board),
        effort_(effort),
        lines_(lines),
        settings_(settings),
        rules_(settings.quiescence),
        histories_(histories),
        table_(table) {}

  // The score of the board's position within the window, or a bound beyond it. Meaningless once the
  // effort is stopped.
  int Search(int alpha, int beta) { return Node(alpha, beta, 0); }

 private:
  // The state of a node, shared by the functions below.
  struct Here {
    int ply;  // from the start of quiescence
    int alpha, beta;
    bool evades;  // in check, and every evasion is tried
    int stand;    // the score without a move
    int best;
    Move best_move;
  };

  int Node(int alpha, int beta, int ply);
  // Sets the score without a move; true if that is enough.
  bool Stand(Here& here, const TableEntry* entry);
  void TryMoves(Here& here, const TableEntry* entry);
  void TryQuiet(Here& here);
  // Tries the moves that are quiet and wanted. True if the node is cut, or the search has ended.
  template <typename Wanted>
  bool TryEach(Here& here, movegen::MoveList& moves, Wanted wanted);
  // True if the node is cut, or the search has ended.
  bool Try(Here& here, Move move);

  bool OnlyRecaptures(int ply) const { return rules_.recaptures > 0 && ply >= rules_.recaptures; }
  // The table is used where a node's moves depend on its position and ply only.
  bool Remembers(int ply) const { return table_ != nullptr && !OnlyRecaptures(ply); }
  bool TableAnswers(const TableEntry& entry, const Here& here, int& score) const;
  Move UsableMove(const Here& here, const TableEntry* entry) const;
  // Whether a capture cannot reach alpha. If so, its upper bound counts for the score of the node.
  bool IsFutile(Here& here, Move move);

  Board& board_;
  Effort& effort_;
  Lines& lines_;
  const SearchSettings& settings_;
  const QuiescenceSettings& rules_;
  const Histories& histories_;
  Table* const table_;
};

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_QUIESCENCE_H_

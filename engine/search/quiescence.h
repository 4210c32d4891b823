// Quiescence: captures and what else the settings name are played out until nothing of the kind is
// left, so that no position is judged in the middle of an exchange. One function for everything
// that needs it: the search, studies of evaluations, learning.
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
  // Without a table nothing is remembered.
  Quiescence(Board& board, Effort& effort, Lines& lines, const SearchSettings& settings,
             const Histories& histories, Table* table)
      : board_(board),
        effort_(effort),
        lines_(lines),
        settings_(settings),
        rules_(settings.quiescence),
        histories_(histories),
        table_(table) {}

  // The score of the board's position within the window, or a bound beyond it. Means nothing once
  // the effort is stopped.
  int Search(int alpha, int beta) { return Node(alpha, beta, 0); }

 private:
  // Where a node stands: what the functions below share.
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
  // Those of the moves that are quiet and wanted. True if the node is cut, or the search has ended.
  template <typename Wanted>
  bool TryEach(Here& here, movegen::MoveList& moves, Wanted wanted);
  // True if the node is cut, or the search has ended.
  bool Try(Here& here, Move move);

  bool OnlyRecaptures(int ply) const { return rules_.recaptures > 0 && ply >= rules_.recaptures; }
  // The table is asked where a node's moves follow from its position and ply alone.
  bool Remembers(int ply) const { return table_ != nullptr && !OnlyRecaptures(ply); }
  bool TableAnswers(const TableEntry& entry, const Here& here, int& score) const;
  Move UsableMove(const Here& here, const TableEntry* entry) const;
  // A capture that cannot reach alpha: the most that it can reach counts for the node.
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

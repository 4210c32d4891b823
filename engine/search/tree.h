// Principal variation search: the nodes between the root and quiescence.
#ifndef HAKARI_ENGINE_SEARCH_TREE_H_
#define HAKARI_ENGINE_SEARCH_TREE_H_

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "absl/base/attributes.h"
#include "engine/core/move.h"
#include "engine/movegen/movegen.h"
#include "engine/search/board.h"
#include "engine/search/memory/memory.h"
#include "engine/search/memory/table.h"
#include "engine/search/order/move_picker.h"
#include "engine/search/quiescence.h"
#include "engine/search/settings/settings.h"
#include "engine/search/values/effort.h"
#include "engine/search/values/lines.h"
#include "engine/search/values/node.h"
#include "engine/search/values/pruned_nodes.h"
#include "engine/search/values/score.h"

namespace hakari::search {

// A move of the root, with the results of the current iteration.
struct RootMove {
  Move move;
  int score = -kInfiniteScore;     // none yet in this iteration
  int previous = -kInfiniteScore;  // score of the iteration before
  int depth = 0;                   // of the iteration that found the line
  int deepest = 0;                 // the ply of its deepest node
  Bound bound = Bound::kNone;
  std::vector<Move> line;  // begins with the move
};

class Tree {
 public:
  // `pruned` keeps a sample of the nodes that reverse futility cuts; null: no sample.
  Tree(Board& board, Effort& effort, GameMemory& memory, const SearchSettings& settings,
       PrunedNodes* pruned = nullptr);

  // Searches moves[first..] of the root, at which the board must be. Moves that raise alpha get
  // their scores and lines. Returns the best score, which is meaningless once the effort is
  // stopped.
  int Root(int depth, int alpha, int beta, std::vector<RootMove>& moves, size_t first);

  // The score of the node at which the board is, as for any node; not for the root.
  int Below(int depth, int alpha, int beta) { return Search(depth, alpha, beta, true); }

  // A mating line for the side to move, found within the budget of the depth, or within `nodes` if
  // these are more; empty if none was found.
  std::vector<Move> ProveMate(int depth, uint64_t nodes);
  // A mating line for the other side after a move of the root; empty if none was found.
  std::vector<Move> ProveMateAfter(Move move, uint64_t nodes);

 private:
  // The data of a ply that it and deeper plies read.
  struct Frame {
    std::array<Move, 2> killers = {};
    Move excluded;           // left out while the others are searched for singular extension
    int piece_to = kNoMove;  // of the move made here
    int evaluation = kUnknown;
    bool repeats = false;  // the score depends on a repetition
  };
  static constexpr int kNoMove = -1;  // a pass, or nothing yet
  static constexpr int kUnknown = kInfiniteScore;

  // The state of a node during its search.
  struct Node {
    NodeFacts facts;
    uint64_t key = 0;
    int ply = 0;
    std::optional<TableEntry> entry;
    int entry_score = 0;
    int mate_effort = 0;
    OrderHints hints;
    std::optional<movegen::CheckTest> check_test;  // created for the first move
    int best = -kInfiniteScore;
    Move best_move;
    bool best_repeats = false;
    int searched = 0;  // moves
    // Moves tried without a cut, for the histories.
    static constexpr int kTried = 48;
    std::array<Move, kTried> quiet;
    std::array<Move, kTried> captures;
    int quiet_count = 0, capture_count = 0;
  };

  int Search(int depth, int alpha, int beta, bool expects_cut);
  int SearchMoves(Node& node);
  bool EndsHere(int& score);

  // The nodes for the mate search here if depth alone gives `by_depth`; 0 if that is no more than
  // `asked` came to when it was asked before. Not inlined, since few nodes need it.
  ABSL_ATTRIBUTE_NOINLINE uint64_t MateNodes(uint64_t by_depth, uint64_t asked);
  ABSL_ATTRIBUTE_NOINLINE std::vector<Move> AskMateSearch(uint64_t nodes);
  ABSL_ATTRIBUTE_NOINLINE void LookForThreatmate(Node& node);

  // Each returns the node's score if it settles the node.
  std::optional<int> AskTable(Node& node);
  std::optional<int> LookForMate(Node& node);
  std::optional<int> PruneByDynamicMargin(Node& node);
  std::optional<int> PruneOtherwise(Node& node);
  std::optional<int> TryPass(const Node& node);
  std::optional<int> TryProbcut(Node& node);
  std::optional<int> Prune(Node& node);

  int CutByMargin(const Node& node);
  int CountForMargins(Node& node, int candidate);
  void EvaluateNode(Node& node);
  void CollectHints(Node& node);
  Move NextMove(const Node& node, MovePicker& picker);
  MoveFacts FactsOf(Node& node, Move move) const;
  bool PrunesMove(const Node& node, const MoveFacts& move, MovePicker& picker);
  int Extension(Node& node, const MoveFacts& move, std::optional<int>& cut);
  // The score of a move that has just been made.
  int SearchMade(const Node& node, const MoveFacts& move, int depth);
  // True if the node is cut.
  bool Take(Node& node, const MoveFacts& move, int score);
  void NoteRoot(const Node& node, Move move, int score);
  void LearnFrom(const Node& node);
  void Store(const Node& node);
  void Do(Move move, bool gives_check);

  Board& board_;
  Effort& effort_;
  GameMemory& memory_;
  const SearchSettings& settings_;
  Lines lines_;
  Quiescence quiescence_;
  std::array<Frame, kMaxPly + 3> frames_;
  std::vector<RootMove>* root_moves_ = nullptr;
  size_t next_root_move_ = 0;
  int iteration_depth_ = 0;
  PrunedNodes* const pruned_;
  int counted_around_ = -1;  // the largest candidate of the counted nodes above this one
};

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_TREE_H_

#include "engine/search/search.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/position/attacks.h"
#include "engine/position/declaration.h"
#include "engine/search/board.h"
#include "engine/search/techniques/root_mate.h"
#include "engine/search/tree.h"

namespace hakari::search {
namespace {

Position RootOf(const SearchQuestion& question) {
  Position root = question.start;
  for (Move move : question.moves) root.DoMove(move);
  return root;
}

absl::Status Refused(absl::string_view why) {
  return absl::InvalidArgumentError(absl::StrCat("this cannot be searched: ", why));
}

absl::Status CheckPosition(const Position& position) {
  for (Color color : kColors) {
    if (position.king(color) == kNoSquare) {
      return Refused(absl::StrCat(color == kBlack ? "black" : "white", " has no king"));
    }
  }
  constexpr const char* kNames[] = {"",        "pawns",   "lances", "knights",
                                    "silvers", "bishops", "rooks",  "golds"};
  for (PieceKind kind : kHandKinds) {
    int pieces = position.pieces(kind).Count();
    if (CanPromote(kind)) pieces += position.pieces(Promote(kind)).Count();
    for (Color color : kColors) pieces += position.hand(color).Count(kind);
    if (pieces > PiecesInSet(kind)) {
      return Refused(absl::StrCat("there are ", pieces, " ", kNames[kind],
                                  " on the board and in hand; a set has ", PiecesInSet(kind)));
    }
  }
  if (InCheck(position, Opponent(position.side_to_move()))) {
    return Refused("the side that is not to move is in check");
  }
  return absl::OkStatus();
}

// Iterative deepening: one search from its first depth to its last.
class Deepening {
 public:
  Deepening(const SearchQuestion& question, const SearchSettings& settings,
            const eval::Weights& weights, GameMemory& memory, SearchListener* listener)
      : question_(question),
        settings_(settings),
        listener_(listener),
        board_(question.start, question.moves, weights),
        effort_(question.limits, listener),
        pruned_(question.pruned_kept),
        tree_(board_, effort_, memory, settings, question.pruned_kept > 0 ? &pruned_ : nullptr),
        own_mate_(settings.root_mate),
        defence_(settings.root_defence) {}

  SearchResult Run() {
    SearchResult result;
    if (settings_.declaration > 0 && CanDeclareWin(board_.position())) {
      result.end = SearchEnd::kDeclaration;
      return result;
    }
    ListMoves();
    if (moves_.empty()) return result;
    Deepen();
    return Finish(std::move(result));
  }

 private:
  size_t lines_wanted() const {
    return std::min(moves_.size(), static_cast<size_t>(question_.lines));
  }

  void ListMoves() {
    movegen::MoveList legal;
    movegen::GenerateLegal(board_.position(), legal);
    std::sort(legal.begin(), legal.end());
    for (Move move : legal) {
      const bool wanted =
          question_.root_moves.empty()
              ? !(settings_.useless_refusals > 0 &&
                  RefusesPromotionUselessly(board_.position(), move))
              : std::count(question_.root_moves.begin(), question_.root_moves.end(), move) > 0;
      if (!wanted) continue;
      RootMove root;
      root.move = move;
      root.line.reserve(kMaxPly + 1);
      root.line.assign(1, move);
      moves_.push_back(std::move(root));
    }
  }

  void Deepen() {
    for (int depth = 1; depth <= question_.limits.depth; ++depth) {
      const Move before = moves_[0].move;
      for (RootMove& move : moves_) {
        move.previous = move.score;
        move.score = -kInfiniteScore;
      }
      if (ProvesMate(depth)) return;
      for (size_t first = 0; first < lines_wanted() && !effort_.stopped(); ++first) {
        SearchLineOf(depth, first);
      }
      while (!effort_.stopped() && BestMoveIsMated()) SearchWithoutBest(depth);
      if (effort_.stopped()) KeepWhatIsKnown();
      OrderLines();
      if (effort_.stopped()) return;
      if (MateIsSure(depth)) return;
      if (listener_ != nullptr &&
          listener_->StopAfter(LineOf(0), depth > 1 && before == moves_[0].move,
                               static_cast<int>(moves_.size()))) {
        return;
      }
    }
  }

  // Not used with several lines, since the mate search finds only one.
  bool ProvesMate(int depth) {
    if (question_.lines > 1 || !question_.root_moves.empty() || board_.in_check()) return false;
    std::vector<Move> proof = tree_.ProveMate(depth, own_mate_.Take(effort_.nodes()));
    if (proof.empty()) return false;
    const auto at = std::find_if(moves_.begin(), moves_.end(),
                                 [&](const RootMove& root) { return root.move == proof[0]; });
    if (at == moves_.end()) return false;
    at->score = ProvedMateAt(0);
    at->bound = Bound::kExact;
    at->depth = depth;
    at->deepest = static_cast<int>(proof.size());
    at->line = std::move(proof);
    std::rotate(moves_.begin(), at, at + 1);
    Tell(0);
    return true;
  }

  // Whether the opponent is proved to mate after the best move. Like ProvesMate(), not used with
  // several lines.
  bool BestMoveIsMated() {
    if (question_.lines > 1 || moves_.size() == 1 || IsDecided(moves_[0].score)) return false;
    if (moves_[0].move != defended_) defence_.Restart();
    defended_ = moves_[0].move;
    const uint64_t nodes = defence_.Take(effort_.nodes());
    return nodes > 0 && !tree_.ProveMateAfter(defended_, nodes).empty();
  }

  // Searches this depth again without the best move, which loses.
  void SearchWithoutBest(int depth) {
    moves_.erase(moves_.begin());
    for (RootMove& move : moves_) {
      move.previous = std::max(move.score, move.previous);
      move.score = -kInfiniteScore;
    }
    SearchLineOf(depth, 0);
  }

  // Searches one of the best lines, with a window around its last score that is widened when the
  // score lies outside.
  void SearchLineOf(int depth, size_t first) {
    constexpr int kFirstDepth = 4;
    constexpr int kWidest = 2000;
    int half = settings_.aspiration;
    const int previous = moves_[first].previous;
    int alpha = -kInfiniteScore, beta = kInfiniteScore;
    if (half > 0 && depth >= kFirstDepth && !IsDecided(previous) && previous > -kInfiniteScore) {
      alpha = previous - half;
      beta = previous + half;
    }
    effort_.ResetDeepest();
    while (true) {
      const int score = tree_.Root(depth, alpha, beta, moves_, first);
      Order(first);
      if (effort_.stopped()) return;
      const bool missed = score <= alpha || score >= beta;
      Tell(first);
      if (!missed || (alpha == -kInfiniteScore && beta == kInfiniteScore)) return;
      ++effort_.counters.window_researches;
      half *= 3;
      const bool wide = half > kWidest || IsDecided(score);
      if (score <= alpha) alpha = wide ? -kInfiniteScore : score - half;
      if (score >= beta) beta = wide ? kInfiniteScore : score + half;
    }
  }

  void Order(size_t first) {
    std::stable_sort(moves_.begin() + static_cast<ptrdiff_t>(first), moves_.end(),
                     [](const RootMove& a, const RootMove& b) {
                       return a.score != b.score ? a.score > b.score : a.previous > b.previous;
                     });
  }

  // A later line may get a better score than one before it, since each search changes the table and
  // the histories for the next.
  void OrderLines() {
    std::stable_sort(moves_.begin(), moves_.begin() + static_cast<ptrdiff_t>(lines_wanted()),
                     [](const RootMove& a, const RootMove& b) { return a.score > b.score; });
  }

  // The search ended within a depth: lines finished at this depth stay. If no move was finished,
  // the order and the scores of the last depth hold.
  void KeepWhatIsKnown() {
    for (RootMove& move : moves_) {
      if (move.score == -kInfiniteScore) move.score = move.previous;
    }
    if (moves_[0].score == -kInfiniteScore) moves_[0].score = board_.Evaluate();
  }

  // A mate so short that a search of this depth would have found every shorter mate and every way
  // out.
  bool MateIsSure(int depth) const {
    const int score = moves_[0].score;
    return question_.lines == 1 && IsCountedMate(score) && kMateScore - std::abs(score) <= depth;
  }

  SearchLine LineOf(size_t rank) const {
    const RootMove& move = moves_[rank];
    return {move.depth, move.deepest, move.score, move.bound, move.line};
  }

  void Tell(size_t rank) {
    if (listener_ != nullptr) {
      listener_->OnLine(LineOf(rank), static_cast<int>(rank) + 1, effort_.nodes());
    }
  }

  SearchResult Finish(SearchResult result) {
    result.end = SearchEnd::kMove;
    result.move = moves_[0].move;
    for (size_t rank = 0; rank < lines_wanted(); ++rank) {
      // If the search ends this early, there may be only one line.
      if (rank > 0 && moves_[rank].score == -kInfiniteScore) break;
      result.lines.push_back(LineOf(rank));
    }
    result.nodes = effort_.nodes();
    result.counters = effort_.counters;
    result.pruned = std::move(pruned_);
    return result;
  }

  const SearchQuestion& question_;
  const SearchSettings& settings_;
  SearchListener* const listener_;
  Board board_;
  Effort effort_;
  PrunedNodes pruned_;
  Tree tree_;
  GrowingBudget own_mate_, defence_;
  Move defended_;  // the move that the last call about a defence was about
  std::vector<RootMove> moves_;
};

}  // namespace

absl::Status CheckQuestion(const SearchQuestion& question) {
  const Position root = RootOf(question);
  const absl::Status position = CheckPosition(root);
  if (!position.ok()) return position;
  if (question.limits.nodes == 0) return Refused("a limit of 0 nodes allows no move");
  if (question.limits.depth < 1) return Refused("a limit of depth 0 allows no move");
  if (question.lines < 1) return Refused("0 lines were asked for");
  if (question.pruned_kept < 0) return Refused("the number of pruned nodes to keep is negative");
  for (Move move : question.root_moves) {
    if (!movegen::IsLegal(root, move)) {
      return Refused("one of the moves to which the search is restricted is not legal");
    }
  }
  return absl::OkStatus();
}

SearchResult Search(const SearchQuestion& question, const SearchSettings& settings,
                    const eval::Weights& weights, GameMemory& memory, SearchListener* listener) {
  memory.table().NextSearch();
  if (settings.dynamic.mode > 0) KeepToCandidates(memory.margins(), settings.dynamic);
  // On the heap: it is large, and most of it is used.
  SearchResult result =
      std::make_unique<Deepening>(question, settings, weights, memory, listener)->Run();
  if (settings.dynamic.mode > 0) result.margins = memory.margins();
  return result;
}

}  // namespace hakari::search

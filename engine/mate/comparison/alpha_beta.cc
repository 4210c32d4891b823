#include "engine/mate/comparison/alpha_beta.h"

#include <algorithm>
#include <cstddef>
#include <limits>

#include "engine/mate/comparison/node_budget.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"

namespace hakari::mate {
namespace {

using Answer = MateAnswer;

// Searches one position at increasing depths. The moves of both sides are kept on one stack and the
// lines found so far on another, so that a frame of the recursion stays small.
class AlphaBeta {
 public:
  // `book`: where to write what is proved, if anywhere.
  AlphaBeta(const Position& root, const MateLimits& limits, ProofBook* book)
      : position_(root), budget_(limits), book_(book) {}

  // Unknown if the depth or the budget is too small.
  Answer Attack(int plies_left, int ply) {
    if (!budget_.Spend(ply)) return Answer::kUnknown;
    Answer best = Answer::kNoMate;
    const Family checks = Expand(movegen::GenerateChecks);
    for (size_t i = checks.first; i < checks.end && best != Answer::kMate; ++i) {
      const Answer answer = After(moves_[i], [&] { return Defend(plies_left - 1, ply + 1); });
      if (budget_.stopped()) return Answer::kUnknown;
      if (answer == Answer::kMate) TakeLine(ply, moves_[i]);
      if (answer != Answer::kNoMate) best = answer;
    }
    return Leave(checks, best, ply);
  }

  const NodeBudget& budget() const { return budget_; }
  // The line of the mate just found.
  const std::vector<Move>& line() const { return lines_[0]; }

 private:
  struct Family {
    size_t first;
    size_t end;
  };

  Answer Defend(int plies_left, int ply) {
    if (!budget_.Spend(ply)) return Answer::kUnknown;
    if (plies_left == 0 && movegen::HasLegalMove(position_)) return Answer::kUnknown;
    Line(ply).clear();
    Answer best = Answer::kMate;
    const Family evasions = Expand(movegen::GenerateEvasions);
    for (size_t i = evasions.first; i < evasions.end && best == Answer::kMate; ++i) {
      best = After(moves_[i], [&] { return Attack(plies_left - 1, ply + 1); });
      if (budget_.stopped()) return Answer::kUnknown;
      if (best == Answer::kMate && Line(ply + 1).size() >= Line(ply).size()) {
        TakeLine(ply, moves_[i]);
      }
    }
    return Leave(evasions, best, ply);
  }

  // The moves of `generate`, least code first.
  Family Expand(void (*generate)(const Position&, movegen::MoveList&)) {
    const size_t first = moves_.size();
    movegen::MoveList moves;
    generate(position_, moves);
    std::sort(moves.begin(), moves.end());
    moves_.insert(moves_.end(), moves.begin(), moves.end());
    return {first, moves_.size()};
  }

  Answer Leave(Family family, Answer answer, int ply) {
    moves_.resize(family.first);
    if (book_ != nullptr && answer != Answer::kUnknown) {
      const bool mates = answer == Answer::kMate;
      book_->Write(position_, {answer, mates ? static_cast<int>(Line(ply).size()) : 0});
    }
    return answer;
  }

  template <typename Search>
  Answer After(Move move, Search search) {
    const Undo undo = position_.DoMove(move);
    const Answer answer = search();
    position_.UndoMove(move, undo);
    return answer;
  }

  // The mating line from the node at this ply.
  std::vector<Move>& Line(int ply) {
    if (lines_.size() <= static_cast<size_t>(ply) + 1) lines_.resize(static_cast<size_t>(ply) + 2);
    return lines_[static_cast<size_t>(ply)];
  }
  void TakeLine(int ply, Move move) {
    const std::vector<Move> rest = Line(ply + 1);
    Line(ply).assign(1, move);
    Line(ply).insert(Line(ply).end(), rest.begin(), rest.end());
  }

  Position position_;
  NodeBudget budget_;
  ProofBook* const book_;
  std::vector<Move> moves_;
  std::vector<std::vector<Move>> lines_;
};

}  // namespace

MateResult AlphaBetaSolver::Solve(const Position& root, const MateLimits& limits) {
  root_ = root;
  depth_ = 0;
  is_written_ = false;
  MateResult result;
  AlphaBeta search(root, limits, nullptr);
  for (int depth = 1; result.answer == MateAnswer::kUnknown && !search.budget().stopped();
       depth += 2) {
    result.answer = search.Attack(depth, 0);
    depth_ = depth;
  }
  result.reason = search.budget().reason();
  result.nodes = search.budget().nodes();
  if (result.answer == MateAnswer::kMate) result.line = search.line();
  if (result.answer == MateAnswer::kUnknown) depth_ = 0;
  return result;
}

KnownAnswer AlphaBetaSolver::Known(const Position& position) const {
  if (!is_written_) {
    is_written_ = true;
    book_.Clear(root_.side_to_move());
    MateLimits same_again;
    same_again.nodes = std::numeric_limits<uint64_t>::max();
    same_again.plies = depth_;
    if (depth_ != 0) AlphaBeta(root_, same_again, &book_).Attack(depth_, 0);
  }
  return book_.Find(position);
}

}  // namespace hakari::mate

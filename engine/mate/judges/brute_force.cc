#include "engine/mate/judges/brute_force.h"

#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"

namespace hakari::mate {
namespace {

class BruteForce {
 public:
  BruteForce(const Position& root, uint64_t nodes) : position_(root), nodes_left_(nodes) {}

  MateAnswer Attack(int plies) {
    movegen::MoveList checks;
    movegen::GenerateChecks(position_, checks);
    if (!checks.empty() && !MayGoDeeper(plies)) return MateAnswer::kUnknown;
    MateAnswer best = MateAnswer::kNoMate;
    for (const Move check : checks) {
      const MateAnswer answer = After(check, [&] { return Defend(plies - 1); });
      if (answer == MateAnswer::kMate) return answer;
      if (answer == MateAnswer::kUnknown) best = answer;
    }
    return best;
  }

 private:
  MateAnswer Defend(int plies) {
    movegen::MoveList evasions;
    movegen::GenerateEvasions(position_, evasions);
    if (!evasions.empty() && !MayGoDeeper(plies)) return MateAnswer::kUnknown;
    MateAnswer best = MateAnswer::kMate;
    for (const Move evasion : evasions) {
      const MateAnswer answer = After(evasion, [&] { return Attack(plies - 1); });
      if (answer == MateAnswer::kNoMate) return answer;
      if (answer == MateAnswer::kUnknown) best = answer;
    }
    return best;
  }

  bool MayGoDeeper(int plies) {
    if (plies == 0 || nodes_left_ == 0) return false;
    --nodes_left_;
    return true;
  }

  template <typename Search>
  MateAnswer After(Move move, Search search) {
    const Undo undo = position_.DoMove(move);
    const MateAnswer answer = search();
    position_.UndoMove(move, undo);
    return answer;
  }

  Position position_;
  uint64_t nodes_left_;
};

}  // namespace

BruteForceAnswer ProveByBruteForce(const Position& root, int plies, uint64_t nodes) {
  for (int depth = 1; depth <= plies; depth += 2) {
    const MateAnswer answer = BruteForce(root, nodes).Attack(depth);
    if (answer == MateAnswer::kMate) return {answer, depth};
    if (answer == MateAnswer::kNoMate) return {answer, 0};
  }
  return {};
}

}  // namespace hakari::mate

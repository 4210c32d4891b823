#include "suites/perft/perft_program.h"

#include <algorithm>
#include <atomic>
#include <memory>
#include <optional>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/movegen/perft.h"

namespace hakari::suites {
namespace {

constexpr int kDeepest = 20;  // far beyond what anyone can wait for

// Looks at `stop` between the moves of the root; nothing if it was set.
std::optional<uint64_t> Leaves(Position& position, int depth, const std::atomic<bool>& stop) {
  movegen::MoveList moves;
  movegen::GenerateLegal(position, moves);
  if (depth == 1) return moves.size();
  uint64_t leaves = 0;
  for (Move move : moves) {
    if (stop) return std::nullopt;
    const Undo undo = position.DoMove(move);
    leaves += movegen::Perft(position, depth - 1);
    position.UndoMove(move, undo);
  }
  return leaves;
}

class PerftRunner : public Program {
 public:
  Outcome Run(const Problem& problem, const Limits& limits,
              const std::atomic<bool>& stop) override {
    int depth = 0;
    if (!absl::SimpleAtoi(problem.Note("depth").value_or(""), &depth) || depth < 1 ||
        depth > kDeepest) {
      return Outcome::Refused(absl::StrCat("expected the note depth=1 to depth=", kDeepest));
    }
    Position position = problem.position();
    depth = static_cast<int>(std::min<uint64_t>(depth, limits.depth.value_or(depth)));
    return Count(position, depth, limits.nodes.value_or(UINT64_MAX), stop);
  }

 private:
  static Outcome Count(Position& position, int depth, uint64_t enough_leaves,
                       const std::atomic<bool>& stop) {
    if (depth < 1) return Outcome::Refused("the limit on depth leaves nothing to count");
    Outcome outcome;
    for (int ply = 1;; ++ply) {
      const std::optional<uint64_t> leaves = Leaves(position, ply, stop);
      if (!leaves) return Outcome::Stopped();
      if (ply == depth || *leaves >= enough_leaves) {
        outcome.answer = absl::StrCat(*leaves);
        outcome.counters["depth"] = static_cast<uint64_t>(ply);
        return outcome;
      }
      outcome.counters[absl::StrCat("ply_", ply)] = *leaves;
    }
  }
};

}  // namespace

ProgramSpec PerftProgram() {
  return {"hakari", "perft/1",
          [](const std::atomic<bool>&) { return std::make_unique<PerftRunner>(); }};
}

}  // namespace hakari::suites

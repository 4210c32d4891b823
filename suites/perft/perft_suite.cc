#include "suites/perft/perft_suite.h"

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

Score ScorePerft(const Problem& problem, const Outcome& outcome) {
  const Expectation& expected = problem.expected;
  const auto leaves = expected.leaves.find(static_cast<int>(outcome.Counter("depth").value_or(0)));
  if (leaves == expected.leaves.end()) return Score::Open(expected);
  return Score::OfFact(expected, outcome.answer == absl::StrCat(leaves->second));
}

constexpr int kDeepest = 20;  // far deeper than can be counted in reasonable time

// Checks `stop` between the moves of the root; returns nothing if it was set.
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
    if (depth < 1) return Outcome::Refused("the depth limit is 0; give 1 or more");
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

Suite PerftSuite() {
  Suite suite;
  suite.name = "perft";
  suite.about = "Leaves of the game tree: is the move generator right?";
  suite.problem_files = {"suites/perft/well_known.sfen", "suites/perft/random.sfen"};
  suite.programs = {PerftProgram()};
  suite.default_limits.depth = 6;
  suite.slice_limits.depth = 6;
  suite.slice_limits.nodes = 1000;
  suite.score = ScorePerft;
  return suite;
}

ProgramSpec PerftProgram() {
  return {"hakari", "perft/1",
          [](const std::atomic<bool>&) { return std::make_unique<PerftRunner>(); }};
}

}  // namespace hakari::suites

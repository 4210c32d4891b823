#include "suites/perft/perft_suite.h"

#include "absl/strings/str_cat.h"
#include "suites/perft/perft_program.h"

namespace hakari::suites {
namespace {

Score ScorePerft(const Problem& problem, const Outcome& outcome) {
  const Expectation& expected = problem.expected;
  const auto leaves = expected.leaves.find(static_cast<int>(outcome.Counter("depth").value_or(0)));
  if (leaves == expected.leaves.end()) return Score::Open(expected);
  return Score::OfFact(expected, outcome.answer == absl::StrCat(leaves->second));
}

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

}  // namespace hakari::suites

#include "suites/perft/perft_suite.h"

#include "absl/strings/str_cat.h"
#include "suites/perft/perft_program.h"

namespace hakari::suites {
namespace {

// Published counts are in the notes, `leaves_<depth>=<count>`.
Score ScorePerft(const Problem& problem, const Outcome& outcome) {
  const std::optional<int64_t> depth = outcome.Counter("depth");
  if (!depth) return Score::kOpen;
  const auto published = problem.Note(absl::StrCat("leaves_", *depth));
  if (!published) return Score::kOpen;
  return *published == outcome.answer ? Score::kRight : Score::kWrong;
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
  suite.wrong_is_fault = true;
  return suite;
}

}  // namespace hakari::suites

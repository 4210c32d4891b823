#include "suites/mate/mate_suite.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "suites/mate/mate_program.h"

namespace hakari::suites {
namespace {

// Unknown is never wrong.
Score ScoreMate(const Problem& problem, const Outcome& outcome) {
  const Expectation& expected = problem.expected;
  if (!expected.is_mate || outcome.answer == kUnknownAnswer) return Score::Open(expected);
  return Score::OfFact(expected,
                       outcome.answer == (*expected.is_mate ? kMateAnswer : kNoMateAnswer));
}

Suite SuiteOf(const char* name, const char* about, std::vector<std::string> files, uint64_t nodes,
              uint64_t slice_nodes) {
  Suite suite;
  suite.name = name;
  suite.about = about;
  suite.problem_files = std::move(files);
  suite.programs = MatePrograms();
  suite.engine_program = MateEngineProgram;
  suite.default_limits.nodes = nodes;
  suite.slice_limits.nodes = slice_nodes;
  suite.score = ScoreMate;
  return suite;
}

}  // namespace

Suite MateSuite() {
  return SuiteOf("mate", "10000 positions from the ends of games: is there a mate?",
                 {"suites/mate/positions.sfen"}, 10'000, 200);
}

Suite ClassicsSuite() {
  return SuiteOf("classics", "Famous mate problems of up to 1525 plies",
                 {"suites/mate/classics.sfen"}, 1'000'000, 10'000);
}

Suite ThemesSuite() {
  return SuiteOf("themes", "Small mate problems, each about one rule of the game",
                 {"suites/mate/themes.sfen", "suites/mate/composed.sfen"}, 100'000, 10'000);
}

}  // namespace hakari::suites

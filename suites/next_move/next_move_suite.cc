#include "suites/next_move/next_move_suite.h"

#include "suites/engines/programs/search_programs.h"
#include "suites/engines/programs/usi_program.h"
#include "suites/next_move/given_problems.h"

namespace hakari::suites {

Suite NextMoveSuite() {
  Suite suite;
  suite.name = "next_move";
  suite.about = "Problems by book and theme: which move is right?";
  suite.problem_files = {"suites/next_move/examples.sfen"};
  suite.programs = engines::SearchPrograms();
  suite.engine_program = engines::UsiSearchProgram;
  suite.default_limits.nodes = 20'000;
  suite.slice_limits.nodes = 1'000;
  suite.heeds_time = true;
  suite.score = ScoreMove;
  suite.tally = {"book", "theme"};
  suite.read_given = ReadGivenProblems;
  return suite;
}

}  // namespace hakari::suites

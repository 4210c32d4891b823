#include "suites/middlegame/middlegame_suite.h"

#include "suites/engines/programs/search_programs.h"
#include "suites/engines/programs/usi_program.h"

namespace hakari::suites {

Suite MiddlegameSuite() {
  Suite suite;
  suite.name = "middlegame";
  suite.about = "200 positions from the middle of games: which move does an engine play?";
  suite.problem_files = {"suites/middlegame/positions.sfen"};
  suite.programs = engines::SearchPrograms();
  suite.engine_program = engines::UsiSearchProgram;
  suite.default_limits.nodes = 20'000;
  suite.slice_limits.nodes = 1'000;
  suite.heeds_time = true;
  suite.score = ScoreMove;
  return suite;
}

}  // namespace hakari::suites

#include "suites/middlegame/middlegame_suite.h"

#include "absl/status/statusor.h"
#include "engine/player/player.h"
#include "suites/engines/programs/player_program.h"
#include "suites/engines/programs/usi_program.h"
#include "suites/engines/search_player.h"

namespace hakari::suites {
namespace {

// Our search with settings that are written in its own code, so they are read without fail.
ProgramSpec SearchProgram(const char* name, const char* settings) {
  absl::StatusOr<player::PlayerSpec> player = engines::SearchPlayerSpec(name, settings);
  return engines::PlayerProgram(*std::move(player), engines::Asked());
}

}  // namespace

Suite MiddlegameSuite() {
  Suite suite;
  suite.name = "middlegame";
  suite.about = "200 positions from the middle of games: which move does an engine play?";
  suite.problem_files = {"suites/middlegame/positions.sfen"};
  suite.programs = {SearchProgram("search", "default"), SearchProgram("frozen1", "frozen1")};
  suite.engine_program = engines::UsiSearchProgram;
  suite.default_limits.nodes = 20'000;
  suite.slice_limits.nodes = 1'000;
  suite.score = ScoreMove;
  return suite;
}

}  // namespace hakari::suites

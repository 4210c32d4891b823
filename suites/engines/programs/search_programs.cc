#include "suites/engines/programs/search_programs.h"

#include <utility>

#include "absl/status/statusor.h"
#include "engine/player/player.h"
#include "suites/engines/programs/player_program.h"
#include "suites/engines/search_player.h"

namespace hakari::engines {
namespace {

// The settings are constants in this file, so reading them cannot fail.
suites::ProgramSpec SearchProgram(const char* name, const char* settings) {
  absl::StatusOr<player::PlayerSpec> player = SearchPlayerSpec(name, settings);
  return PlayerProgram(*std::move(player), Asked());
}

}  // namespace

std::vector<suites::ProgramSpec> SearchPrograms() {
  return {SearchProgram("search", "default"), SearchProgram("frozen1", "frozen1")};
}

}  // namespace hakari::engines

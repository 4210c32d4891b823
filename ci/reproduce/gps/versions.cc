#include "ci/reproduce/gps/versions.h"

#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/hash/content_hash.h"
#include "base/status/macros.h"
#include "engine/player/player.h"
#include "suites/engines/programs/player_program.h"
#include "suites/engines/typed_search.h"

namespace hakari::reproduce {
namespace {

struct Usual {
  const char *typed, *about, *beside, *golden;
};

constexpr Usual kUsual[] = {
    {"search:frozen1,EvalFile=material1", "pieces alone", "material_and_alpha", "material1"},
    {"search:frozen1", "weights set by hand", "autumn_2008", "ground1"},
    {"search:frozen1,EvalFile=learned1", "weights learned from games", "may_2009", "learned1"},
    {"search", "the search and the weights as they are today", "august_2009", ""},
};

}  // namespace

absl::StatusOr<EngineVersion> SearchVersion(absl::string_view typed, uint64_t table_mib) {
  HAKARI_ASSIGN_OR_RETURN(player::PlayerSpec player, engines::TypedSearch(typed, table_mib));
  EngineVersion version;
  version.typed = std::string(typed);
  // The name is part of file names.
  player.identity.name =
      absl::StrCat("search-", LineChecksum(player.identity.configuration).substr(0, 8));
  version.program = engines::PlayerProgram(std::move(player), engines::Asked());
  return version;
}

absl::StatusOr<std::vector<EngineVersion>> UsualVersions() {
  std::vector<EngineVersion> versions;
  for (const Usual& usual : kUsual) {
    HAKARI_ASSIGN_OR_RETURN(EngineVersion version, SearchVersion(usual.typed));
    version.about = usual.about;
    version.beside = usual.beside;
    version.golden = usual.golden;
    versions.push_back(std::move(version));
  }
  return versions;
}

}  // namespace hakari::reproduce

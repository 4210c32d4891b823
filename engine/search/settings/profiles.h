// Settings under a name that never change again, together with the weights that belong to them:
// what goldens pin. The default may move; a profile may not.
#ifndef HAKARI_ENGINE_SEARCH_SETTINGS_PROFILES_H_
#define HAKARI_ENGINE_SEARCH_SETTINGS_PROFILES_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/search/settings/settings.h"

namespace hakari::search {

struct Profile {
  std::string name;
  SearchSettings settings;
  std::string weights;            // of engine/eval, by name
  uint64_t weights_checksum = 0;  // which they must have
};

// Those that were frozen, in the order of time.
const std::vector<Profile>& Profiles();

// An unknown name is an error that names the known ones.
absl::StatusOr<const Profile*> FindProfile(absl::string_view name);

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_SETTINGS_PROFILES_H_

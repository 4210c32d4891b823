// Named settings that never change, together with their weights. Goldens use them. The default
// settings may change; a profile may not.
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
  std::string weights;            // the name of weights in engine/eval
  uint64_t weights_checksum = 0;  // the checksum of these weights
};

// All profiles, oldest first.
const std::vector<Profile>& Profiles();

// An unknown name is an error that lists the known names.
absl::StatusOr<const Profile*> FindProfile(absl::string_view name);

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_SETTINGS_PROFILES_H_

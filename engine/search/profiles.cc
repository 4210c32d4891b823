#include "engine/search/profiles.h"

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace hakari::search {

const std::vector<Profile>& Profiles() {
  static const auto& profiles = *new std::vector<Profile>();
  return profiles;
}

absl::StatusOr<const Profile*> FindProfile(absl::string_view name) {
  for (const Profile& profile : Profiles()) {
    if (profile.name == name) return &profile;
  }
  return absl::InvalidArgumentError(
      absl::StrCat("the search has no profile '", name, "'; it has default, plain",
                   absl::StrJoin(Profiles(), "", [](std::string* out, const Profile& profile) {
                     absl::StrAppend(out, ", ", profile.name);
                   })));
}

}  // namespace hakari::search

#include "engine/search/settings/configuration.h"

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "engine/eval/default_weights.h"
#include "engine/search/settings/profiles.h"

namespace hakari::search {

absl::StatusOr<Configuration> ParseConfiguration(absl::string_view text) {
  HAKARI_ASSIGN_OR_RETURN(const SearchSettings settings, ParseSettings(text));
  const absl::string_view first = text.substr(0, text.find(','));
  for (const Profile& profile : Profiles()) {
    if (profile.name != first) continue;
    const eval::Weights* weights = eval::ShippedWeights(profile.weights);
    if (weights == nullptr || weights->checksum() != profile.weights_checksum) {
      return absl::FailedPreconditionError(absl::StrCat(
          "profile ", profile.name, " was frozen with a different version of the weights ",
          profile.weights, " than the shipped one"));
    }
    return Configuration{settings, *weights};
  }
  return Configuration{settings, eval::DefaultWeights()};
}

}  // namespace hakari::search

// Parses settings and the weights that go with them from one text.
#ifndef HAKARI_ENGINE_SEARCH_SETTINGS_CONFIGURATION_H_
#define HAKARI_ENGINE_SEARCH_SETTINGS_CONFIGURATION_H_

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/eval/weights.h"
#include "engine/search/settings/settings.h"

namespace hakari::search {

struct Configuration {
  SearchSettings settings;
  eval::Weights weights;
};

// Reads the text as ParseSettings() does. The weights are those of the profile if the text begins
// with one, else the default weights. It is an error if the weights of a profile differ from those
// that it was frozen with.
absl::StatusOr<Configuration> ParseConfiguration(absl::string_view text);

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_SETTINGS_CONFIGURATION_H_

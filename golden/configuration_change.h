// How one configuration differs from another, for messages: a search has dozens of settings, of
// which few change.
#ifndef HAKARI_GOLDEN_CONFIGURATION_CHANGE_H_
#define HAKARI_GOLDEN_CONFIGURATION_CHANGE_H_

#include <string>

#include "absl/strings/string_view.h"

namespace hakari::golden {

// "null_move=3 was null_move=2", "root_mate=0, root_defence=0 are new", "probcut=5 is gone".
// `is` and `was` are lists of words with blanks or commas between them.
std::string ConfigurationChange(absl::string_view was, absl::string_view is);

}  // namespace hakari::golden

#endif  // HAKARI_GOLDEN_CONFIGURATION_CHANGE_H_

// "Did you mean": the known word nearest to a mistyped one.
#ifndef HAKARI_BASE_TEXT_SUGGESTION_H_
#define HAKARI_BASE_TEXT_SUGGESTION_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"

namespace hakari {

// The least number of letters inserted, removed, replaced or swapped with a neighbour.
int EditDistance(absl::string_view a, absl::string_view b);

// The nearest word, the first of equals; empty if even that one is too different to have been
// meant.
std::optional<std::string> NearestWord(absl::string_view typed,
                                       const std::vector<std::string>& words);

}  // namespace hakari

#endif  // HAKARI_BASE_TEXT_SUGGESTION_H_

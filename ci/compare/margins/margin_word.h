// A margin of reverse futility as typed, and the settings of our search that it stands for.
//
//   150, 150cp       150 centipawns at depth 1 and at depth 2; a pawn is 100
//   150/300          at depth 1, and at depth 2
//   paper:50         50 in the unit of Noguchi's paper, whose pawn is 20: 250 centipawns
//   dynamic:97.5     the margin that the search adopts: one with a precision above 97.5 % so far
//   off              no reverse futility
#ifndef HAKARI_CI_COMPARE_MARGINS_MARGIN_WORD_H_
#define HAKARI_CI_COMPARE_MARGINS_MARGIN_WORD_H_

#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/search/settings/settings.h"

namespace hakari::compare {

struct MarginWord {
  std::string shown;  // in both units: "250 centipawns (the paper's 50)"
  // Names and values, ordered so that they can be set one by one: at no step is the margin of depth
  // 1 larger than that of depth 2.
  std::vector<std::pair<std::string, std::string>> settings;
};

// `base`: the search in which the margin will be set. If its reverse futility is off, a margin cuts
// at depths 1 and 2, as in the paper.
absl::StatusOr<MarginWord> ReadMargin(absl::string_view word, const search::SearchSettings& base);

}  // namespace hakari::compare

#endif  // HAKARI_CI_COMPARE_MARGINS_MARGIN_WORD_H_

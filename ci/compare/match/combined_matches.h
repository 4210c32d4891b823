// Combines several matches into one, to rate all players of any of them.
#ifndef HAKARI_CI_COMPARE_MATCH_COMBINED_MATCHES_H_
#define HAKARI_CI_COMPARE_MATCH_COMBINED_MATCHES_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "ci/compare/match/match_file.h"

namespace hakari::compare {

struct CombinedMatches {
  MatchFile whole;             // all players against each other; many pairings may have no games
  int64_t repeated_pairs = 0;  // left out: the same games of the same players
};

// Players are the same if their engines, settings, files and limits are. If different players share
// a name, the limits or a number are appended to the name of the later one. Errors name the file:
// it cannot be read, is listed twice, or was played by other rules than the first.
absl::StatusOr<CombinedMatches> CombineMatches(const std::vector<std::string>& paths);

}  // namespace hakari::compare

#endif  // HAKARI_CI_COMPARE_MATCH_COMBINED_MATCHES_H_

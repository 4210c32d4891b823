// Several matches as one, for ratings of all who played in any of them.
#ifndef HAKARI_CI_COMPARE_MATCH_COMBINED_MATCHES_H_
#define HAKARI_CI_COMPARE_MATCH_COMBINED_MATCHES_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "ci/compare/match/match_file.h"

namespace hakari::compare {

struct CombinedMatches {
  MatchFile whole;             // everybody against everybody; many may never have met
  int64_t repeated_pairs = 0;  // that show nothing new: the same games of the same players
};

// Players are the same if their engines, settings, files and limits are; one that only shares its
// name with another gets its limits or a number to it. An error names the file: it cannot be read,
// is there twice, or was played by other rules than the first.
absl::StatusOr<CombinedMatches> CombineMatches(const std::vector<std::string>& paths);

}  // namespace hakari::compare

#endif  // HAKARI_CI_COMPARE_MATCH_COMBINED_MATCHES_H_

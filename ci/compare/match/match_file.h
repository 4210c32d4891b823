// Reads match files, and merges those of shards.
#ifndef HAKARI_CI_COMPARE_MATCH_MATCH_FILE_H_
#define HAKARI_CI_COMPARE_MATCH_MATCH_FILE_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "suites/match/play_match.h"
#include "suites/match/played_pair.h"

namespace hakari::compare {

struct MatchFile {
  match::MatchSummary match;             // its plan has as many pairs as were begun
  std::vector<match::PlayedPair> pairs;  // in the order of the match
};

// Errors name the file, and the pair if one is at fault.
absl::StatusOr<MatchFile> ReadMatchFile(const std::string& path);

// Merges the pairs of shards into the file `whole`, which may hold some of them already. Adds
// nothing and returns an error if a file is of another match, a pair is missing, or a pair occurs
// with different games.
absl::Status MergeMatchFiles(const std::vector<std::string>& shards, const std::string& whole);

}  // namespace hakari::compare

#endif  // HAKARI_CI_COMPARE_MATCH_MATCH_FILE_H_

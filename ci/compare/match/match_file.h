// Match files read back: a match that was played, wherever its pairs are.
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

// An error names the file and, if one is at fault, the pair.
absl::StatusOr<MatchFile> ReadMatchFile(const std::string& path);

// Puts the pairs of shards into one file, which may have some already, or none of them and says
// why: a file is of another match, a pair is missing, or is there with other games.
absl::Status MergeMatchFiles(const std::vector<std::string>& shards, const std::string& whole);

}  // namespace hakari::compare

#endif  // HAKARI_CI_COMPARE_MATCH_MATCH_FILE_H_

// Strength over versions: the ratings of all players in a list of trials, relative to one of them,
// in the order in which they came into the list.
#ifndef HAKARI_CI_HISTORY_TRIALS_TRIAL_RATINGS_H_
#define HAKARI_CI_HISTORY_TRIALS_TRIAL_RATINGS_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/statistics/ratings.h"
#include "ci/history/trials/trial_list.h"

namespace hakari::history {

struct RatedVersion {
  std::string player;  // with its limits, and its commit where that says what it was
  std::string date;    // of its first trial
  int games = 0;
  Rating rating;
};

struct TrialRatings {
  std::string anchor;
  double anchor_elo = 0;
  std::vector<RatedVersion> players;  // by their first trials
  std::vector<std::string> apart;     // that nobody compares with the anchor
};

// A player is the same in two trials if its words and its limits are. Our own search changes from
// commit to commit unless it is a frozen profile, so it has its commit too. `anchor` is a part of
// the name of the player whose rating is given; empty: the second of the first trial. An error if
// nobody is called so.
absl::StatusOr<TrialRatings> RateTrials(const std::vector<Trial>& trials, const std::string& anchor,
                                        double anchor_elo);

// A line a version, then whom nothing compares.
std::string TrialRatingsText(const TrialRatings& ratings);

}  // namespace hakari::history

#endif  // HAKARI_CI_HISTORY_TRIALS_TRIAL_RATINGS_H_

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
  std::string player;  // with its limits, and its commit if it changes with commits
  std::string date;    // of its first trial
  int games = 0;
  Rating rating;
};

struct TrialRatings {
  std::string anchor;
  double anchor_elo = 0;
  std::vector<RatedVersion> players;  // in the order of their first trials
  std::vector<std::string> apart;     // players that no match connects with the anchor
};

// Two trials have the same player if its text and its limits are the same. Our own search changes
// from commit to commit unless it is a frozen profile, so its commit counts too. `anchor` is a part
// of the name of the player whose rating is given; empty: the second player of the first trial. An
// error if no player has such a name.
absl::StatusOr<TrialRatings> RateTrials(const std::vector<Trial>& trials, const std::string& anchor,
                                        double anchor_elo);

// A line per version, then the players that nothing compares.
std::string TrialRatingsText(const TrialRatings& ratings);

}  // namespace hakari::history

#endif  // HAKARI_CI_HISTORY_TRIALS_TRIAL_RATINGS_H_

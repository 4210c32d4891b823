// The scales of use 1 in play at a fixed depth, chosen so that all mate searches together take as
// much with a function as without. They are found from calls of the mate search that are recorded
// while the unmodified program replays games. Each is found once, even if several tables need it.
#ifndef HAKARI_CI_REPRODUCE_THESIS_PLAY_PLAY_SCALES_H_
#define HAKARI_CI_REPRODUCE_THESIS_PLAY_PLAY_SCALES_H_

#include <cstddef>
#include <map>
#include <vector>

#include "absl/status/statusor.h"
#include "ci/reproduce/margin_lab.h"
#include "ci/reproduce/reproduced.h"
#include "ci/reproduce/thesis/play/play_study.h"
#include "suites/predict/play/mate_calls.h"

namespace hakari::reproduce {

class PlayScales {
 public:
  // The scale in percent, for the function at a constant of 1. An error without a lab of games, or
  // if no call was recorded.
  absl::StatusOr<int> Of(const PlayRow& row, ReproduceContext& context);

  // The calls of the baseline, from games that trained no classifier. The pointer stays valid.
  absl::StatusOr<const std::vector<suites::RecordedCall>*> Calls(size_t baseline,
                                                                 ReproduceContext& context);
  // Stores recorded calls, so that nothing is replayed.
  void Keep(size_t baseline, std::vector<suites::RecordedCall> calls);

 private:
  std::map<size_t, std::vector<suites::RecordedCall>> calls_;
};

// The games of the rows. For a plan no scales are found, since the number of games does not depend
// on them.
absl::StatusOr<GamesNeeded> GamesOfRows(const std::vector<PlayRow>& rows, PlayScales& scales,
                                        ReproduceContext& context, GamesFor purpose);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_THESIS_PLAY_PLAY_SCALES_H_

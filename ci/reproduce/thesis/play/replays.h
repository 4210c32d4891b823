// Games thought through again under one setting of the search after the other
// (suites/predict/play), each run kept.
#ifndef HAKARI_CI_REPRODUCE_THESIS_PLAY_REPLAYS_H_
#define HAKARI_CI_REPRODUCE_THESIS_PLAY_REPLAYS_H_

#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "ci/reproduce/reproduced.h"
#include "suites/core/limits.h"
#include "suites/predict/experiments/experiment.h"
#include "suites/predict/play/game_replay.h"
#include "suites/predict/play/mate_calls.h"
#include "suites/predict/play/replay_program.h"

namespace hakari::reproduce {

class Replays {
 public:
  // So many games, each move within the limits. The context must outlive it.
  static absl::StatusOr<Replays> Of(const ReproduceContext& context, int games,
                                    const suites::Limits& limits);

  // All games, whichever shard this is: what other games hang on every shard must know. Of a shard
  // nothing is kept, since several may be at it.
  absl::StatusOr<std::vector<suites::Replay>> Run(const suites::ReplaySetting& setting) const;

  // "20 games of suites/corpus, depth=6 a move".
  std::string MeasuredOn() const;

 private:
  Replays(const ReproduceContext& context, suites::ExperimentSet games,
          const suites::Limits& limits)
      : context_(context), games_(std::move(games)), limits_(limits) {}

  const ReproduceContext& context_;
  suites::ExperimentSet games_;
  suites::Limits limits_;
};

// One game's calls after the other.
std::vector<suites::RecordedCall> CallsOf(const std::vector<suites::Replay>& games);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_THESIS_PLAY_REPLAYS_H_

// Replayed games (suites/predict/play): the positions of recorded games are searched again under
// one setting after the other. Each run is kept.
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
  // Replays `games` games, each move within the limits. The context must outlive the object.
  static absl::StatusOr<Replays> Of(const ReproduceContext& context, int games,
                                    const suites::Limits& limits);

  // Replays all games in every shard, since other games depend on the results. A shard keeps
  // nothing, since several shards may run at the same time.
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

// The calls of all games, game by game.
std::vector<suites::RecordedCall> CallsOf(const std::vector<suites::Replay>& games);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_THESIS_PLAY_REPLAYS_H_

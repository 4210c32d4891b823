// Games of use 1 against the unmodified program, with all numbers that the tables need: the result
// by pairs, and the costs of both sides, with intervals that draw whole pairs.
#ifndef HAKARI_CI_REPRODUCE_THESIS_PLAY_PLAY_RUN_H_
#define HAKARI_CI_REPRODUCE_THESIS_PLAY_PLAY_RUN_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "base/statistics/effect.h"
#include "base/statistics/sprt.h"
#include "ci/reproduce/thesis/play/game_costs.h"
#include "suites/engines/search_cost.h"
#include "suites/margins/margin_game.h"
#include "suites/match/game/played_game.h"

namespace hakari::reproduce {

using NumberOf = int64_t (*)(const engines::SearchCost& cost);
inline int64_t CpuNs(const engines::SearchCost& cost) { return cost.times.cpu_ns; }
inline int64_t MateCpuNs(const engines::SearchCost& cost) { return cost.times.mate_cpu_ns; }
inline int64_t GameCpuNs(const engines::SearchCost& cost) { return CpuNs(cost) - MateCpuNs(cost); }
inline int64_t GameNodes(const engines::SearchCost& cost) { return cost.counts.nodes; }
inline int64_t MateNodes(const engines::SearchCost& cost) { return cost.counts.mate_nodes; }
inline int64_t Positions(const engines::SearchCost& cost) { return cost.counts.positions; }
inline int64_t Decided(const engines::SearchCost& cost) { return cost.counts.decided; }

// A series has the two games of one opening. Use 1 is the first search.
class PlayRun {
 public:
  enum Side : size_t { kUse1, kUnmodified };

  // Returns an error if there are no games, or a series is not a pair. `pairs` must outlive the
  // run.
  static absl::StatusOr<PlayRun> Of(const std::vector<margins::GameSeries>& pairs);

  const std::vector<margins::GameSeries>& pairs() const { return *pairs_; }
  const match::Tally& games() const { return games_; }  // of use 1
  const PairCounts& outcomes() const { return outcomes_; }
  const std::vector<double>& scores() const { return scores_; }  // of each pair, per game

  // Use 1 divided by the unmodified program.
  absl::StatusOr<Effect> Ratio(NumberOf number, size_t third = kWholeGame) const;
  // The quotient of two numbers, such as time per node: use 1 divided by the unmodified program.
  absl::StatusOr<Effect> RatioEach(NumberOf number, NumberOf by) const;
  // A part divided by its whole, for one side.
  absl::StatusOr<Effect> Share(Side side, NumberOf part, NumberOf whole,
                               size_t third = kWholeGame) const;
  // The mean plies of games with `points` points for use 1; 0 if there are none.
  double MeanPlies(double points) const;

 private:
  // The games belong to a lab.
  explicit PlayRun(const std::vector<margins::GameSeries>& pairs) : pairs_(&pairs) {}

  const std::vector<margins::GameSeries>* pairs_;
  match::Tally games_;
  PairCounts outcomes_ = {};
  std::vector<double> scores_;
};

// The cost of both games together.
engines::SearchCost PairCost(const margins::GameSeries& pair, PlayRun::Side side, size_t third);

// The ratio of the processor times of one run, divided by that of another run over the same
// openings. An error if their numbers of pairs differ.
absl::StatusOr<Effect> TimeRatioBeside(const PlayRun& run, const PlayRun& other);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_THESIS_PLAY_PLAY_RUN_H_

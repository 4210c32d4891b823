// Rounds from live processes. In each round every benchmark runs on the base, on the candidate and
// on the base again, in a new random order, each in a fresh process on one processor.
#ifndef HAKARI_CI_GATE_LIVE_LIVE_ROUNDS_H_
#define HAKARI_CI_GATE_LIVE_LIVE_ROUNDS_H_

#include <cstdint>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "base/context/context.h"
#include "ci/gate/live/sampler.h"
#include "ci/gate/weighing.h"

namespace hakari::gate {

class LiveRounds : public RoundSource {
 public:
  // Sizes by benchmark. No round begins after the context's deadline.
  LiveRounds(const GateFolder& base, const GateFolder& candidate, const Sampler& sampler,
             std::map<std::string, SampleSize> sizes, const Context& context);

  absl::Status Measure(Stage stage, const std::vector<BenchRow*>& rows, int rounds) override;

 private:
  absl::Status MeasureRound(Stage stage, std::vector<BenchRow*> rows);
  // One of the three samples of a round.
  absl::Status TakeOne(const std::string& executable, BenchRow& row, int which, double& ns);
  size_t Draw(size_t below) { return static_cast<size_t>(random_() % below); }

  const GateFolder& base_;
  const GateFolder& candidate_;
  const Sampler& sampler_;
  const std::map<std::string, SampleSize> sizes_;
  const Context context_;
  std::mt19937_64 random_;  // the standard defines its sequence
  // The first answer of each benchmark on each side; all later answers must equal it.
  std::map<std::string, uint64_t> answers_;
};

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_LIVE_LIVE_ROUNDS_H_

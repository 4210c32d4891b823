// Rounds from a simulated machine, on which the slowdown of the candidate is known.
#ifndef HAKARI_CI_GATE_SAMPLES_FOR_TEST_H_
#define HAKARI_CI_GATE_SAMPLES_FOR_TEST_H_

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "base/statistics/effect.h"
#include "ci/gate/gate_report.h"
#include "ci/gate/weighing.h"

namespace hakari::gate {

// The true slowdown of the candidate in each stage; none: the stage has no rounds.
struct StrawBenchmark {
  std::optional<double> together = 0;
  std::optional<double> alone = 0;
  std::optional<double> other_order = 0;  // of linking
  double noise = 0.003;                   // the approximate spread of samples
};

// A change of the time with its interval.
inline Effect TimeEffect(double change, double low, double high) {
  return {"time", EffectUnit::kChange, change, {low, high}, 0.99};
}

// The same slowdown in every stage.
StrawBenchmark SlowerBy(double slower, double noise = StrawBenchmark().noise);

// New samples in every round; the same seed gives the same samples.
class StrawSource : public RoundSource {
 public:
  explicit StrawSource(uint64_t seed) : state_(seed) {}

  std::map<std::string, StrawBenchmark> benchmarks;
  int rounds_left = 1'000'000;   // after these the time is used up
  std::vector<std::string> log;  // "together pds,legal 20"

  absl::Status Measure(Stage stage, const std::vector<BenchRow*>& rows, int rounds) override;

 private:
  double Stray(double noise);

  uint64_t state_;
};

// A row without samples.
BenchRow RowNamed(const std::string& name);

// A gate of one benchmark, pds/mate, weighed and concluded.
GateReport Weighed(const StrawBenchmark& straw, std::optional<double> more_instructions,
                   const GateRules& rules = GateRules());

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_SAMPLES_FOR_TEST_H_

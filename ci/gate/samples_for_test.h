// Rounds as a machine of straw would give them: what the candidate costs more is known.
#ifndef HAKARI_CI_GATE_SAMPLES_FOR_TEST_H_
#define HAKARI_CI_GATE_SAMPLES_FOR_TEST_H_

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "ci/gate/gate_report.h"
#include "ci/gate/weighing.h"

namespace hakari {

struct StrawBenchmark {
  double slower = 0;              // by how much the candidate is, in truth
  double slower_other_order = 0;  // the same where the builds are linked in another order
  double noise = 0.003;           // how far samples stray, about
};

// Samples drawn anew with every round; the same seed gives the same samples.
class StrawSource : public RoundSource {
 public:
  explicit StrawSource(uint64_t seed) : state_(seed) {}

  std::map<std::string, StrawBenchmark> benchmarks;
  int rounds_left = 1'000'000;  // then the time is over
  bool has_other_order = true;
  std::vector<std::string> log;  // "together pds,legal 20"

  absl::Status Measure(Stage stage, const std::vector<BenchRow*>& rows, int rounds) override;

 private:
  double Stray(double noise);

  uint64_t state_;
};

// A row without samples.
BenchRow RowNamed(const std::string& name);

}  // namespace hakari

#endif  // HAKARI_CI_GATE_SAMPLES_FOR_TEST_H_

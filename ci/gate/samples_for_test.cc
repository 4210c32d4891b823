#include "ci/gate/samples_for_test.h"

namespace hakari {
namespace {

const char* NameOf(Stage stage) {
  switch (stage) {
    case Stage::kTogether:
      return "together";
    case Stage::kAlone:
      return "alone";
    case Stage::kOtherOrder:
      return "other order";
  }
  return "";
}

}  // namespace

// The sum of four even draws: bell-shaped enough, and the same with every compiler.
double StrawSource::Stray(double noise) {
  double sum = 0;
  for (int i = 0; i < 4; ++i) {
    state_ = state_ * 6364136223846793005u + 1442695040888963407u;
    sum += static_cast<double>(state_ >> 33) / 2147483648.0 - 0.5;
  }
  return 1 + noise * sum;
}

absl::Status StrawSource::Measure(Stage stage, const std::vector<BenchRow*>& rows, int rounds) {
  std::string names;
  for (const BenchRow* row : rows) names += (names.empty() ? "" : ",") + row->name;
  log.push_back(std::string(NameOf(stage)) + " " + names + " " + std::to_string(rounds));
  if (stage == Stage::kOtherOrder && !has_other_order) return absl::NotFoundError("one order only");
  for (int round = 0; round < rounds; ++round) {
    if (rounds_left-- <= 0) return absl::DeadlineExceededError("no time left");
    for (BenchRow* row : rows) {
      const StrawBenchmark& benchmark = benchmarks[row->name];
      const double slower =
          stage == Stage::kOtherOrder ? benchmark.slower_other_order : benchmark.slower;
      Rounds& samples = SamplesOf(stage, *row);
      samples.base_ns.push_back(1e7 * Stray(benchmark.noise));
      samples.candidate_ns.push_back(1e7 * (1 + slower) * Stray(benchmark.noise));
      samples.base_again_ns.push_back(1e7 * Stray(benchmark.noise));
    }
  }
  return absl::OkStatus();
}

BenchRow RowNamed(const std::string& name) {
  BenchRow row;
  row.name = name;
  row.unit = "nodes";
  row.items = row.candidate_items = 1000;
  return row;
}

}  // namespace hakari

#include "ci/gate/samples_for_test.h"

#include "ci/gate/decision.h"

namespace hakari::gate {
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

std::optional<double> SlownessIn(Stage stage, const StrawBenchmark& benchmark) {
  switch (stage) {
    case Stage::kTogether:
      return benchmark.together;
    case Stage::kAlone:
      return benchmark.alone;
    case Stage::kOtherOrder:
      return benchmark.other_order;
  }
  return std::nullopt;
}

// The error for a stage without rounds, the same as from a live machine.
absl::Status OutOf(Stage stage) {
  if (stage == Stage::kOtherOrder) return absl::NotFoundError("one order only");
  return absl::DeadlineExceededError("no time left");
}

}  // namespace

StrawBenchmark SlowerBy(double slower, double noise) { return {slower, slower, slower, noise}; }

// The sum of four uniform draws: near enough to a normal distribution, and the same with every
// compiler.
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
  for (int round = 0; round < rounds; ++round) {
    if (rounds_left-- <= 0) return absl::DeadlineExceededError("no time left");
    for (BenchRow* row : rows) {
      const StrawBenchmark& benchmark = benchmarks[row->name];
      const std::optional<double> slower = SlownessIn(stage, benchmark);
      if (!slower) return OutOf(stage);
      Rounds& samples = SamplesOf(stage, *row);
      samples.base_ns.push_back(1e7 * Stray(benchmark.noise));
      samples.candidate_ns.push_back(1e7 * (1 + *slower) * Stray(benchmark.noise));
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

GateReport Weighed(const StrawBenchmark& straw, std::optional<double> more_instructions,
                   const GateRules& rules) {
  constexpr double kInstructions = 1e6;
  GateReport report;
  report.rules = rules;
  report.benchmarks = {RowNamed("pds/mate")};
  if (more_instructions) {
    report.benchmarks[0].base_instructions = static_cast<uint64_t>(kInstructions);
    report.benchmarks[0].candidate_instructions =
        static_cast<uint64_t>(kInstructions * (1 + *more_instructions));
  }
  StrawSource source(7);
  source.benchmarks["pds/mate"] = straw;
  WeighTimes(report, source);
  Conclude(report);
  return report;
}

}  // namespace hakari::gate

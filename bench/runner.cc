#include "bench/runner.h"

#include <benchmark/benchmark.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/statistics/median.h"
#include "base/status/macros.h"
#include "base/text/name_filter.h"

namespace hakari::bench {
namespace {

constexpr double kNanosecondsPerSecond = 1e9;

// Keeps the seconds per pass, by benchmark and repetition. It replaces the library's own reporters
// and thereby their remarks about how the library was built (README.md).
class Collector : public benchmark::BenchmarkReporter {
 public:
  bool ReportContext(const Context&) override { return true; }

  void ReportRuns(const std::vector<Run>& runs) override {
    for (const Run& run : runs) {
      if (run.run_type != Run::RT_Iteration) continue;
      if (run.error_occurred) {
        errors_.push_back(run.run_name.function_name + ": " + run.error_message);
      } else {
        seconds_[run.run_name.function_name].push_back(run.cpu_accumulated_time /
                                                       static_cast<double>(run.iterations));
      }
    }
  }

  const std::vector<std::string>& errors() const { return errors_; }
  const std::vector<double>& SecondsOf(const std::string& name) { return seconds_[name]; }

 private:
  std::map<std::string, std::vector<double>> seconds_;
  std::vector<std::string> errors_;
};

void RunPasses(benchmark::State& state, const BenchCase& bench_case, uint64_t expected) {
  uint64_t wrong = 0;
  for (auto _ : state) wrong += bench_case.pass() != expected;
  if (wrong != 0) state.SkipWithError("the answer changed while it was measured");
}

void TurnOnRandomOrder() {
  std::string program = "hakari", flag = "--benchmark_enable_random_interleaving=true";
  char* words[] = {program.data(), flag.data(), nullptr};
  int count = 2;
  benchmark::Initialize(&count, words);
}

void Register(const std::vector<BenchCase>& cases, const std::vector<uint64_t>& answers,
              const RunOptions& options, int& runs) {
  for (size_t i = 0; i < cases.size(); ++i) {
    const BenchCase& bench_case = cases[i];
    const uint64_t expected = answers[i];
    const auto run = [&bench_case, &options, &runs, expected](benchmark::State& state) {
      if (options.progress) options.progress(bench_case.name, runs++);
      RunPasses(state, bench_case, expected);
    };
    benchmark::RegisterBenchmark(bench_case.name.c_str(), run)
        ->MinTime(options.seconds)
        ->Repetitions(options.repetitions);
  }
}

Measured Summarise(const BenchCase& bench_case, uint64_t answer,
                   const std::vector<double>& seconds) {
  Measured measured;
  measured.name = bench_case.name;
  measured.unit = bench_case.unit;
  measured.answer = answer;
  const double median = Quantile(seconds, 0.5);
  measured.ns_per_position =
      median * kNanosecondsPerSecond / static_cast<double>(bench_case.positions);
  for (double pass : seconds) {
    measured.ns_samples.push_back(pass * kNanosecondsPerSecond /
                                  static_cast<double>(bench_case.positions));
  }
  const uint64_t items = bench_case.items == 0 ? answer : bench_case.items;
  measured.items_per_second = static_cast<double>(items) / median;
  measured.spread = (Quantile(seconds, 0.75) - Quantile(seconds, 0.25)) / 2 / median;
  return measured;
}

}  // namespace

std::string CountChangeText(const Measured& measured) {
  return absl::StrCat("counted ", measured.answer, ", answers.txt says ", measured.expected);
}

absl::StatusOr<std::vector<BenchCase>> SelectCases(std::vector<BenchCase> cases,
                                                   const std::string& filter) {
  HAKARI_ASSIGN_OR_RETURN(const NameFilter wanted, NameFilter::Parse(filter));
  std::vector<BenchCase> selected;
  for (BenchCase& bench_case : cases) {
    if (wanted.Matches(bench_case.name)) selected.push_back(std::move(bench_case));
  }
  if (!selected.empty()) return selected;
  return absl::NotFoundError(absl::StrCat("no benchmark matches `", filter, "`"));
}

absl::StatusOr<std::vector<Measured>> Measure(const std::vector<BenchCase>& cases,
                                              const Answers& answers, const RunOptions& options) {
  if (cases.empty()) return absl::NotFoundError("no benchmarks to run");
  HAKARI_ASSIGN_OR_RETURN(const std::vector<uint64_t> verified, VerifiedAnswers(cases, answers));
  TurnOnRandomOrder();
  int runs = 0;
  benchmark::ClearRegisteredBenchmarks();
  Register(cases, verified, options, runs);
  Collector collector;
  benchmark::RunSpecifiedBenchmarks(&collector, nullptr, ".*");
  benchmark::ClearRegisteredBenchmarks();
  if (!collector.errors().empty()) return absl::DataLossError(collector.errors().front());
  std::vector<Measured> all;
  for (size_t i = 0; i < cases.size(); ++i) {
    const std::string& name = cases[i].name;
    const std::vector<double>& seconds = collector.SecondsOf(name);
    if (static_cast<int>(seconds.size()) != options.repetitions) {
      return absl::DataLossError(absl::StrCat(name, ": was not measured"));
    }
    all.push_back(Summarise(cases[i], verified[i], seconds));
    all.back().expected = answers.at(name).value;
  }
  return all;
}

}  // namespace hakari::bench

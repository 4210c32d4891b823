// Runs benchmarks with Google Benchmark: verifies them, runs them repeatedly in random order, and
// reports medians of CPU time.
#ifndef HAKARI_BENCH_RUNNER_H_
#define HAKARI_BENCH_RUNNER_H_

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "bench/answers.h"
#include "bench/bench_case.h"

namespace hakari::bench {

struct RunOptions {
  double seconds = 0.05;  // of CPU time per repetition
  int repetitions = 5;
  // Called with the name of the next run and the number of runs before it, for a progress line.
  std::function<void(const std::string& name, int runs)> progress;
};

struct Measured {
  std::string name;
  std::string unit;
  double ns_per_position = 0;
  double items_per_second = 0;
  // Half the distance between the quartiles of the repetitions, divided by the median: how far the
  // row can be trusted.
  double spread = 0;
  std::vector<double> ns_samples;  // per position, one for each repetition
  uint64_t answer = 0;             // of a pass
  uint64_t expected = 0;           // what answers.txt says

  // Only a count can differ: a truth that differs gives no figures.
  bool CountDiffers() const { return answer != expected; }
};

// "counted 280000, answers.txt says 270543".
std::string CountChangeText(const Measured& measured);

// The cases whose name contains a match of the regular expression. An error if it is none, or if
// nothing matches.
absl::StatusOr<std::vector<BenchCase>> SelectCases(std::vector<BenchCase> cases,
                                                   const std::string& filter);

// Results in the order of the cases. An error, and no figures at all, if any answer is wrong: a
// truth that differs, or an answer that is not the same in every pass.
absl::StatusOr<std::vector<Measured>> Measure(const std::vector<BenchCase>& cases,
                                              const Answers& answers, const RunOptions& options);

}  // namespace hakari::bench

#endif  // HAKARI_BENCH_RUNNER_H_

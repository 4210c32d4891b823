// The probe: the program that a gate starts for every sample, to measure one benchmark in one
// build.
//
//   probe list                                     the build, and its benchmarks
//   probe verify                                   checks that all benchmarks answer, and that
//                                                  truths are right; the caller compares counts
//   probe run NAME --positions P --passes N        one sample, in this fresh process
#ifndef HAKARI_CI_GATE_PROBE_PROBE_H_
#define HAKARI_CI_GATE_PROBE_PROBE_H_

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "bench/answers.h"
#include "bench/bench_case.h"

namespace hakari::gate {

// The benchmarks of one probe. Variants of a build for tests have others (variants/).
struct ProbeCases {
  std::function<std::vector<bench::BenchCase>()> all;
  std::function<std::optional<bench::BenchCase>(const std::string& name)> find;
  bench::Answers answers;
};

// Results to stdout, complaints to stderr; returns the exit code (ci/report/exit_code.h).
int RunProbe(int argc, char** argv, const ProbeCases& cases);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_PROBE_PROBE_H_

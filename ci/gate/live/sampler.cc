#include "ci/gate/live/sampler.h"

#include <sched.h>

#include <algorithm>
#include <cmath>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/process/run_to_end.h"
#include "base/status/macros.h"

namespace hakari::gate {

std::vector<std::string> ProbeWords(const SampleSize& size) {
  return {"run",      size.benchmark,           "--positions", absl::StrCat(size.positions),
          "--passes", absl::StrCat(size.passes)};
}

absl::StatusOr<ProbeSample> Sampler::Take(const GateFolder& side, const std::string& executable,
                                          const SampleSize& size) const {
  std::vector<std::string> words = ProbeWords(size);
  if (cpu_ >= 0) {
    words.push_back("--cpu");
    words.push_back(absl::StrCat(cpu_));
  }
  RunLimits limits;
  limits.stop = stop_;
  const std::string whose = absl::StrCat(side.whose, ": ", size.benchmark);
  HAKARI_ASSIGN_OR_RETURN(
      const std::string said,
      OutputOf({absl::StrCat(side.path, "/", executable), words, side.path, {}}, limits, whose));
  absl::StatusOr<ProbeSample> sample = ParseProbeSample(said, whose);
  if (sample.ok() && sample->cpu_ns <= 0) {
    return absl::DataLossError(absl::StrCat(whose, ": took no time"));
  }
  return sample;
}

absl::StatusOr<SampleSize> Sampler::SizeFor(const GateFolder& side, const ProbeBenchmark& benchmark,
                                            double milliseconds) const {
  constexpr double kNsPerMs = 1e6;
  SampleSize size{benchmark.name, benchmark.positions, 1};
  HAKARI_ASSIGN_OR_RETURN(const ProbeSample whole, Take(side, "probe", size));
  const double wanted = milliseconds * kNsPerMs / static_cast<double>(whole.cpu_ns);
  if (wanted >= 1) {
    size.passes = static_cast<uint64_t>(std::ceil(wanted));
  } else if (benchmark.divisible) {
    const double positions = wanted * static_cast<double>(benchmark.positions);
    size.positions = std::max<uint64_t>(1, static_cast<uint64_t>(positions));
  }
  return size;
}

int QuietProcessor() {
  cpu_set_t allowed;
  CPU_ZERO(&allowed);
  if (sched_getaffinity(0, sizeof(allowed), &allowed) != 0) return -1;
  for (int cpu = CPU_SETSIZE - 1; cpu >= 0; --cpu) {
    if (CPU_ISSET(cpu, &allowed)) return cpu;
  }
  return -1;
}

}  // namespace hakari::gate

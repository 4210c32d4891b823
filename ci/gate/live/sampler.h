// One sample of one benchmark, by a fresh process of a side's probe: its time, and its
// instructions.
#ifndef HAKARI_CI_GATE_LIVE_SAMPLER_H_
#define HAKARI_CI_GATE_LIVE_SAMPLER_H_

#include <atomic>
#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "ci/gate/live/gate_folder.h"
#include "ci/gate/probe/probe_result.h"

namespace hakari::gate {

// How long a sample takes, about. Longer ones are hardly less noisy; more rounds are better
// (README.md).
constexpr double kSampleMilliseconds = 10;

// How much work a sample is; the same on both sides.
struct SampleSize {
  std::string benchmark;
  uint64_t positions = 0;  // 0: all
  uint64_t passes = 1;
};

class Sampler {
 public:
  // `cpu`: the processor on which samples are taken; -1: any. `stop` may be null.
  Sampler(int cpu, const std::atomic<bool>* stop) : cpu_(cpu), stop_(stop) {}

  absl::StatusOr<ProbeSample> Take(const GateFolder& side, const std::string& executable,
                                   const SampleSize& size) const;

  // How much of the benchmark takes about so long in this build.
  absl::StatusOr<SampleSize> SizeFor(const GateFolder& side, const ProbeBenchmark& benchmark,
                                     double milliseconds) const;

  const std::atomic<bool>* stop() const { return stop_; }

 private:
  int cpu_;
  const std::atomic<bool>* stop_;
};

// The words that ask a probe for this much.
std::vector<std::string> ProbeWords(const SampleSize& size);

// The last of the processors that we may run on: the first is where interrupts tend to go.
int QuietProcessor();

// How many instructions a sample takes: by the processor's own counter where we may read it, else
// by valgrind. The count repeats to a few in a million.

// Of one pass over the positions of the sample. kUnavailable, with what is missing, where nothing
// counts instructions for us.
absl::StatusOr<uint64_t> CountInstructions(const GateFolder& side, const SampleSize& size,
                                           const std::atomic<bool>* stop);

// What callgrind says that it collected.
absl::StatusOr<uint64_t> ParseCollected(absl::string_view callgrind_words);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_LIVE_SAMPLER_H_

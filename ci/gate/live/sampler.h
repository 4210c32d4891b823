// Takes a sample of one benchmark with a fresh process of a side's probe: its time, and its
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

// The approximate length of a sample. Longer samples are hardly less noisy; more rounds are better
// (ci/gate/README.md).
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

  // The amount of the benchmark's work that takes about this long in this build.
  absl::StatusOr<SampleSize> SizeFor(const GateFolder& side, const ProbeBenchmark& benchmark,
                                     double milliseconds) const;

  const std::atomic<bool>* stop() const { return stop_; }

 private:
  int cpu_;
  const std::atomic<bool>* stop_;
};

// The probe's arguments for a sample of this size.
std::vector<std::string> ProbeWords(const SampleSize& size);

// The last processor that this process may use, since interrupts tend to go to the first.
int QuietProcessor();

// The instructions of one pass over the sample's positions, from the processor's own counter if it
// can be read, else from valgrind. The count repeats to a few in a million. kUnavailable, with what
// is missing, if there is no way to count.
absl::StatusOr<uint64_t> CountInstructions(const GateFolder& side, const SampleSize& size,
                                           const std::atomic<bool>* stop);

// The count in callgrind's output.
absl::StatusOr<uint64_t> ParseCollected(absl::string_view callgrind_words);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_LIVE_SAMPLER_H_

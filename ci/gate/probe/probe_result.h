// The probe's output: the contract between two revisions of Hakari. A gate starts the probe of each
// side and knows nothing else of the build, so every change that could break an older or newer
// reader raises the version.
#ifndef HAKARI_CI_GATE_PROBE_PROBE_RESULT_H_
#define HAKARI_CI_GATE_PROBE_PROBE_RESULT_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace hakari::gate {

inline constexpr char kProbeSchema[] = "hakari-probe";
inline constexpr int kProbeVersion = 1;

struct ProbeBenchmark {
  std::string name;
  std::string unit;        // what is counted: "nodes"
  uint64_t positions = 0;  // of a whole pass
  bool divisible = false;  // fewer positions can be asked for
  bool is_key = false;     // its time is always weighed; older probes do not say so
  std::string kind;        // of its answer: "truth", "count"; older probes do not say so
  uint64_t expected = 0;   // the expected answer of a whole pass, if the kind is known
};

// The answer to `probe list`.
struct ProbeListing {
  std::string compiler;
  std::string instruction_set;
  std::string sanitizer;
  bool fit_for_timing = false;
  std::vector<ProbeBenchmark> benchmarks;
};

// The answer to `probe run`: one sample.
struct ProbeSample {
  std::string name;
  uint64_t positions = 0;
  uint64_t passes = 0;
  uint64_t answer = 0;                   // of one pass
  uint64_t items = 0;                    // of the unit, in all passes
  int64_t cpu_ns = 0;                    // of all passes
  std::optional<uint64_t> instructions;  // if the processor's counter can be read
};

std::string ToJson(const ProbeListing& listing);
std::string ToJson(const ProbeSample& sample);

// Refuse other schemas and versions, and anything incomplete; `whose` is named in the error.
// kFailedPrecondition: another version of the contract.
absl::StatusOr<ProbeListing> ParseProbeListing(absl::string_view text, absl::string_view whose);
absl::StatusOr<ProbeSample> ParseProbeSample(absl::string_view text, absl::string_view whose);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_PROBE_PROBE_RESULT_H_

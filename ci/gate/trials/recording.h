// Raw samples of one benchmark in builds with a known difference, from one machine. The gate's
// error rates are computed from them, without measuring again.
//
//   hakari-trials 1
//   load quiet
//   sitting 2            (none for the first)
//   machine AMD EPYC, 2 CPUs
//   compiler g++ 12.2.0
//   benchmark pds/mate nodes
//   sample <positions> <passes>
//   side base <items> <instructions, or none>
//   side base-again …
//   side slower_3 …
//   together <ns of each side>
//   other-order <ns of each side>
#ifndef HAKARI_CI_GATE_TRIALS_RECORDING_H_
#define HAKARI_CI_GATE_TRIALS_RECORDING_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace hakari::gate {

struct RecordedSide {
  std::string name;  // "base", "base-again", then the variants: "identical", "slower_3"
  uint64_t items = 0;
  std::optional<uint64_t> instructions;
  std::vector<double> together_ns;     // round by round
  std::vector<double> other_order_ns;  // linked in another order
};

struct Recording {
  std::string load;     // "quiet", "loaded", "table"
  std::string sitting;  // tells recordings of one load apart; empty for the first
  std::string machine;
  std::string compiler;
  std::string benchmark;
  std::string unit;
  uint64_t positions = 0;  // of one sample
  uint64_t passes = 0;
  std::vector<RecordedSide> sides;

  size_t rounds() const { return sides.front().together_ns.size(); }
  size_t other_order_rounds() const { return sides.front().other_order_ns.size(); }
};

// The sides that every recording begins with; the variants follow.
constexpr size_t kBaseSide = 0;
constexpr size_t kBaseAgainSide = 1;
constexpr size_t kFirstVariant = 2;

std::string RecordingText(const Recording& recording);
absl::StatusOr<Recording> ParseRecording(absl::string_view text, absl::string_view file_name);

// "quiet-pds_mate.rounds.zst"; of another sitting "quiet-2-pds_mate.rounds.zst".
std::string RecordingFileName(const std::string& load, const std::string& sitting,
                              const std::string& benchmark);

// Every recording in the folder, in the order of their names; an error if there is none, or if one
// is damaged.
absl::StatusOr<std::vector<Recording>> ReadRecordings(const std::string& folder);
absl::Status WriteRecording(const std::string& folder, const Recording& recording);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_TRIALS_RECORDING_H_

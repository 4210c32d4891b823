// Raw samples of one benchmark in one pair of builds, as a machine gave them: what the gate's error
// rates are shown on, again and again, without a machine.
//
//   hakari-trials 1
//   load quiet
//   variant slower_3
//   machine AMD EPYC, 2 CPUs
//   compiler g++ 12.2.0
//   benchmark pds/mate nodes
//   sample <positions> <passes>
//   items <base> <candidate>
//   instructions <base> <candidate>      or: instructions none
//   together <base ns> <candidate ns> <base again ns>
//   other-order <base ns> <candidate ns> <base again ns>
#ifndef HAKARI_CI_TRIALS_RECORDING_H_
#define HAKARI_CI_TRIALS_RECORDING_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "ci/gate/gate_report.h"

namespace hakari {

struct Recording {
  std::string load;     // "quiet", "loaded"
  std::string variant;  // what sets the candidate apart: "identical", "slower_3"
  std::string machine;
  std::string compiler;
  uint64_t positions = 0;  // of one sample
  uint64_t passes = 0;
  // `rounds` and `other_order` hold the samples, `alone` none: replays take both stages from
  // `rounds`.
  BenchRow row;
};

std::string RecordingText(const Recording& recording);
absl::StatusOr<Recording> ParseRecording(absl::string_view text, absl::string_view file_name);

// "quiet-slower_3-pds_mate.rounds.zst"
std::string RecordingFileName(const std::string& load, const std::string& variant,
                              const std::string& benchmark);

// Every recording in the folder, in the order of their names; an error if there is none, or if one
// is damaged.
absl::StatusOr<std::vector<Recording>> ReadRecordings(const std::string& folder);
absl::Status WriteRecording(const std::string& folder, const Recording& recording);

}  // namespace hakari

#endif  // HAKARI_CI_TRIALS_RECORDING_H_

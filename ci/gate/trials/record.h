// Recording: rounds of builds whose difference is known, on this machine as it is or under load.
#ifndef HAKARI_CI_GATE_TRIALS_RECORD_H_
#define HAKARI_CI_GATE_TRIALS_RECORD_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "base/context/context.h"

namespace hakari::gate {

struct VariantFolder {
  std::string name;    // "slower_3"
  std::string folder;  // of its executables
};

struct RecordPlan {
  Context context;
  std::string base_folder;
  std::vector<VariantFolder> variants;
  std::string load;     // what the rounds are filed under: "quiet", "loaded", "table"
  std::string sitting;  // empty for the first
  bool loaded = false;  // with a busy process on every processor
  std::vector<std::string> benchmarks;
  int rounds = 4000;  // to have in the end; what is there already counts
  int other_order_rounds = 400;
  std::string output;  // folder of recordings
};

// A round is one sample of every benchmark in every build, the base twice. The files are written
// after every hundred rounds, so that a run can be broken off and gone on with.
absl::Status RecordTrials(const RecordPlan& plan);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_TRIALS_RECORD_H_

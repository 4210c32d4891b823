// Recording: rounds of builds whose difference is known, on this machine as it is or under load;
// and those builds.
#ifndef HAKARI_CI_GATE_TRIALS_RECORD_H_
#define HAKARI_CI_GATE_TRIALS_RECORD_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "base/context/context.h"
#include "ci/gate/revision/revision_build.h"

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

// Builds that differ from the present one in a known way, for trials and for the demonstration.

// "identical", "cold", "other_order", "slower_1", …
const std::vector<std::string>& VariantNames();

// kNotFound, with the names that there are, if there is no such variant.
absl::Status CheckVariant(const std::string& name);

// Builds it from the project as it lies there; the folder of its executables.
absl::StatusOr<std::string> BuildVariant(const std::string& name, const BuildPlan& plan);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_TRIALS_RECORD_H_

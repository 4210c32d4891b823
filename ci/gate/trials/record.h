// Records rounds of builds with a known difference, on this machine without or with load. Also
// makes those builds.
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
  std::string load;     // the rounds are filed under it: "quiet", "loaded", "table"
  std::string sitting;  // empty for the first
  bool loaded = false;  // with a busy process on every processor
  std::vector<std::string> benchmarks;
  int rounds = 4000;  // the number wanted in total, including those already recorded
  int other_order_rounds = 400;
  std::string output;  // folder of recordings
};

// A round is one sample of every benchmark in every build, the base twice. The files are written
// after every hundred rounds, so that an interrupted run can be continued.
absl::Status RecordTrials(const RecordPlan& plan);

// Builds that differ from the present one in a known way, for trials and for the demonstration.

// "identical", "cold", "other_order", "slower_1", …
const std::vector<std::string>& VariantNames();

// kNotFound, with the known names, if there is no such variant.
absl::Status CheckVariant(const std::string& name);

// Builds the variant from the project's files as they are, and returns the folder of its
// executables.
absl::StatusOr<std::string> BuildVariant(const std::string& name, const BuildPlan& plan);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_TRIALS_RECORD_H_

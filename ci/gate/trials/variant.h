// Builds that differ from the present one in a known way, for trials and for the demonstration.
#ifndef HAKARI_CI_GATE_TRIALS_VARIANT_H_
#define HAKARI_CI_GATE_TRIALS_VARIANT_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "ci/gate/revision/revision_build.h"

namespace hakari::gate {

// "identical", "cold", "other_order", "slower_1", …
const std::vector<std::string>& VariantNames();

// kNotFound, with the names that there are, if there is no such variant.
absl::Status CheckVariant(const std::string& name);

// Builds it from the project as it lies there; the folder of its executables.
absl::StatusOr<std::string> BuildVariant(const std::string& name, const BuildPlan& plan);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_TRIALS_VARIANT_H_

// Chooses the positions for the tables: the shipped hundred and ten thousand (every nineteenth of
// the latter at the quick size), or sets made in the same way from the user's game records.
#ifndef HAKARI_CI_REPRODUCE_POSITION_CHOICE_H_
#define HAKARI_CI_REPRODUCE_POSITION_CHOICE_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/context/context.h"
#include "suites/predict/experiments/experiment.h"

namespace hakari::reproduce {

struct PositionChoice {
  suites::ExperimentSet choosing, trying;
};

// `full`: all of the ten thousand.
absl::StatusOr<PositionChoice> ShippedPositions(const std::string& root, bool full);

// Ten games for choosing, all others for trying. Large sets use every nineteenth position, unless
// `full`.
absl::StatusOr<PositionChoice> OwnPositions(const std::vector<std::string>& records, bool full,
                                            const Context& context);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_POSITION_CHOICE_H_

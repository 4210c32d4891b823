// Positions of which it is known whether there is a mate.
#ifndef HAKARI_SUITES_PREDICT_TRAINING_EXAMPLES_H_
#define HAKARI_SUITES_PREDICT_TRAINING_EXAMPLES_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/position/position.h"
#include "suites/core/problem_set.h"
#include "suites/predict/labels.h"

namespace hakari::suites {

struct Example {
  std::string id;
  Position position;  // the side to move attacks
  int game = 0;       // folds are split by it
  bool is_mate = false;
  uint64_t mate_nodes = 0;  // within which PDS proves the mate; 0 without one
};

// Labels and problems belong together as ReadLabels returns them; problems without a label are left
// out. Errors: no label at all, a problem whose note `game` is no number.
absl::StatusOr<std::vector<Example>> MakeExamples(const ProblemSet& problems,
                                                  const std::vector<Label>& labels);

// Reads both files.
absl::StatusOr<std::vector<Example>> ReadExamples(const std::string& positions_path,
                                                  const std::string& labels_path);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PREDICT_TRAINING_EXAMPLES_H_

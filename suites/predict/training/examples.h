// Positions with the known answer whether there is a mate.
#ifndef HAKARI_SUITES_PREDICT_TRAINING_EXAMPLES_H_
#define HAKARI_SUITES_PREDICT_TRAINING_EXAMPLES_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <numeric>
#include <string>
#include <vector>

#include "absl/status/status.h"
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
  uint64_t mate_nodes = 0;  // nodes within which PDS proves the mate; 0 without one
};

// Labels and problems must belong together, as ReadLabels returns them; problems without a label
// are left out. Errors: no label at all, a problem whose note `game` is not a number.
absl::StatusOr<std::vector<Example>> MakeExamples(const ProblemSet& problems,
                                                  const std::vector<Label>& labels);

// Reads both files.
absl::StatusOr<std::vector<Example>> ReadExamples(const std::string& positions_path,
                                                  const std::string& labels_path);

// Examples as input for learning: rows of small integers, the answer of each row, and its game.
// Rows are referred to by number, so that folds and samples are lists of numbers and nothing is
// copied.
struct Dataset {
  int columns = 0;
  std::vector<int8_t> values;  // row after row
  std::vector<bool> is_mate;   // by row
  std::vector<int> games;      // by row

  int rows() const { return static_cast<int>(is_mate.size()); }
  const int8_t* Row(int row) const {
    return &values[static_cast<size_t>(row) * static_cast<size_t>(columns)];
  }
};

// How a position is converted to numbers.
struct FeatureSet {
  std::string name;
  int columns = 0;
  std::function<void(const Position& position, int8_t* row)> extract;  // the side to move attacks
};

// The features of engine/predict.
FeatureSet PredictFeatures();

Dataset MakeDataset(const std::vector<Example>& examples, const FeatureSet& features);

// An error unless these rows contain both mates and others; solvers cannot learn from one kind
// alone.
absl::Status CheckBothKinds(const Dataset& data, const std::vector<int>& rows);

inline std::vector<int> AllRows(const Dataset& data) {
  std::vector<int> rows(static_cast<size_t>(data.rows()));
  std::iota(rows.begin(), rows.end(), 0);
  return rows;
}

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PREDICT_TRAINING_EXAMPLES_H_

// Measures how well the classifier predicts positions of games that it was not trained on: all
// values of chapter 3 of the thesis.
#ifndef HAKARI_SUITES_PREDICT_TRAINING_EVALUATION_H_
#define HAKARI_SUITES_PREDICT_TRAINING_EVALUATION_H_

#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "suites/predict/training/cross_validation.h"
#include "suites/predict/training/examples.h"
#include "suites/predict/training/scores.h"

namespace hakari::suites {

struct EvaluationPlan {
  int folds = 4;
  uint64_t seed = 1;                   // of the folds
  std::vector<double> grid = CGrid();  // candidates for C, tried within the training rows
};

// One model: trained on the other folds, tested on this one.
struct FoldResult {
  std::vector<CTrial> trials;
  double c = 0;  // the best of them
  bool converged = true;
  int trained_on = 0;           // rows
  double training_seconds = 0;  // with the C that was chosen; for information
  Confusion test;
};

// PDS with few nodes as a predictor: what it proves within them is a mate, everything else none.
struct FewNodes {
  uint64_t nodes = 0;
  Confusion confusion;
};

struct Evaluation {
  int games = 0;
  std::vector<FoldResult> folds;
  std::vector<int> fold_of;        // by row
  std::vector<int64_t> distances;  // by row, from the model that was not trained on it
  Confusion confusion;             // of all folds
  Confusion always_none;
  double auc = 0;
  double brier = 0;
  // Fitted to all held-out distances; shipped with the model that is trained on everything.
  PlattFit platt;
  std::vector<CalibrationStep> calibration;  // each fold's by a sigmoid fitted to the others'
  std::vector<FewNodes> few_nodes;
  uint64_t equal_nodes = 0;  // the fewest with which PDS is right as often as the classifier
};

// Includes the thesis's 244.
inline constexpr uint64_t kFewNodes[] = {10, 20, 50, 100, 244, 500, 1000, 10000};

// `data` holds features of the examples. `go_on` is called EvaluationPieces() times; kCancelled if
// it returns false.
absl::StatusOr<Evaluation> Evaluate(const Dataset& data, const std::vector<Example>& examples,
                                    const EvaluationPlan& plan, const GoOn& go_on);
int EvaluationPieces(const EvaluationPlan& plan);

// The predictions of PDS within this many nodes, derived from the labels.
Confusion PdsWithin(const std::vector<Example>& examples, uint64_t nodes);
// The fewest nodes with which PDS is right on at least `correct` of the positions.
uint64_t NodesToBeRightOn(const std::vector<Example>& examples, int64_t correct);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PREDICT_TRAINING_EVALUATION_H_

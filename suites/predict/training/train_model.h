// Trains the shipped model: on every example, with a C and a sigmoid that were found on held-out
// positions.
#ifndef HAKARI_SUITES_PREDICT_TRAINING_TRAIN_MODEL_H_
#define HAKARI_SUITES_PREDICT_TRAINING_TRAIN_MODEL_H_

#include <vector>

#include "absl/status/statusor.h"
#include "engine/predict/model_file.h"
#include "suites/predict/training/cross_validation.h"
#include "suites/predict/training/evaluation.h"
#include "suites/predict/training/examples.h"
#include "suites/predict/training/scores.h"

namespace hakari::suites {

struct TrainedModel {
  predict::ModelNumbers numbers;  // a weight for each column
  double c = 0;
  std::vector<CTrial> trials;  // empty if C was given
  Confusion held_out;          // of models trained in the same way on all folds but one
  bool converged = true;
  double training_seconds = 0;  // of the model itself
};

// `go_on` is called ModelPieces() times. If the grid has one C, it is used without trials.
absl::StatusOr<TrainedModel> TrainModel(const Dataset& data, const EvaluationPlan& plan,
                                        const GoOn& go_on);
int ModelPieces(const EvaluationPlan& plan);

// The model's recipe, as far as the training knows it.
predict::ModelRecipe RecipeOf(const TrainedModel& trained, const Dataset& data,
                              const EvaluationPlan& plan);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PREDICT_TRAINING_TRAIN_MODEL_H_

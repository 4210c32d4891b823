// The data of the tables about the classifier itself: the labelled positions, and classifiers and
// perceptrons that are trained on three folds of them and tested on the fourth. All are read and
// trained once, even if several tables need them.
#ifndef HAKARI_CI_REPRODUCE_THESIS_CLASSIFIER_LAB_H_
#define HAKARI_CI_REPRODUCE_THESIS_CLASSIFIER_LAB_H_

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "ci/reproduce/reproduced.h"
#include "suites/predict/studies/baselines.h"
#include "suites/predict/training/evaluation.h"
#include "suites/predict/training/examples.h"

namespace hakari::reproduce {

struct EvaluatedPositions {
  std::vector<suites::Example> examples;
  suites::Dataset data;  // their features
  suites::Evaluation evaluation;
};

class ClassifierLab {
 public:
  ClassifierLab() = default;
  // Uses the given positions and their evaluation.
  explicit ClassifierLab(EvaluatedPositions evaluated);

  // Every labelled position, at both sizes. The pointers stay valid.
  absl::StatusOr<const std::vector<suites::Example>*> Examples(const ReproduceContext& context);
  // The positions of every eighth game; all positions at the full size.
  absl::StatusOr<const EvaluatedPositions*> Evaluated(const ReproduceContext& context);
  // How a perceptron with this rate learns these positions. Tested on one fold, or on all folds at
  // the full size.
  absl::StatusOr<const suites::PerceptronCurve*> Perceptron(const ReproduceContext& context,
                                                            double rate);
  // Stores a finished curve.
  const suites::PerceptronCurve* Keep(suites::PerceptronCurve curve);

 private:
  std::optional<std::vector<suites::Example>> examples_;
  std::optional<EvaluatedPositions> evaluated_;
  std::map<double, suites::PerceptronCurve> curves_;  // by rate
};

// "5000 positions of 500 games, 4-fold cross validation split by games".
std::string MeasuredOn(const suites::Evaluation& evaluation);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_THESIS_CLASSIFIER_LAB_H_

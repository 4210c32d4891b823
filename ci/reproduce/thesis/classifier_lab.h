// What the tables about the classifier itself rest on: the labelled positions, and classifiers and
// perceptrons that are trained anew on three folds of them and judged on the fourth. Read and
// trained once, however many tables ask.
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
  // Over positions of one's own, whose evaluation is there already.
  explicit ClassifierLab(EvaluatedPositions evaluated);

  // Every labelled position, whatever the size. The pointers stay valid.
  absl::StatusOr<const std::vector<suites::Example>*> Examples(const ReproduceContext& context);
  // Those of every eighth game; all of them at full size.
  absl::StatusOr<const EvaluatedPositions*> Evaluated(const ReproduceContext& context);
  // How a perceptron with this rate learns these; tested on one fold, on all at full size.
  absl::StatusOr<const suites::PerceptronCurve*> Perceptron(const ReproduceContext& context,
                                                            double rate);
  // A curve that is there already.
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

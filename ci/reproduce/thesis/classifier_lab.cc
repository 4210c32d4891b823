#include "ci/reproduce/thesis/classifier_lab.h"

#include <iostream>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/run/progress.h"
#include "base/status/macros.h"

namespace hakari::reproduce {
namespace {

constexpr char kPositions[] = "/suites/predict/positions.sfen.zst";
constexpr char kLabels[] = "/suites/predict/labels.txt.zst";
// The quick size uses every eighth game.
constexpr int kQuickGames = 8;

std::vector<suites::Example> EveryNthGame(const std::vector<suites::Example>& all, int n) {
  std::vector<suites::Example> some;
  for (const suites::Example& example : all) {
    if (example.game % n == 0) some.push_back(example);
  }
  return some;
}

}  // namespace

ClassifierLab::ClassifierLab(EvaluatedPositions evaluated)
    : examples_(evaluated.examples), evaluated_(std::move(evaluated)) {}

absl::StatusOr<const std::vector<suites::Example>*> ClassifierLab::Examples(
    const ReproduceContext& context) {
  if (!examples_) {
    HAKARI_ASSIGN_OR_RETURN(
        std::vector<suites::Example> all,
        suites::ReadExamples(context.root + kPositions, context.root + kLabels));
    examples_ = std::move(all);
  }
  return &*examples_;
}

absl::StatusOr<const EvaluatedPositions*> ClassifierLab::Evaluated(
    const ReproduceContext& context) {
  if (evaluated_) return &*evaluated_;
  HAKARI_ASSIGN_OR_RETURN(const std::vector<suites::Example>* const all, Examples(context));
  EvaluatedPositions made;
  made.examples = context.full ? *all : EveryNthGame(*all, kQuickGames);
  made.data = suites::MakeDataset(made.examples, suites::PredictFeatures());
  absl::StatusOr<suites::Evaluation> evaluation =
      suites::Evaluate(made.data, made.examples, suites::EvaluationPlan(),
                       [&context] { return !context.IsStopped(); });
  if (!evaluation.ok()) return evaluation.status();
  made.evaluation = *std::move(evaluation);
  evaluated_ = std::move(made);
  return &*evaluated_;
}

absl::StatusOr<const suites::PerceptronCurve*> ClassifierLab::Perceptron(
    const ReproduceContext& context, double rate) {
  const auto kept = curves_.find(rate);
  if (kept != curves_.end()) return &kept->second;
  HAKARI_ASSIGN_OR_RETURN(const EvaluatedPositions* const positions, Evaluated(context));
  suites::PerceptronPlan plan;
  plan.rates = {rate};
  if (!context.full) plan.folds = 1;
  Progress progress(absl::StrCat("perceptron, rate ", rate, ", thousands of passes"), std::cerr,
                    StderrIsTerminal());
  HAKARI_ASSIGN_OR_RETURN(
      std::vector<suites::PerceptronCurve> curves,
      suites::RunPerceptrons(positions->data, positions->evaluation.fold_of, plan, context.jobs,
                             context.lab.options().keeping.quiet ? nullptr : &progress,
                             context.StopFlag()));
  return Keep(std::move(curves.front()));
}

const suites::PerceptronCurve* ClassifierLab::Keep(suites::PerceptronCurve curve) {
  const double rate = curve.rate;
  return &curves_.emplace(rate, std::move(curve)).first->second;
}

std::string MeasuredOn(const suites::Evaluation& evaluation) {
  return absl::StrCat(evaluation.confusion.total(), " positions of ", evaluation.games, " games, ",
                      evaluation.folds.size(), "-fold cross validation split by games");
}

}  // namespace hakari::reproduce

#include "ci/cli/predict/learning/evaluation_result.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "base/statistics/binomial.h"
#include "base/statistics/effect.h"
#include "ci/report/envelope.h"

namespace hakari::cli {
namespace {

using Json = nlohmann::ordered_json;

constexpr double kConfidence = 0.95;

Json OptionalJson(const std::optional<double>& value) { return value ? Json(*value) : Json(); }

Json ScoresJson(const suites::AnswerScores& scores) {
  return {{"precision", OptionalJson(scores.precision)},
          {"recall", OptionalJson(scores.recall)},
          {"f1", OptionalJson(scores.f1)}};
}

Json ConfusionJson(const suites::Confusion& c) {
  const Interval interval = ClopperPearson(c.correct(), c.total(), kConfidence);
  return {{"mate_as_mate", c.mate_as_mate}, {"none_as_mate", c.none_as_mate},
          {"mate_as_none", c.mate_as_none}, {"none_as_none", c.none_as_none},
          {"accuracy", c.Accuracy()},       {"accuracy_low", interval.low},
          {"accuracy_high", interval.high}, {"mate", ScoresJson(c.OfMate())},
          {"none", ScoresJson(c.OfNone())}};
}

Json FoldsJson(const suites::Evaluation& evaluation) {
  Json folds = Json::array();
  for (const suites::FoldResult& fold : evaluation.folds) {
    Json trials = Json::array();
    for (const suites::CTrial& trial : fold.trials) {
      trials.push_back({{"c", trial.c}, {"accuracy", trial.confusion.Accuracy()}});
    }
    folds.push_back({{"c", fold.c},
                     {"converged", fold.converged},
                     {"trained_on", fold.trained_on},
                     {"training_seconds", fold.training_seconds},
                     {"trials", trials},
                     {"test", ConfusionJson(fold.test)}});
  }
  return folds;
}

Json CalibrationJson(const suites::Evaluation& evaluation) {
  Json steps = Json::array();
  for (const suites::CalibrationStep& step : evaluation.calibration) {
    steps.push_back({{"positions", step.positions},
                     {"mates", step.mates},
                     {"probabilities", step.probabilities}});
  }
  return steps;
}

Json FewNodesJson(const suites::Evaluation& evaluation) {
  Json rows = Json::array();
  for (const suites::FewNodes& few : evaluation.few_nodes) {
    rows.push_back({{"nodes", few.nodes}, {"test", ConfusionJson(few.confusion)}});
  }
  return rows;
}

Json BesideJson(const BesideResult& beside) {
  const suites::Disagreement& apart = beside.disagreement;
  return {{"features", beside.features},
          {"columns", beside.columns},
          {"test", ConfusionJson(beside.evaluation.confusion)},
          {"auc", beside.evaluation.auc},
          {"brier", beside.evaluation.brier},
          {"only_evaluated_right", apart.only_first_right},
          {"only_beside_right", apart.only_second_right},
          {"p", McNemarP(apart.only_first_right, apart.only_second_right)}};
}

Json PerceptronsJson(const EvaluationResult& result) {
  Json curves = Json::array();
  for (const suites::PerceptronCurve& curve : result.perceptrons) {
    Json points = Json::array();
    for (const suites::PerceptronPoint& point : curve.points) {
      points.push_back({{"passes", point.passes},
                        {"training_mistakes", point.training_mistakes},
                        {"test", ConfusionJson(point.test)}});
    }
    curves.push_back({{"rate", curve.rate}, {"points", points}});
  }
  return curves;
}

Json KernelJson(const suites::KernelBaseline& kernel) {
  return {{"c", kernel.chosen.c},
          {"gamma", kernel.chosen.gamma},
          {"trained_on", kernel.trained_on},
          {"support_vectors", kernel.support_vectors},
          {"test", ConfusionJson(kernel.confusion)},
          {"linear", ConfusionJson(kernel.linear)}};
}

Json StudiesJson(const EvaluationResult& result) {
  Json studies = Json::array();
  for (const suites::StudyResult& study : result.studies) {
    studies.push_back({{"name", study.name},
                       {"about", study.about},
                       {"columns", study.columns},
                       {"test", ConfusionJson(study.confusion)},
                       {"only_study_right", study.only_study_right},
                       {"only_all_right", study.only_all_right},
                       {"p", McNemarP(study.only_study_right, study.only_all_right)}});
  }
  return studies;
}

Json WholeGamesJson(const suites::WholeGameResult& whole) {
  return {{"positions", whole.positions},
          {"mates", whole.mates},
          {"ends_on_whole", ConfusionJson(whole.ends_on_whole)},
          {"whole_on_whole", ConfusionJson(whole.whole_on_whole)},
          {"whole_on_ends", ConfusionJson(whole.whole_on_ends)}};
}

}  // namespace

std::string EvaluationJson(const EvaluationResult& result, const report::Origin& origin) {
  const suites::Evaluation& evaluation = result.evaluation;
  report::Envelope envelope;
  envelope.schema = "hakari-predict-evaluation";
  envelope.origin = origin;
  envelope.identity = {{"positions_in_set", result.positions_in_set},
                       {"features", result.features},
                       {"columns", result.columns}};
  Json& json = envelope.result;
  json = {{"positions", evaluation.confusion.total()},
          {"games", evaluation.games},
          {"linear", ConfusionJson(evaluation.confusion)},
          {"always_none", ConfusionJson(evaluation.always_none)},
          {"auc", evaluation.auc},
          {"brier", evaluation.brier},
          {"platt_a", evaluation.platt.a},
          {"platt_b", evaluation.platt.b},
          {"folds", FoldsJson(evaluation)},
          {"calibration", CalibrationJson(evaluation)},
          {"few_nodes", FewNodesJson(evaluation)},
          {"equal_nodes", evaluation.equal_nodes}};
  if (result.beside) json["beside"] = BesideJson(*result.beside);
  if (!result.perceptrons.empty()) json["perceptrons"] = PerceptronsJson(result);
  if (result.kernel) json["kernel"] = KernelJson(*result.kernel);
  if (!result.studies.empty()) json["studies"] = StudiesJson(result);
  if (result.whole_games) json["whole_games"] = WholeGamesJson(*result.whole_games);
  return report::EnvelopeText(std::move(envelope));
}

}  // namespace hakari::cli

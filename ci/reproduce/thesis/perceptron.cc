#include "ci/reproduce/thesis/chapters.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/statistics/bootstrap.h"
#include "base/status/macros.h"
#include "ci/reproduce/claim.h"
#include "ci/reproduce/reproduced.h"
#include "ci/reproduce/search_lab.h"
#include "ci/reproduce/svg.h"
#include "engine/predict/linear_model.h"
#include "golden/published/published_table.h"
#include "suites/predict/studies/baselines.h"
#include "suites/predict/training/evaluation.h"
#include "suites/predict/training/examples.h"
#include "suites/predict/training/scores.h"

namespace hakari::reproduce {
namespace {

// A curve converges if it moves less than this between its later looks, in points.
constexpr double kRestPoints = 1;

using Groups = std::vector<std::vector<double>>;

// The counts of each game: test positions, those that the SVM classifies rightly, and those that
// the perceptron classifies rightly at each look.
constexpr size_t kTested = 0, kSvmRight = 1, kFirstLook = 2;

Groups CountsByGame(const EvaluatedPositions& positions, const suites::PerceptronCurve& curve) {
  const suites::Dataset& data = positions.data;
  const suites::Evaluation& evaluation = positions.evaluation;
  GameCounts<int> counts(kFirstLook + curve.points.size());
  for (size_t row = 0; row < data.games.size(); ++row) {
    if (evaluation.fold_of[row] >= curve.folds) continue;
    counts.Add(data.games[row], kTested, 1);
    const bool right = predict::PredictsMate(evaluation.distances[row]) == data.is_mate[row];
    counts.Add(data.games[row], kSvmRight, right ? 1 : 0);
  }
  for (size_t look = 0; look < curve.points.size(); ++look) {
    for (const int row : curve.points[look].right) {
      counts.Add(data.games[static_cast<size_t>(row)], kFirstLook + look, 1);
    }
  }
  return counts.Groups();
}

// The difference of two counts, in percentage points of the tested positions.
absl::StatusOr<Effect> PointsBetween(const Groups& games, size_t one, size_t other) {
  const OfSums points = [=](const std::vector<double>& sums) -> std::optional<double> {
    if (sums[kTested] == 0) return std::nullopt;
    return 100 * (sums[one] - sums[other]) / sums[kTested];
  };
  absl::StatusOr<Effect> effect = BootstrapSums(games, points, BootstrapOptions());
  if (!effect.ok()) return effect;
  effect->what = "right";
  effect->unit = EffectUnit::kPoints;
  return effect;
}

double Accuracy(const suites::Confusion& confusion) { return 100 * confusion.Accuracy(); }

// The looks with the least and the greatest accuracy, from look `begin` on.
std::pair<size_t, size_t> WorstAndBest(const suites::PerceptronCurve& curve, size_t begin) {
  const auto [worst, best] = std::minmax_element(
      curve.points.begin() + static_cast<std::ptrdiff_t>(begin), curve.points.end(),
      [](const suites::PerceptronPoint& a, const suites::PerceptronPoint& b) {
        return a.test.correct() < b.test.correct();
      });
  return {worst - curve.points.begin(), best - curve.points.begin()};
}

std::string PercentText(double percent) { return absl::StrFormat("%.2f %%", percent); }

absl::Status JudgeCurve(const suites::PerceptronCurve& curve, const Groups& games, double published,
                        Reproduced& made) {
  const size_t best = WorstAndBest(curve, 0).second;
  HAKARI_ASSIGN_OR_RETURN(const Effect behind, PointsBetween(games, kFirstLook + best, kSvmRight));
  JudgedClaim at_best = JudgeDifference(
      absl::StrFormat("At its best the perceptron is right %.0f points less often than the SVM",
                      -published),
      published, behind);
  absl::StrAppend(&at_best.measured, " after ", curve.points[best].passes, " passes");
  made.claims.push_back(std::move(at_best));

  const size_t half = curve.points.size() / 2;
  const auto [low, high] = WorstAndBest(curve, half);
  HAKARI_ASSIGN_OR_RETURN(const Effect swing,
                          PointsBetween(games, kFirstLook + high, kFirstLook + low));
  made.claims.push_back(
      JudgeLeast(absl::StrFormat("It does not converge: from %d passes on it still moves by %.0f "
                                 "point or more",
                                 curve.points[half].passes, kRestPoints),
                 kRestPoints, swing.interval,
                 absl::StrCat(EffectText(swing, 1), " between ", curve.points[low].passes, " and ",
                              curve.points[high].passes, " passes")));
  return absl::OkStatus();
}

std::string ChartOf(const suites::PerceptronCurve& curve, double svm, const std::string& title) {
  LineChart chart;
  chart.title = title;
  chart.x_name = "passes over the training positions";
  chart.y_name = "right, %";
  chart.series = {{"training", {}}, {"test", {}}};
  for (const suites::PerceptronPoint& point : curve.points) {
    chart.series[0].points.emplace_back(point.passes, Accuracy(point.training));
    chart.series[1].points.emplace_back(point.passes, Accuracy(point.test));
  }
  chart.level_name = "linear SVM, test";
  chart.level = svm;
  return LineChartSvg(chart);
}

// The SVM's confusion on the folds on which the curve was tested.
suites::Confusion SvmOn(const suites::Evaluation& evaluation, int folds) {
  suites::Confusion confusion;
  for (int fold = 0; fold < folds; ++fold) {
    confusion = confusion + evaluation.folds[static_cast<size_t>(fold)].test;
  }
  return confusion;
}

struct PerceptronFigure {
  const char* number;
  double rate;
};
constexpr PerceptronFigure kFigures[] = {{"3.1", 0.01}, {"3.2", 0.001}};

Reproduced Begin(const PerceptronFigure& figure, const suites::PerceptronCurve& curve,
                 const suites::Evaluation& evaluation) {
  Reproduced made;
  made.id = absl::StrCat("thesis/figure-", figure.number);
  made.title = absl::StrCat("Figure ", figure.number, ": learning curve of the perceptron, rate ",
                            figure.rate);
  made.conditions =
      "Section 3.1.1.2. 30000 positions to train and 10000 to test; a picture without numbers.";
  made.measured_on = absl::StrCat(curve.points[0].test.total(), " test positions in ", curve.folds,
                                  " of the folds: ", MeasuredOn(evaluation));
  made.columns = {"training", "test"};
  return made;
}

absl::StatusOr<Reproduced> Make(const PerceptronFigure& figure, ReproduceContext& context,
                                ClassifierLab& lab) {
  const absl::StatusOr<golden::PublishedTable> text = ThesisTable(context, "text");
  if (!text.ok()) return text.status();
  HAKARI_ASSIGN_OR_RETURN(const double published,
                          text->Number("perceptron_accuracy_difference", "value"));
  HAKARI_ASSIGN_OR_RETURN(const EvaluatedPositions* const positions, lab.Evaluated(context));
  HAKARI_ASSIGN_OR_RETURN(const suites::PerceptronCurve* const found,
                          lab.Perceptron(context, figure.rate));
  const suites::PerceptronCurve& curve = *found;
  const suites::Evaluation& evaluation = positions->evaluation;
  Reproduced made = Begin(figure, curve, evaluation);
  for (const suites::PerceptronPoint& point : curve.points) {
    made.rows.push_back(
        {absl::StrCat(point.passes, " passes"),
         {{"", PercentText(Accuracy(point.training))}, {"", PercentText(Accuracy(point.test))}}});
  }
  const double svm = Accuracy(SvmOn(evaluation, curve.folds));
  made.rows.push_back({"linear SVM", {{"", ""}, {"", PercentText(svm)}}});
  HAKARI_RETURN_IF_ERROR(JudgeCurve(curve, CountsByGame(*positions, curve), published, made));
  made.notes = {
      "The best look is chosen on the test positions themselves, which favours the perceptron; the "
      "thesis refers to the best of figures 3.1 and 3.2.",
      "One iteration is taken to be one pass over all training positions; the thesis does not "
      "say."};
  made.figures.push_back({made.title, ChartOf(curve, svm, made.title)});
  return made;
}

}  // namespace

std::vector<ReproducedTable> PerceptronFigures(const std::shared_ptr<ClassifierLab>& lab) {
  std::vector<ReproducedTable> tables;
  for (const PerceptronFigure& figure : kFigures) {
    ReproducedTable table;
    table.id = absl::StrCat("thesis/figure-", figure.number);
    table.title = absl::StrCat("Learning curve of the perceptron, rate ", figure.rate);
    table.make = [&figure, lab](ReproduceContext& context) { return Make(figure, context, *lab); };
    tables.push_back(std::move(table));
  }
  return tables;
}

}  // namespace hakari::reproduce

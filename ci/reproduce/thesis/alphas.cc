#include "ci/reproduce/thesis/chapters.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "ci/reproduce/claim.h"
#include "ci/reproduce/reproduced.h"
#include "ci/reproduce/search_lab.h"
#include "ci/reproduce/svg.h"
#include "ci/reproduce/thesis/plies_trial.h"
#include "suites/predict/experiments/search_setting.h"
#include "suites/predict/experiments/totals.h"

namespace hakari::reproduce {
namespace {

constexpr PositionsFor kChoosing = PositionsFor::kChoosing;
constexpr int kLargestA = 10;
constexpr const char* kShapes[] = {"step", "sigmoid"};
constexpr size_t kShapeCount = std::size(kShapes);

// Nodes and answers by shape and a; a = 0 is plain PDS.
struct Curves {
  suites::SearchTotals plain;
  std::array<std::array<suites::SearchTotals, kLargestA + 1>, kShapeCount> at;

  double Ratio(size_t shape, int a) const {
    return static_cast<double>(at[shape][static_cast<size_t>(a)].nodes) /
           static_cast<double>(plain.nodes);
  }
  // The a with the fewest nodes.
  int Best(size_t shape) const {
    int best = 1;
    for (int a = 2; a <= kLargestA; ++a) {
      if (Ratio(shape, a) < Ratio(shape, best)) best = a;
    }
    return best;
  }
  int Below(size_t shape) const {
    int count = 0;
    for (int a = 1; a <= kLargestA; ++a) count += Ratio(shape, a) < 1 ? 1 : 0;
    return count;
  }
};

std::string SettingName(const char* use, const char* shape, const char* reach, int a) {
  return absl::StrCat(use, "-", shape, "-", reach, "-", a);
}

absl::StatusOr<suites::SearchTotals> TotalsIn(SearchLab& lab, const std::string& setting) {
  HAKARI_ASSIGN_OR_RETURN(const suites::SettingRun* const run, lab.Run(kChoosing, setting));
  return suites::TotalsOf(*run);
}

absl::StatusOr<Curves> Measure(SearchLab& lab, const char* use, const char* reach) {
  Curves curves;
  const absl::StatusOr<suites::SearchTotals> plain = TotalsIn(lab, suites::kPlainSetting);
  if (!plain.ok()) return plain.status();
  curves.plain = *plain;
  for (size_t shape = 0; shape < kShapeCount; ++shape) {
    for (int a = 1; a <= kLargestA; ++a) {
      HAKARI_ASSIGN_OR_RETURN(const suites::SearchTotals totals,
                              TotalsIn(lab, SettingName(use, kShapes[shape], reach, a)));
      curves.at[shape][static_cast<size_t>(a)] = totals;
    }
  }
  return curves;
}

std::string ChartOf(const Curves& curves, const std::string& title) {
  LineChart chart;
  chart.title = title;
  chart.x_name = "a";
  chart.y_name = "nodes of all positions";
  chart.level_name = "plain PDS";
  chart.level = static_cast<double>(curves.plain.nodes);
  for (size_t shape = 0; shape < kShapeCount; ++shape) {
    ChartSeries series{kShapes[shape], {}};
    for (int a = 1; a <= kLargestA; ++a) {
      series.points.emplace_back(
          a, static_cast<double>(curves.at[shape][static_cast<size_t>(a)].nodes));
    }
    chart.series.push_back(series);
  }
  return LineChartSvg(chart);
}

std::string CellText(const Curves& curves, size_t shape, int a) {
  return TotalsText(curves.at[shape][static_cast<size_t>(a)], curves.plain);
}

std::string BestText(const Curves& curves, size_t shape) {
  const int best = curves.Best(shape);
  return absl::StrCat(kShapes[shape], " takes least at a = ", best, " (",
                      ChangeText(curves.Ratio(shape, best)), ")");
}

std::string BelowText(const Curves& curves) {
  return absl::StrCat("fewer nodes at ", curves.Below(0), " (step) and ", curves.Below(1),
                      " (sigmoid) of ", kLargestA, " values");
}

constexpr size_t kStep = 0, kSigmoid = 1;

using Claims = std::vector<JudgedClaim>;

Claims ClaimsOf48(const Curves& curves) {
  const bool rises = curves.Ratio(kStep, kLargestA) > curves.Ratio(kStep, 1) &&
                     curves.Ratio(kSigmoid, kLargestA) > curves.Ratio(kSigmoid, 1);
  return {JudgeFact("No a takes fewer nodes than plain PDS",
                    curves.Below(kStep) + curves.Below(kSigmoid) == 0, BelowText(curves)),
          JudgeFact(
              "A large a takes more nodes than a small one", rises,
              absl::StrCat(
                  "a = 10 against 1: step ",
                  ChangeText(curves.Ratio(kStep, kLargestA) / curves.Ratio(kStep, 1)), ", sigmoid ",
                  ChangeText(curves.Ratio(kSigmoid, kLargestA) / curves.Ratio(kSigmoid, 1))))};
}

Claims ClaimsOf49(const Curves& curves) {
  return {
      JudgeFact("The sigmoid takes no fewer nodes than plain PDS at any a",
                curves.Below(kSigmoid) == 0, BelowText(curves)),
      JudgeFact("The step takes least at a = 5", curves.Best(kStep) == 5, BestText(curves, kStep)),
      JudgeFact("The step takes fewer nodes than plain PDS at a = 5", curves.Ratio(kStep, 5) < 1,
                ChangeText(curves.Ratio(kStep, 5)))};
}

// The meaning of "almost all" of the values 1 to 10.
constexpr int kAlmostAll = 8;

JudgedClaim AlmostAllFall(const Curves& curves) {
  return JudgeFact("Almost every a takes fewer nodes than plain PDS",
                   std::min(curves.Below(kStep), curves.Below(kSigmoid)) >= kAlmostAll,
                   BelowText(curves));
}

Claims ClaimsOf411(const Curves& curves) {
  const bool is_least = curves.Best(kSigmoid) == 6 &&
                        curves.Ratio(kSigmoid, 6) <= curves.Ratio(kStep, curves.Best(kStep));
  return {AlmostAllFall(curves),
          JudgeFact("The sigmoid at a = 6 takes least of all", is_least,
                    absl::StrCat(BestText(curves, kStep), ", ", BestText(curves, kSigmoid)))};
}

Claims ClaimsOf412(const Curves& curves) {
  const bool is_least = curves.Best(kSigmoid) == 7 &&
                        curves.Ratio(kSigmoid, 7) <= curves.Ratio(kStep, curves.Best(kStep));
  return {AlmostAllFall(curves),
          JudgeFact("The sigmoid at a = 7 takes least of all (it was chosen)", is_least,
                    absl::StrCat(BestText(curves, kStep), ", ", BestText(curves, kSigmoid)))};
}

// Section 4.4.2 tries the plies at the best a.
constexpr PliesTrial kPlies411 = {"increments-sigmoid-constant-6", 6, 4};
constexpr PliesTrial kPlies411Cut = {"bounded-sigmoid-constant-6", 6, 4};

struct AlphaFigure {
  const char* number;
  const char* use;  // the start of setting names
  const char* reach;
  const char* words;
  Claims (*claims)(const Curves& curves);
  const char* note;
  const PliesTrial* plies = nullptr;
};

constexpr char kCutNote[] =
    "The other reading of the increments: a step ends at the node's own limit.";

constexpr AlphaFigure kFigures[] = {
    {"4.8", "initial", "constant", "initial numbers, the same at plies 0 to 3", ClaimsOf48,
     "Its caption says 10000000 nodes, the text 1000000."},
    {"4.9", "initial", "shrinking", "initial numbers, less a ply", ClaimsOf49,
     "Its values are largest by the step, as in the text: the step's a has about twice the effect "
     "of the sigmoid's."},
    {"4.11", "increments", "constant", "increments, the same at plies 0 to 3", ClaimsOf411,
     "The thesis varied the number of plies from the root at which the classifier is used, at a = "
     "6 with the sigmoid.",
     &kPlies411},
    {"4.12", "increments", "shrinking", "increments, less a ply", ClaimsOf412,
     "Table 4.13, which gives its step, is printed with exchanged values; the text is followed."},
    {"4.11-cut", "bounded", "constant", "increments cut at the node's limit, plies 0 to 3",
     ClaimsOf411, kCutNote, &kPlies411Cut},
    {"4.12-cut", "bounded", "shrinking", "increments cut at the node's limit, less a ply",
     ClaimsOf412, kCutNote},
};

absl::StatusOr<Reproduced> Make(const AlphaFigure& figure, ReproduceContext& context) {
  HAKARI_ASSIGN_OR_RETURN(const Curves curves, Measure(context.lab, figure.use, figure.reach));
  Reproduced made;
  made.id = absl::StrCat("thesis/figure-", figure.number);
  made.title = absl::StrCat("Figure ", figure.number, ": nodes by a, ", figure.words);
  made.conditions = "100 positions of at most 1000000 nodes each; a picture without numbers.";
  made.measured_on = context.lab.MeasuredOn(kChoosing);
  made.columns = {kShapes[kStep], kShapes[kSigmoid]};
  made.rows.push_back(
      {"plain",
       {{"", absl::StrCat(curves.plain.nodes, " (", curves.plain.unknown, " open)")}, {"", ""}}});
  for (int a = 1; a <= kLargestA; ++a) {
    made.rows.push_back({absl::StrCat("a = ", a),
                         {{"", CellText(curves, kStep, a)}, {"", CellText(curves, kSigmoid, a)}}});
  }
  made.claims = figure.claims(curves);
  made.notes.push_back(figure.note);
  made.figures.push_back({made.title, ChartOf(curves, made.title)});
  if (figure.plies == nullptr) return made;
  HAKARI_RETURN_IF_ERROR(AddPliesTrial(*figure.plies, context.lab, made));
  return made;
}

ReproducedTable TableOf(const AlphaFigure& figure) {
  ReproducedTable table;
  table.id = absl::StrCat("thesis/figure-", figure.number);
  table.title = absl::StrCat("Nodes by a, ", figure.words);
  table.runs.push_back({kChoosing, suites::kPlainSetting});
  for (const char* shape : kShapes) {
    for (int a = 1; a <= kLargestA; ++a) {
      table.runs.push_back({kChoosing, SettingName(figure.use, shape, figure.reach, a)});
    }
  }
  if (figure.plies != nullptr) {
    for (NeededRun& run : RunsOf(*figure.plies)) table.runs.push_back(std::move(run));
  }
  table.make = [&figure](ReproduceContext& context) { return Make(figure, context); };
  return table;
}

}  // namespace

std::vector<ReproducedTable> AlphaFigures() {
  std::vector<ReproducedTable> tables;
  for (const AlphaFigure& figure : kFigures) tables.push_back(TableOf(figure));
  return tables;
}

}  // namespace hakari::reproduce

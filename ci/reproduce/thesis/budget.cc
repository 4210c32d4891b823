#include "ci/reproduce/thesis/chapters.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
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
#include "ci/reproduce/thesis/budget_function.h"
#include "engine/position/position.h"
#include "engine/predict/linear_model.h"
#include "golden/published/published_table.h"
#include "suites/core/outcome.h"
#include "suites/core/problem.h"
#include "suites/predict/experiments/experiment.h"
#include "suites/predict/experiments/search_setting.h"
#include "suites/predict/experiments/totals.h"

namespace hakari::reproduce {
namespace {

constexpr PositionsFor kTrying = PositionsFor::kTrying;
constexpr uint64_t kLimits[] = {250, 100'000};
constexpr double kFarthestShown = 10;

// The greatest distance of a mate among the positions that the model learned from.
absl::StatusOr<double> FarthestMate(const ReproduceContext& context,
                                    const std::vector<suites::Example>& examples) {
  int64_t farthest = 0;
  for (const suites::Example& example : examples) {
    if (!example.is_mate) continue;
    const Position& position = example.position;
    farthest = std::max(farthest,
                        context.lab.options().model->Distance(position, position.side_to_move()));
  }
  if (farthest > 0) return predict::DistanceAsNumber(farthest);
  return absl::FailedPreconditionError("the model predicts a mate in no position that has one");
}

// A position of the set for trying.
struct Tried {
  std::string game;
  double distance = 0;
};

absl::StatusOr<std::vector<Tried>> TriedPositions(const ReproduceContext& context) {
  std::vector<Tried> tried;
  for (const suites::Problem* problem : context.lab.set(kTrying).Selected()) {
    const Position& position = problem->position();
    const int64_t distance =
        context.lab.options().model->Distance(position, position.side_to_move());
    tried.push_back({std::string(problem->Note("game").value_or(problem->id)),
                     predict::DistanceAsNumber(distance)});
  }
  return tried;
}

absl::StatusOr<std::vector<double>> NodesOf(ReproduceContext& context,
                                            std::optional<uint64_t> limit) {
  HAKARI_ASSIGN_OR_RETURN(const suites::SettingRun* const run,
                          context.lab.Run(kTrying, suites::kPlainSetting, limit));
  HAKARI_RETURN_IF_ERROR(suites::TotalsOf(*run).status());
  std::vector<double> nodes;
  for (const suites::Outcome& outcome : run->outcomes) {
    nodes.push_back(static_cast<double>(outcome.counters.at("nodes")));
  }
  return nodes;
}

// The sum of `parts` divided by that of `wholes`, with an interval that draws games.
absl::StatusOr<Effect> RatioOf(const std::vector<Tried>& tried, const std::vector<double>& parts,
                               const std::vector<double>& wholes) {
  GameCounts<std::string> counts(2);
  for (size_t i = 0; i < tried.size(); ++i) {
    counts.Add(tried[i].game, 0, parts[i]);
    counts.Add(tried[i].game, 1, wholes[i]);
  }
  const OfSums ratio = [](const std::vector<double>& sums) -> std::optional<double> {
    if (sums[1] == 0) return std::nullopt;
    return sums[0] / sums[1];
  };
  return BootstrapSums(counts.Groups(), ratio, BootstrapOptions());
}

// One function at one limit.
struct Scaled {
  Effect constant;
  // PDS's nodes with the function divided by those without; absent if more nodes may be needed than
  // were searched.
  std::optional<Effect> effort;
};

// The searches of the positions with the usual nodes.
struct Searched {
  const std::vector<Tried>& tried;
  const std::vector<double>& usual;  // nodes of each position
  uint64_t usual_limit;
};

absl::StatusOr<Scaled> ScaledTo(uint64_t limit, const std::vector<double>& nodes,
                                const BudgetFunction& function, const Searched& searched) {
  std::vector<double> weighed;
  for (size_t i = 0; i < nodes.size(); ++i) {
    weighed.push_back(nodes[i] * function.At(searched.tried[i].distance));
  }
  HAKARI_ASSIGN_OR_RETURN(const Effect constant, RatioOf(searched.tried, nodes, weighed));
  Scaled scaled{constant, std::nullopt};
  std::vector<double> taken;
  for (size_t i = 0; i < nodes.size(); ++i) {
    const double allowed =
        constant.estimate * function.At(searched.tried[i].distance) * static_cast<double>(limit);
    const double usual_limit = static_cast<double>(searched.usual_limit);
    if (allowed > usual_limit && searched.usual[i] >= usual_limit) return scaled;
    // A search with a smaller limit equals the beginning of one with a larger limit.
    taken.push_back(std::min(searched.usual[i], allowed));
  }
  const absl::StatusOr<Effect> effort = RatioOf(searched.tried, taken, nodes);
  if (!effort.ok()) return effort.status();
  scaled.effort = *effort;
  return scaled;
}

// Section 4.2.3 explains the losses with half the constant: all limits are then below the
// unmodified one.
JudgedClaim JudgeHalf(uint64_t limit, const Effect& constant, const BudgetFunction& sigmoid,
                      double farthest) {
  const double most = sigmoid.At(farthest) / 2;
  Effect largest = constant;
  largest.estimate *= most;
  largest.interval = {constant.interval.low * most, constant.interval.high * most};
  return JudgeLeast(absl::StrCat("With half its constant the sigmoid allows less than ", limit,
                                 " nodes everywhere"),
                    0, {1 - largest.interval.high, 1 - largest.interval.low},
                    absl::StrCat("at most ", EffectText(largest, 2), " times as many"));
}

JudgedClaim JudgeEffort(uint64_t limit, const BudgetFunction& function, const Effect& effort) {
  return JudgeChange(absl::StrCat("With its constant the ", function.name,
                                  " function leaves the effort at ", limit, " nodes unchanged"),
                     1, effort);
}

// A chart of our functions and the thesis's linear one.
std::string ChartOf(std::vector<BudgetFunction> functions, double published_slope,
                    const std::string& title) {
  functions.push_back({"linear, published", BudgetKind::kLinear, published_slope});
  LineChart chart;
  chart.title = title;
  chart.x_name = "distance from the hyperplane (mates to the right)";
  chart.y_name = "factor of the limit";
  for (const BudgetFunction& function : functions) {
    ChartSeries series{function.name, {}};
    for (const double x : function.Corners(kFarthestShown)) {
      series.points.emplace_back(x, function.At(x));
    }
    chart.series.push_back(std::move(series));
  }
  return LineChartSvg(chart);
}

absl::Status AddLimit(ReproduceContext& context, uint64_t limit,
                      const std::vector<BudgetFunction>& functions, double farthest,
                      const Searched& searched, Reproduced& made) {
  HAKARI_ASSIGN_OR_RETURN(const std::vector<double> nodes, NodesOf(context, limit));
  ReproducedRow row{absl::StrCat("constant at ", limit, " nodes"), {}};
  std::string unknown;  // the functions whose effort is unknown
  JudgedClaim half;
  for (const BudgetFunction& function : functions) {
    HAKARI_ASSIGN_OR_RETURN(const Scaled scaled, ScaledTo(limit, nodes, function, searched));
    row.cells.push_back({"", EffectText(scaled.constant, 2)});
    if (function.kind == BudgetKind::kSigmoid) {
      half = JudgeHalf(limit, scaled.constant, function, farthest);
    }
    if (scaled.effort) {
      made.claims.push_back(JudgeEffort(limit, function, *scaled.effort));
    } else {
      absl::StrAppend(&unknown, unknown.empty() ? "" : ", ", function.name);
    }
  }
  if (!unknown.empty()) {
    made.notes.push_back(absl::StrCat("The effort of PDS at ", limit,
                                      " nodes with these functions is not known from searches of ",
                                      searched.usual_limit, ": ", unknown, "."));
  }
  made.claims.push_back(std::move(half));
  made.rows.push_back(std::move(row));
  return absl::OkStatus();
}

Reproduced Begin(const ReproduceContext& context, const ReproducedTable& table, size_t examples,
                 const std::vector<BudgetFunction>& functions) {
  Reproduced made;
  made.id = table.id;
  made.title = absl::StrCat("Figure 4.3: ", table.title);
  made.conditions = "Section 4.2.2, formulas 4.1 to 4.3; only the slope is printed.";
  made.measured_on =
      absl::StrCat("slope: the mates among ", examples,
                   " training positions; constants: ", context.lab.MeasuredOn(kTrying));
  for (const BudgetFunction& function : functions) made.columns.push_back(function.name);
  return made;
}

absl::StatusOr<Reproduced> Make(ReproduceContext& context, const ReproducedTable& table,
                                ClassifierLab& lab) {
  const absl::StatusOr<golden::PublishedTable> text = ThesisTable(context, "text");
  if (!text.ok()) return text.status();
  const absl::StatusOr<double> slope = text->Number("linear_slope", "value");
  if (!slope.ok()) return slope.status();
  HAKARI_ASSIGN_OR_RETURN(const std::vector<suites::Example>* const examples,
                          lab.Examples(context));
  HAKARI_ASSIGN_OR_RETURN(const double farthest, FarthestMate(context, *examples));
  HAKARI_ASSIGN_OR_RETURN(const std::vector<Tried> tried, TriedPositions(context));
  HAKARI_ASSIGN_OR_RETURN(const std::vector<double> usual, NodesOf(context, std::nullopt));
  const std::vector<BudgetFunction> functions = BudgetFunctions(farthest);
  Reproduced made = Begin(context, table, examples->size(), functions);
  made.rows = {{"farthest mate",
                {{absl::StrFormat("%.3g", kMiddle / *slope), absl::StrFormat("%.2f", farthest)},
                 {"", ""},
                 {"", ""}}},
               {"slope",
                {{text->Text("linear_slope", "value").value_or(""),
                  absl::StrFormat("%.4f", functions[0].slope)},
                 {"", ""},
                 {"", ""}}}};
  for (const uint64_t limit : kLimits) {
    HAKARI_RETURN_IF_ERROR(AddLimit(context, limit, functions, farthest,
                                    {tried, usual, context.lab.options().nodes}, made));
  }
  made.notes.push_back(
      "The linear function is 1 at the farthest mate that was trained on and 0.5 on the "
      "hyperplane: the printed slope gives the distance of that mate.");
  made.notes.push_back(
      "A constant scales the sum of nodes times function over the positions back to the sum of the "
      "nodes. A position that ends before its limit takes no more nodes with a larger one, so the "
      "effort itself can fall.");
  made.figures.push_back({made.title, ChartOf(functions, *slope, made.title)});
  return made;
}

}  // namespace

std::vector<ReproducedTable> BudgetFigures(const std::shared_ptr<ClassifierLab>& lab) {
  ReproducedTable table;
  table.id = "thesis/figure-4.3";
  table.title = "functions of the distance that multiply the node limit";
  table.runs.push_back({kTrying, suites::kPlainSetting});
  for (const uint64_t limit : kLimits)
    table.runs.push_back({kTrying, suites::kPlainSetting, limit});
  table.make = [lab, described = table](ReproduceContext& context) {
    return Make(context, described, *lab);
  };
  return {table};
}

}  // namespace hakari::reproduce

#include "ci/reproduce/thesis/chapters.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/status/macros.h"
#include "ci/reproduce/search_lab.h"
#include "ci/reproduce/svg.h"
#include "ci/reproduce/thesis/not_proved.h"
#include "engine/position/position.h"
#include "engine/predict/linear_model.h"
#include "suites/core/outcome.h"
#include "suites/core/problem.h"
#include "suites/mate/mate_program.h"
#include "suites/predict/experiments/experiment.h"
#include "suites/predict/experiments/search_setting.h"
#include "suites/predict/experiments/totals.h"

namespace hakari::reproduce {
namespace {

constexpr PositionsFor kTrying = PositionsFor::kTrying;

// The distance of each position, in the order of the set.
absl::StatusOr<std::vector<int64_t>> DistancesIn(const ReproduceContext& context) {
  std::vector<int64_t> distances;
  for (const suites::Problem* problem : context.lab.set(kTrying).Selected()) {
    const Position& position = problem->position();
    distances.push_back(context.lab.options().model->Distance(position, position.side_to_move()));
  }
  return distances;
}

// The distance in halves, rounded down; far distances share the outermost steps.
int StepOf(int64_t distance) {
  constexpr double kFarthest = 8;
  const double step = std::floor(predict::DistanceAsNumber(distance) * 2);
  return static_cast<int>(std::clamp(step, -2 * kFarthest, 2 * kFarthest - 1));
}

double MiddleOf(int step) { return (step + 0.5) / 2; }

struct Step {
  int positions = 0;
  double nodes = 0;  // their sum
};

Reproduced Begin(const ReproduceContext& context, const ReproducedTable& table,
                 const char* conditions) {
  Reproduced made;
  made.id = table.id;
  made.title = absl::StrCat("Figure ", table.id.substr(table.id.find('-') + 1), ": ", table.title);
  made.conditions = conditions;
  made.measured_on = context.lab.MeasuredOn(kTrying);
  return made;
}

std::string ChartOf(const Reproduced& made, const std::string& y_name,
                    const std::map<int, Step>& steps, double (*height)(const Step& step)) {
  LineChart chart;
  chart.title = made.title;
  chart.x_name = "distance from the hyperplane (mates to the right)";
  chart.y_name = y_name;
  chart.series.push_back({y_name, {}});
  for (const auto& [step, contents] : steps) {
    chart.series[0].points.emplace_back(MiddleOf(step), height(contents));
  }
  return LineChartSvg(chart);
}

std::string StepText(int step) {
  return absl::StrFormat("%+.1f to %+.1f", step / 2.0, (step + 1) / 2.0);
}

absl::StatusOr<Reproduced> MakeCounts(ReproduceContext& context, const ReproducedTable& table) {
  HAKARI_ASSIGN_OR_RETURN(const std::vector<int64_t> distances, DistancesIn(context));
  std::map<int, Step> steps;
  int mates = 0;
  for (const int64_t distance : distances) {
    ++steps[StepOf(distance)].positions;
    mates += predict::PredictsMate(distance) ? 1 : 0;
  }
  Reproduced made =
      Begin(context, table, "The 40000 training positions; a picture without numbers.");
  made.columns = {"positions"};
  for (const auto& [step, contents] : steps) {
    made.rows.push_back({StepText(step), {{"", absl::StrCat(contents.positions)}}});
  }
  made.notes.push_back(absl::StrFormat(
      "%d of %d are predicted to be mates; none of the positions was used for training.", mates,
      static_cast<int>(distances.size())));
  made.figures.push_back({made.title, ChartOf(made, "positions", steps, [](const Step& step) {
                            return static_cast<double>(step.positions);
                          })});
  return made;
}

absl::StatusOr<Reproduced> MakeMeanNodes(ReproduceContext& context, const ReproducedTable& table) {
  const uint64_t limit = *table.runs[0].nodes;
  HAKARI_ASSIGN_OR_RETURN(const std::vector<int64_t> distances, DistancesIn(context));
  HAKARI_ASSIGN_OR_RETURN(const suites::SettingRun* const run,
                          context.lab.Run(kTrying, suites::kPlainSetting, limit));
  HAKARI_RETURN_IF_ERROR(suites::TotalsOf(*run).status());
  std::map<int, Step> steps;
  for (size_t i = 0; i < distances.size(); ++i) {
    Step& step = steps[StepOf(distances[i])];
    ++step.positions;
    step.nodes += static_cast<double>(run->outcomes[i].counters.at("nodes"));
  }
  Reproduced made = Begin(context, table, "A picture without numbers.");
  made.measured_on =
      absl::StrCat(run->outcomes.size(), " positions (", context.lab.set(kTrying).name,
                   ") of at most ", limit, " nodes each; model ", context.lab.options().model_name);
  made.columns = {"positions", "mean nodes"};
  const auto mean = [](const Step& step) { return step.nodes / step.positions; };
  for (const auto& [step, contents] : steps) {
    made.rows.push_back(
        {StepText(step),
         {{"", absl::StrCat(contents.positions)}, {"", absl::StrFormat("%.0f", mean(contents))}}});
  }
  made.figures.push_back({made.title, ChartOf(made, "mean nodes", steps, mean)});
  return made;
}

NotProved Within(const suites::SettingRun& run, const std::vector<int64_t>& distances,
                 uint64_t nodes) {
  NotProved result;
  for (size_t i = 0; i < distances.size(); ++i) {
    if (predict::PredictsMate(distances[i])) continue;
    const suites::Outcome& outcome = run.outcomes[i];
    ++result.predicted;
    result.proved += outcome.answer == suites::kMateAnswer &&
                             static_cast<uint64_t>(outcome.counters.at("nodes")) <= nodes
                         ? 1
                         : 0;
  }
  return result;
}

absl::StatusOr<Reproduced> MakeNotProved(ReproduceContext& context, const ReproducedTable& table) {
  HAKARI_ASSIGN_OR_RETURN(const golden::PublishedTable published, ThesisTable(context, "text"));
  HAKARI_ASSIGN_OR_RETURN(const std::vector<int64_t> distances, DistancesIn(context));
  HAKARI_ASSIGN_OR_RETURN(const suites::SettingRun* const run,
                          context.lab.Run(kTrying, suites::kPlainSetting));
  HAKARI_RETURN_IF_ERROR(suites::TotalsOf(*run).status());
  Reproduced made = Begin(context, table, "Section 4.2.2; a picture without numbers.");
  HAKARI_RETURN_IF_ERROR(AddNotProved(
      published, [&](uint64_t nodes) { return Within(*run, distances, nodes); },
      context.lab.options().nodes, made));
  return made;
}

using Maker = absl::StatusOr<Reproduced> (*)(ReproduceContext&, const ReproducedTable&);

ReproducedTable FigureOf(const char* number, const char* title, std::vector<NeededRun> runs,
                         Maker maker) {
  ReproducedTable table;
  table.id = absl::StrCat("thesis/figure-", number);
  table.title = title;
  table.runs = std::move(runs);
  table.make = [maker, described = table](ReproduceContext& context) {
    return maker(context, described);
  };
  return table;
}

}  // namespace

std::vector<ReproducedTable> DistanceFigures() {
  return {FigureOf("4.2", "what PDS finds in positions predicted to have no mate, by nodes",
                   {{kTrying, suites::kPlainSetting}}, MakeNotProved),
          FigureOf("4.4", "positions by distance from the hyperplane", {}, MakeCounts),
          FigureOf("4.5", "mean nodes by distance, at most 250",
                   {{kTrying, suites::kPlainSetting, 250}}, MakeMeanNodes),
          FigureOf("4.6", "mean nodes by distance, at most 100000",
                   {{kTrying, suites::kPlainSetting, 100'000}}, MakeMeanNodes)};
}

}  // namespace hakari::reproduce

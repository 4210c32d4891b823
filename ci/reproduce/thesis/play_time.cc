// Figure 4.7, the thirds of the game, and the parts of the time of use 1.
#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/statistics/binomial.h"
#include "base/statistics/effect.h"
#include "base/status/macros.h"
#include "ci/reproduce/svg.h"
#include "ci/reproduce/thesis/chapters.h"
#include "ci/reproduce/thesis/play/play_results.h"
#include "ci/reproduce/thesis/play/play_scales.h"

namespace hakari::reproduce {
namespace {

constexpr double kConfidence = 0.95;
constexpr double kPercent = 100;

Reproduced Begin(const ReproducedTable& table, const char* conditions, const PlayResults& results) {
  Reproduced made;
  made.id = table.id;
  made.title = table.title;
  made.conditions = conditions;
  made.measured_on = results.measured_on;
  made.notes = results.notes;
  return made;
}

std::string OnMates(const PlayResult& result) {
  return absl::StrCat(result.baseline.name, " % on mates");
}

// Processor time of both sides in each game, in microseconds.
struct GameTimes {
  std::vector<std::pair<uint64_t, uint64_t>> points;  // unmodified, use 1; at least 1
  int unmodified_takes_more = 0;
};

GameTimes TimesOf(const PlayRun& run) {
  constexpr int64_t kNanosecondsPerUs = 1000;
  GameTimes times;
  for (const margins::GameSeries& pair : run.pairs()) {
    for (const margins::MarginGame& game : pair) {
      const auto us = [&game](PlayRun::Side side) {
        const int64_t ns = CpuNs(CostIn(game.sides[side].thirds, kWholeGame));
        return static_cast<uint64_t>(std::max(int64_t{1}, ns / kNanosecondsPerUs));
      };
      times.points.emplace_back(us(PlayRun::kUnmodified), us(PlayRun::kUse1));
      times.unmodified_takes_more += us(PlayRun::kUnmodified) > us(PlayRun::kUse1) ? 1 : 0;
    }
  }
  return times;
}

absl::StatusOr<Reproduced> MakeFigure(const ReproducedTable& table, PlayScales& scales,
                                      ReproduceContext& context) {
  HAKARI_ASSIGN_OR_RETURN(const PlayResults results, ResultsOf(SigmoidRows(), scales, context));
  Reproduced made =
      Begin(table,
            "Section 4.2.3; a picture without numbers: in nearly every game the unmodified program "
            "takes more time.",
            results);
  made.columns = {"games in which the unmodified program takes more"};
  for (const PlayResult& result : results.rows) {
    const GameTimes times = TimesOf(result.run);
    const auto games = static_cast<int64_t>(times.points.size());
    const Interval share = ClopperPearson(times.unmodified_takes_more, games, kConfidence);
    const std::string text =
        absl::StrFormat("%d of %d, %.1f %% [%.1f, %.1f]", times.unmodified_takes_more, games,
                        kPercent * times.unmodified_takes_more / static_cast<double>(games),
                        kPercent * share.low, kPercent * share.high);
    made.rows.push_back({OnMates(result), {{"", text}}});
    constexpr double kNearlyEvery = 0.9;
    made.claims.push_back(JudgeLeast(
        absl::StrCat("The unmodified program takes more time in nearly every game (90 %): ",
                     OnMates(result)),
        kNearlyEvery, share, text));
    PointChart chart;
    chart.title = absl::StrCat("Processor time of a game, ", OnMates(result));
    chart.x_name = "unmodified, microseconds";
    chart.y_name = "use 1 with the sigmoid, microseconds";
    chart.points = times.points;
    made.figures.push_back({chart.title, PointChartSvg(chart)});
  }
  return made;
}

absl::StatusOr<Reproduced> MakeThirds(const ReproducedTable& table, PlayScales& scales,
                                      ReproduceContext& context) {
  constexpr const char* kPublishedRows[] = {"time_ratio_opening", "time_ratio_middle",
                                            "time_ratio_end"};
  static_assert(std::size(kPublishedRows) == engines::kGameThirds, "a row for each third");
  HAKARI_ASSIGN_OR_RETURN(const golden::PublishedTable published, ThesisTable(context, "text"));
  HAKARI_ASSIGN_OR_RETURN(const PlayResults results, ResultsOf(SigmoidRows(), scales, context));
  Reproduced made = Begin(
      table, "Section 4.2.3, of the sigmoid: games divided in three by the number of their moves.",
      results);
  made.columns = {"time ratio",   "mates, unmodified", "time on mates",
                  "time besides", "mate nodes",        "game nodes"};
  for (const PlayResult& result : results.rows) {
    const PlayRun& run = result.run;
    for (size_t third = 0; third < engines::kGameThirds; ++third) {
      const char* const name = engines::kThirdNames[third];
      HAKARI_ASSIGN_OR_RETURN(const std::string text,
                              published.Text(kPublishedRows[third], "value"));
      HAKARI_ASSIGN_OR_RETURN(const double ratio, published.Number(kPublishedRows[third], "value"));
      HAKARI_ASSIGN_OR_RETURN(const Effect time, run.Ratio(CpuNs, third));
      HAKARI_ASSIGN_OR_RETURN(const Effect share,
                              run.Share(PlayRun::kUnmodified, MateCpuNs, CpuNs, third));
      ReproducedRow row = {absl::StrCat(name, ", ", OnMates(result)),
                           {{text, EffectText(time, 3)}, {"", SharePercent(share)}}};
      for (const NumberOf number : {MateCpuNs, GameCpuNs, MateNodes, GameNodes}) {
        HAKARI_ASSIGN_OR_RETURN(const Effect effect, run.Ratio(number, third));
        row.cells.push_back({"", EffectText(effect, 3)});
      }
      made.rows.push_back(std::move(row));
      made.claims.push_back(
          JudgeChange(absl::StrCat("In this third the time is ", text,
                                   " of the unmodified program's: ", name, ", ", OnMates(result)),
                      ratio, time));
    }
  }
  return made;
}

// The time ratio of the game search if the mate search takes as much time as before:
// whole_ratio = result * (1 - share) + share.
double RatioBesides(double whole_ratio, double share) {
  return (whole_ratio - share) / (1 - share);
}

// A claim by the published numbers alone.
absl::Status AddArithmetic(const golden::PublishedTable& text,
                           const golden::PublishedTable& published, Reproduced& made) {
  HAKARI_ASSIGN_OR_RETURN(const double ratio, published.Number("time_ratio", "sigmoid"));
  for (const char* row : {"mate_time_share", "mate_time_share_end"}) {
    HAKARI_ASSIGN_OR_RETURN(const double percent, text.Number(row, "value"));
    const double share = percent / kPercent;
    made.claims.push_back(
        JudgeFact(absl::StrFormat("Saving on mates can explain a ratio of %.3f, at %.0f %% of the "
                                  "time (by the published numbers alone)",
                                  ratio, percent),
                  ratio >= 1 - share,
                  absl::StrFormat("without any mate search %.2f is left; with an unchanged one the "
                                  "game search must have fallen to %.3f",
                                  1 - share, RatioBesides(ratio, share))));
  }
  return absl::OkStatus();
}

std::string PliesText(double plies) { return plies == 0 ? "-" : absl::StrFormat("%.1f", plies); }

absl::StatusOr<ReproducedRow> PartsOf(const PlayResult& result) {
  const PlayRun& run = result.run;
  ReproducedRow row = {absl::StrCat(result.row.Shown(), ", ", OnMates(result)), {}};
  for (const NumberOf number :
       {CpuNs, MateCpuNs, GameCpuNs, MateNodes, GameNodes, Positions, Decided}) {
    HAKARI_ASSIGN_OR_RETURN(const Effect effect, run.Ratio(number));
    row.cells.push_back({"", EffectText(effect, 3)});
  }
  HAKARI_ASSIGN_OR_RETURN(const Effect nodes_time, run.RatioEach(GameCpuNs, GameNodes));
  row.cells.push_back({"", EffectText(nodes_time, 3)});
  row.cells.push_back(
      {"", absl::StrCat(PliesText(run.MeanPlies(1)), ", ", PliesText(run.MeanPlies(0)))});
  return row;
}

absl::StatusOr<Reproduced> MakeParts(const ReproducedTable& table, PlayScales& scales,
                                     ReproduceContext& context) {
  HAKARI_ASSIGN_OR_RETURN(const golden::PublishedTable text, ThesisTable(context, "text"));
  HAKARI_ASSIGN_OR_RETURN(const golden::PublishedTable published,
                          ThesisTable(context, "table-4.1"));
  HAKARI_ASSIGN_OR_RETURN(const PlayResults results, ResultsOf(FunctionRows(), scales, context));
  Reproduced made =
      Begin(table, "Sections 1.1 and 4.2.3; the thesis gives only the total time.", results);
  made.columns = {"time ratio",  "time on mates",    "time besides",
                  "mate nodes",  "game nodes",       "positions",
                  "mate scores", "time a game node", "plies: won, lost"};
  HAKARI_RETURN_IF_ERROR(AddArithmetic(text, published, made));
  for (const PlayResult& result : results.rows) {
    HAKARI_ASSIGN_OR_RETURN(ReproducedRow row, PartsOf(result));
    made.rows.push_back(std::move(row));
    HAKARI_ASSIGN_OR_RETURN(const Effect nodes, result.run.Ratio(GameNodes));
    made.claims.push_back(JudgeFall(absl::StrCat("The game search makes fewer nodes: ",
                                                 result.row.Shown(), ", ", OnMates(result)),
                                    nodes));
  }
  made.notes.push_back(
      "Use 1 divided by the unmodified program, sums over games. The time besides mates includes "
      "the classifier. Both sides of a game search equally many positions, except for one, so its "
      "length changes no ratio; mate scores are searches that end with a mate for either side, and "
      "may end early.");
  return made;
}

}  // namespace

std::vector<ReproducedTable> PlayTimeTables(const std::shared_ptr<PlayScales>& scales) {
  return {PlayTableOf("thesis/figure-4.7", "Figure 4.7: the time of each game, by either side",
                      SigmoidRows(), scales, MakeFigure),
          PlayTableOf("thesis/play-thirds", "use 1 in games: the time by thirds of the game",
                      SigmoidRows(), scales, MakeThirds),
          PlayTableOf("thesis/play-time", "use 1 in games: the parts of its time", FunctionRows(),
                      scales, MakeParts)};
}

}  // namespace hakari::reproduce

// Figures 2 and 3: how much each margin would prune, and how often rightly, over games in which no
// margin is adopted.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <functional>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/statistics/bootstrap.h"
#include "base/statistics/effect.h"
#include "base/status/macros.h"
#include "ci/reproduce/futility/counted_games.h"
#include "ci/reproduce/futility/study.h"
#include "ci/reproduce/futility/tables.h"
#include "ci/reproduce/games_table.h"
#include "ci/reproduce/svg.h"
#include "suites/margins/margin_totals.h"

namespace hakari::reproduce {
namespace {

using margins::CountedDepths;
using margins::GameSeries;
using margins::SideOfGame;

constexpr double kPercent = 100;
constexpr CountedDepths kDepths[] = {CountedDepths::kBoth, CountedDepths::kFirst,
                                     CountedDepths::kSecond};

// "10 (50 cp)".
std::string MarginText(int centipawns) {
  return absl::StrCat(centipawns / kCentipawnsOfAPoint, " (", centipawns, " cp)");
}

std::string MeasuredOn(const CountedGames& counted) {
  const GamesWanted wanted = CountingGames(counted.lab->options());
  return absl::StrCat(
      counted.games->size(), " games of ", wanted.first, " against itself, ", wanted.nodes,
      " nodes a move; each side counts in its own searches, which gives ", counted.sides, " sides");
}

// The change of the value from margin to margin beyond the bend, minus that up to the bend.
std::optional<double> Bends(const std::vector<double>& sums, size_t bend, size_t candidates,
                            const std::function<double(double)>& scale) {
  const std::optional<double> first = MeanAt(sums, 0), middle = MeanAt(sums, bend),
                              last = MeanAt(sums, candidates - 1);
  if (!first || !middle || !last) return std::nullopt;
  const double below = (scale(*middle) - scale(*first)) / static_cast<double>(bend);
  const double beyond =
      (scale(*last) - scale(*middle)) / static_cast<double>(candidates - 1 - bend);
  return beyond - below;
}

// A claim that a number computed from the games is at least `least`. Not shown if too few games
// have the number.
struct NumberOfGames {
  OfSums number;
  double least = 0;
  EffectUnit unit = EffectUnit::kPoints;
  std::string words;  // before the number
  int decimals = 2;
};

JudgedClaim JudgeNumber(const std::string& claim, const GameSums& games,
                        const NumberOfGames& judged) {
  absl::StatusOr<Effect> effect = BootstrapSums(games, judged.number, BootstrapOptions());
  if (!effect.ok()) {
    return {claim, std::string(effect.status().message()), Holding::kNotShown};
  }
  effect->unit = judged.unit;
  return JudgeLeast(claim, judged.least, effect->interval,
                    absl::StrCat(judged.words, EffectText(*effect, judged.decimals)));
}

// The variance over games, averaged over margins, divided by the variance of the margins' means.
std::optional<double> GamesByMargins(const std::vector<double>& sums, size_t candidates) {
  double over_games = 0;
  std::vector<double> means;
  for (size_t i = 0; i < candidates; ++i) {
    const std::optional<double> variance = VarianceAt(sums, i);
    if (!variance) return std::nullopt;
    over_games += *variance / static_cast<double>(candidates);
    means.push_back(*MeanAt(sums, i));
  }
  const double over_margins = margins::SpreadOf(means).deviation;
  if (over_margins <= 0) return std::nullopt;
  return over_games / (over_margins * over_margins);
}

JudgedClaim GamesDifferMore(const CountedGames& counted, const GameSums& games) {
  const size_t candidates = counted.candidates.size();
  return JudgeNumber(
      "The precision differs more between games than between margins", games,
      {[candidates](const std::vector<double>& sums) { return GamesByMargins(sums, candidates); },
       1, EffectUnit::kRatio, "variance over games divided by that over margins "});
}

JudgedClaim SteepBeyond(const CountedGames& counted, const GameSums& games, size_t bend) {
  const size_t candidates = counted.candidates.size();
  const auto percent = [](double value) { return kPercent * value; };
  return JudgeNumber(
      "The precision rises steeply beyond two pawns (40), and hardly below", games,
      {[=](const std::vector<double>& sums) { return Bends(sums, bend, candidates, percent); }, 0,
       EffectUnit::kPoints, "rise per margin beyond 40 minus the rise up to 40: "});
}

// Targets distinguish margins only if the least precise margin that can be adopted, in any game, is
// not above the highest target.
JudgedClaim TargetsTellApart(const CountedGames& counted) {
  double least = 1;
  int judged = 0;
  for (const GameSeries& series : *counted.games) {
    for (const SideOfGame* side : margins::CountingSides(series)) {
      for (const search::MarginTally& tally :
           margins::TalliesOf(side->margins, CountedDepths::kBoth)) {
        if (tally.tries <= kThreshold) continue;
        ++judged;
        least = std::min(least, *margins::PrecisionOf(tally));
      }
    }
  }
  const double highest = kPublishedTargets[std::size(kPublishedTargets) - 1] / 1000.0;
  if (judged == 0) {
    return {"Targets of 40 to 70 % distinguish margins (ours)", "no margin was tried 500 times",
            Holding::kNotShown};
  }
  return JudgeFact("Targets of 40 to 70 % distinguish margins (ours)", least <= highest,
                   absl::StrFormat("of all margins in all games with more than %d tries the least "
                                   "precise is right in %.1f %%",
                                   kThreshold, kPercent * least));
}

// How often the smallest margin reaches each of our targets.
std::string TargetsNote(const CountedGames& counted) {
  std::string text = "The smallest margin is precise enough for a target of";
  for (const int target : kOwnTargets) {
    int reached = 0;
    for (const GameSeries& series : *counted.games) {
      for (const SideOfGame* side : margins::CountingSides(series)) {
        const std::optional<double> precision =
            margins::PrecisionOf(margins::TalliesOf(side->margins, CountedDepths::kBoth)[0]);
        if (precision && *precision > target / 1000.0) ++reached;
      }
    }
    absl::StrAppend(&text, target == kOwnTargets[0] ? " " : ", ", TargetText(target), " in ",
                    reached, " of ", counted.sides);
  }
  return absl::StrCat(text, " sides.");
}

// A column of the table and a line of the chart: both depths together, 1 ply, or 2 plies before the
// horizon.
struct DepthColumn {
  std::string name;
  std::vector<double> whole;
};

std::vector<DepthColumn> DepthColumns(const CountedGames& counted, const ValueOf& value_of) {
  std::vector<DepthColumn> columns;
  const char* const names[] = {"both depths", "1 ply before", "2 plies before"};
  for (size_t i = 0; i < std::size(kDepths); ++i) {
    columns.push_back({names[i], WholeOf(SumsOf(counted, kDepths[i], value_of))});
  }
  return columns;
}

// "97.8 (sd 0.6)".
std::string SpreadText(const std::vector<double>& sums, size_t candidate, double scale,
                       int decimals) {
  const std::optional<double> mean = MeanAt(sums, candidate);
  const std::optional<double> variance = VarianceAt(sums, candidate);
  if (!mean) return "-";
  return absl::StrFormat("%.*f (sd %.*f)", decimals, scale * *mean, decimals,
                         scale * std::sqrt(variance.value_or(0)));
}

void AddRowsAndChart(const CountedGames& counted, const std::vector<DepthColumn>& columns,
                     double scale, int decimals, const std::string& y_name, Reproduced& made) {
  LineChart chart;
  chart.title = made.title;
  chart.x_name = "margin (a pawn is 20)";
  chart.y_name = y_name;
  for (const DepthColumn& column : columns) {
    made.columns.push_back(column.name);
    chart.series.push_back({column.name, {}});
  }
  for (size_t i = 0; i < counted.candidates.size(); ++i) {
    ReproducedRow row{MarginText(counted.candidates[i]), {}};
    for (size_t c = 0; c < columns.size(); ++c) {
      row.cells.push_back({"", SpreadText(columns[c].whole, i, scale, decimals)});
      if (const std::optional<double> mean = MeanAt(columns[c].whole, i)) {
        chart.series[c].points.emplace_back(
            static_cast<double>(counted.candidates[i]) / kCentipawnsOfAPoint, scale * *mean);
      }
    }
    made.rows.push_back(std::move(row));
  }
  made.figures.push_back({absl::StrCat(made.title, ", measured here."), LineChartSvg(chart)});
}

absl::StatusOr<Reproduced> MakePrecision(const std::string& id, const std::string& title,
                                         ReproduceContext& context) {
  HAKARI_ASSIGN_OR_RETURN(const CountedGames counted, CountedGamesOf(context));
  Reproduced made = BeginTable(id, title, counted.published);
  made.measured_on = MeasuredOn(counted);
  AddRowsAndChart(counted, DepthColumns(counted, margins::PrecisionOf), kPercent, 1, "precision, %",
                  made);
  const GameSums games = SumsOf(counted, CountedDepths::kBoth, margins::PrecisionOf);
  HAKARI_ASSIGN_OR_RETURN(const size_t bend, counted.Bend());
  made.claims = {GamesDifferMore(counted, games), SteepBeyond(counted, games, bend),
                 TargetsTellApart(counted)};
  made.notes = {
      "Means over sides in percent, with the standard deviation of a single side. The "
      "figure of the paper is a picture without numbers.",
      TargetsNote(counted)};
  return made;
}

std::optional<double> TriesOf(const search::MarginTally& tally) {
  return static_cast<double>(tally.tries);
}

JudgedClaim FallsBeyond(const CountedGames& counted, const GameSums& games, size_t bend) {
  const size_t candidates = counted.candidates.size();
  const auto percent_fewer = [](double tries) {
    return -kPercent * std::log(std::max(tries, 1.0));
  };
  return JudgeNumber(
      "Prunes fall gently up to 40 and steeply beyond", games,
      {[=](const std::vector<double>& sums) {
         return Bends(sums, bend, candidates, percent_fewer);
       },
       0, EffectUnit::kPoints, "fall per margin beyond 40 minus the fall up to 40: ", 1});
}

// The paper claims this although it also claims a fall beyond 40.
absl::StatusOr<JudgedClaim> FortyAndFifty(const GameSums& games, size_t bend) {
  std::vector<double> at, after;
  for (const std::vector<double>& sums : games) {
    at.push_back(SumAt(sums, bend));
    after.push_back(SumAt(sums, bend + 1));
  }
  HAKARI_ASSIGN_OR_RETURN(const Effect ratio,
                          BootstrapRatio("prunes", at, after, BootstrapOptions()));
  return JudgeChange("Prunes do not differ between 40 and 50", 1, ratio);
}

absl::StatusOr<Reproduced> MakeTries(const std::string& id, const std::string& title,
                                     ReproduceContext& context) {
  HAKARI_ASSIGN_OR_RETURN(const CountedGames counted, CountedGamesOf(context));
  Reproduced made = BeginTable(id, title, counted.published);
  made.measured_on = MeasuredOn(counted);
  AddRowsAndChart(counted, DepthColumns(counted, TriesOf), 1, 0, "tries a game", made);
  const GameSums games = SumsOf(counted, CountedDepths::kBoth, TriesOf);
  HAKARI_ASSIGN_OR_RETURN(const size_t bend, counted.Bend());
  HAKARI_ASSIGN_OR_RETURN(JudgedClaim same, FortyAndFifty(games, bend));
  made.claims = {FallsBeyond(counted, games, bend), std::move(same)};
  made.notes = {
      "Means over sides, with the standard deviation of a single side. The figure of the "
      "paper is a picture without numbers.",
      "The paper says both: prunes fall suddenly beyond 40, and there is no difference between 40 "
      "and 50. A margin of 40 also cuts whatever one of 50 would cut, so 50 cannot cut more "
      "often."};
  return made;
}

}  // namespace

std::vector<ReproducedTable> MarginFigures() {
  const struct {
    const char *id, *title;
    absl::StatusOr<Reproduced> (*make)(const std::string&, const std::string&, ReproduceContext&);
  } figures[] = {
      {"futility/figure-2", "Figure 2: precision by margin", MakePrecision},
      {"futility/figure-3", "Figure 3: prunes by margin", MakeTries},
  };
  std::vector<ReproducedTable> tables;
  for (const auto& figure : figures) {
    ReproducedTable table;
    table.id = figure.id;
    table.title = figure.title;
    table.make = [figure](ReproduceContext& context) {
      return figure.make(figure.id, figure.title, context);
    };
    table.games = [](ReproduceContext& context, GamesFor) -> absl::StatusOr<GamesNeeded> {
      HAKARI_ASSIGN_OR_RETURN(const MarginLab* const lab, LabOf(context));
      return GamesNeeded{{CountingGames(lab->options())}, {}};
    };
    tables.push_back(std::move(table));
  }
  return tables;
}

}  // namespace hakari::reproduce

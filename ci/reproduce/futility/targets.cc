// Table 1 and figure 4: margins by target precision in games against the fixed margin.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/statistics/effect.h"
#include "base/statistics/sprt.h"
#include "base/status/macros.h"
#include "ci/reproduce/futility/study.h"
#include "ci/reproduce/futility/tables.h"
#include "ci/reproduce/futility/target_claims.h"
#include "ci/reproduce/games_table.h"
#include "ci/reproduce/svg.h"

namespace hakari::reproduce {
namespace {

constexpr double kPercent = 100;

absl::StatusOr<TargetRuns> RunsOf(ReproduceContext& context) {
  HAKARI_ASSIGN_OR_RETURN(MarginLab* const lab, LabOf(context));
  TargetRuns runs;
  HAKARI_ASSIGN_OR_RETURN(runs.published, PublishedTableOf(context, kFutility, "table-1"));
  for (const TargetMatch& wanted : TargetMatches(lab->options())) {
    HAKARI_ASSIGN_OR_RETURN(const MatchRun* const run, lab->Match(wanted.match));
    if (run->outcomes.empty()) {
      return absl::FailedPreconditionError(
          absl::StrCat(wanted.match.about, ": no pair was played"));
    }
    TargetRun target = {wanted, run, {}, ""};
    HAKARI_ASSIGN_OR_RETURN(target.score_text, ScoreInterval(run->counts(), target.score));
    runs.runs.push_back(std::move(target));
  }
  return runs;
}

std::string MeasuredOn(const TargetRuns& runs) {
  std::map<std::string, std::pair<int, int>> by_limit;  // least and most games of a row
  for (const TargetRun& run : runs.runs) {
    const int games = run.run->games.games();
    auto [at, is_new] =
        by_limit.emplace(run.wanted.match.LimitText(), std::make_pair(games, games));
    if (is_new) continue;
    at->second.first = std::min(at->second.first, games);
    at->second.second = std::max(at->second.second, games);
  }
  std::string text;
  for (const auto& [limit, games] : by_limit) {
    const std::string count = games.first == games.second
                                  ? absl::StrCat(games.first)
                                  : absl::StrCat(games.first, " to ", games.second);
    absl::StrAppend(&text, text.empty() ? "" : "; ", count, " games a row at ", limit);
  }
  return absl::StrCat(text, ", in pairs with colors exchanged, against ",
                      runs.runs[0].wanted.match.second);
}

absl::StatusOr<double> PublishedCount(const TargetRuns& runs, int target, const char* column) {
  return runs.published.Number(TargetRow(target), column);
}

// The published cells of a row that is compared with the paper; empty cells for other rows.
std::vector<std::string> PublishedCells(const TargetRuns& runs, const TargetRun& run) {
  const absl::StatusOr<double> won = PublishedCount(runs, run.wanted.target, "wins"),
                               lost = PublishedCount(runs, run.wanted.target, "losses"),
                               drawn = PublishedCount(runs, run.wanted.target, "draws"),
                               rate = PublishedCount(runs, run.wanted.target, "rate_percent");
  if (!run.wanted.beside_published || !won.ok() || !lost.ok() || !drawn.ok() || !rate.ok()) {
    return {"", "", "", ""};
  }
  return {absl::StrFormat("%.0f-%.0f-%.0f", *won, *lost, *drawn), absl::StrFormat("%.0f %%", *rate),
          absl::StrFormat("%+.2f", NSigma(std::llround(*won), std::llround(*lost))), ""};
}

void AddRows(const TargetRuns& runs, Reproduced& made) {
  made.columns = {"won-lost-drawn", "rate", "n-sigma", "rate by pairs, 95 %"};
  for (const TargetRun& run : runs.runs) {
    const match::Tally& games = run.run->games;
    const std::vector<std::string> published = PublishedCells(runs, run);
    ReproducedRow row;
    row.name = absl::StrCat(TargetText(run.wanted.target), ", ", run.wanted.match.LimitText());
    row.cells = {{published[0], TallyText(games)},
                 {published[1], ScoreText(games)},
                 {published[2], absl::StrFormat("%+.2f", NSigma(games.won, games.lost))},
                 {published[3], run.score_text}};
    made.rows.push_back(std::move(row));
  }
}

std::string LateNote(const TargetRuns& runs) {
  int64_t answers = 0, late = 0;
  int faults = 0;
  for (const TargetRun& run : runs.runs) {
    faults += run.run->faults;
    if (run.wanted.match.move_ms == 0) continue;
    answers += run.run->answers;
    late += run.run->late;
  }
  std::string text;
  if (answers > 0) {
    text = absl::StrFormat(
        "%d of %d timed moves took longer than allowed, which loses no game here.", late, answers);
  }
  if (faults > 0) {
    absl::StrAppend(&text, text.empty() ? "" : " ", faults, " games were lost by a fault.");
  }
  return text;
}

absl::StatusOr<Reproduced> MakeTable(const std::string& id, const std::string& title,
                                     ReproduceContext& context) {
  HAKARI_ASSIGN_OR_RETURN(const TargetRuns runs, RunsOf(context));
  Reproduced made = BeginTable(id, title, runs.published);
  made.measured_on = MeasuredOn(runs);
  AddRows(runs, made);
  HAKARI_ASSIGN_OR_RETURN(made.claims, TargetClaims(runs));
  made.notes.push_back(
      "n-sigma is that of the thesis on the prediction of mates: wins minus losses, divided by the "
      "square root of their sum; for the paper's rows it is computed here. All rows play the same "
      "openings.");
  if (runs.are_alike()) {
    made.notes.push_back(
        "Why the paper's targets play the same games here: in every game every margin is more "
        "precise than any of them (futility/figure-2), so the smallest is adopted as soon as it "
        "has "
        "been counted often enough, whatever the target.");
  }
  const std::string late = LateNote(runs);
  if (!late.empty()) made.notes.push_back(late);
  return made;
}

void AddChart(const TargetRuns& runs, Reproduced& made) {
  LineChart chart;
  chart.title = made.title;
  chart.x_name = "target precision, %";
  chart.y_name = "rate against the fixed margin, %";
  chart.level_name = "even";
  chart.level = kPercent / 2;
  ChartSeries published = {"published", {}};
  std::map<std::string, ChartSeries> measured;
  for (const TargetRun& run : runs.runs) {
    const double x = run.wanted.target / 10.0;
    const std::string limit = run.wanted.match.LimitText();
    ChartSeries& series = measured.emplace(limit, ChartSeries{limit, {}}).first->second;
    series.points.emplace_back(x, kPercent * run.mean_score());
    const absl::StatusOr<double> rate = PublishedCount(runs, run.wanted.target, "rate_percent");
    if (run.wanted.beside_published && rate.ok()) published.points.emplace_back(x, *rate);
  }
  chart.series.push_back(std::move(published));
  for (auto& [limit, series] : measured) chart.series.push_back(std::move(series));
  made.figures.push_back(
      {"Rate by target precision, published and measured.", LineChartSvg(chart)});
}

absl::StatusOr<Reproduced> MakeFigure(const std::string& id, const std::string& title,
                                      ReproduceContext& context) {
  HAKARI_ASSIGN_OR_RETURN(const TargetRuns runs, RunsOf(context));
  Reproduced made = BeginTable(id, title, runs.published);
  made.measured_on = MeasuredOn(runs);
  made.columns = {"rate"};
  for (const TargetRun& run : runs.runs) {
    made.rows.push_back(
        {absl::StrCat(TargetText(run.wanted.target), ", ", run.wanted.match.LimitText()),
         {{PublishedCells(runs, run)[1], run.score_text}}});
  }
  HAKARI_ASSIGN_OR_RETURN(JudgedClaim peak, PeakClaim(runs));
  made.claims.push_back(std::move(peak));
  AddChart(runs, made);
  return made;
}

}  // namespace

std::vector<ReproducedTable> TargetTables() {
  const struct {
    const char *id, *title;
    absl::StatusOr<Reproduced> (*make)(const std::string&, const std::string&, ReproduceContext&);
  } kinds[] = {
      {"futility/1", "Table 1: games by target precision, against the fixed margin", MakeTable},
      {"futility/figure-4", "Figure 4: rate by target precision", MakeFigure},
  };
  std::vector<ReproducedTable> tables;
  for (const auto& kind : kinds) {
    ReproducedTable table;
    table.id = kind.id;
    table.title = kind.title;
    table.make = [kind](ReproduceContext& context) {
      return kind.make(kind.id, kind.title, context);
    };
    table.games = [](ReproduceContext& context, GamesFor) -> absl::StatusOr<GamesNeeded> {
      HAKARI_ASSIGN_OR_RETURN(const MarginLab* const lab, LabOf(context));
      GamesNeeded needed;
      for (TargetMatch& match : TargetMatches(lab->options())) {
        needed.matches.push_back(std::move(match.match));
      }
      return needed;
    };
    tables.push_back(std::move(table));
  }
  return tables;
}

}  // namespace hakari::reproduce

// Tables 4.1 and 4.2: use 1 against the unmodified program, by its function and by the sigmoid's
// constant.
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/statistics/effect.h"
#include "base/statistics/sprt.h"
#include "base/status/macros.h"
#include "ci/reproduce/games_table.h"
#include "ci/reproduce/thesis/chapters.h"
#include "ci/reproduce/thesis/play/play_results.h"
#include "ci/reproduce/thesis/play/play_scales.h"

namespace hakari::reproduce {
namespace {

constexpr double kEven = 0.5;
constexpr int kPercent = 100;

// The column of the published table for a row; empty if the thesis has no such row.
using ColumnOf = std::string (*)(const PlayRow& row);
std::string ByFunction(const PlayRow& row) { return row.model == 0 ? row.kind.name : ""; }
std::string ByConstant(const PlayRow& row) { return row.Constant(); }

absl::StatusOr<ReproducedRow> RowOf(const PlayResult& result, const std::string& name,
                                    const golden::PublishedTable& published,
                                    const std::string& column) {
  const PlayRun& run = result.run;
  HAKARI_ASSIGN_OR_RETURN(const Effect time, run.Ratio(CpuNs));
  HAKARI_ASSIGN_OR_RETURN(const Effect mate_nodes, run.Ratio(MateNodes));
  HAKARI_ASSIGN_OR_RETURN(const Effect game_nodes, run.Ratio(GameNodes));
  std::string rate, n_sigma, ratio;
  if (!column.empty()) {
    HAKARI_ASSIGN_OR_RETURN(rate, published.Text("win_rate", column));
    HAKARI_ASSIGN_OR_RETURN(n_sigma, published.Text("n_sigma", column));
    HAKARI_ASSIGN_OR_RETURN(ratio, published.Text("time_ratio", column));
  }
  const match::Tally& games = run.games();
  return ReproducedRow{name,
                       {{"", TallyText(games)},
                        {rate, DecisiveRateText(games)},
                        {n_sigma, absl::StrFormat("%.2f", NSigma(games.won, games.lost))},
                        {"", result.score_text},
                        {ratio, EffectText(time, 3)},
                        {"", EffectText(mate_nodes, 3)},
                        {"", EffectText(game_nodes, 3)},
                        {"", absl::StrFormat("%.2f", result.scale / 100.0)}}};
}

// "linear, 15 % on mates".
std::string Among(const PlayResult& result, const std::string& shown) {
  return absl::StrCat(shown, ", ", result.baseline.name, " % on mates");
}

absl::StatusOr<Reproduced> Begin(const ReproducedTable& table,
                                 const golden::PublishedTable& published,
                                 const PlayResults& results, ColumnOf column) {
  Reproduced made = BeginTable(table.id, table.title, published);
  made.measured_on = results.measured_on;
  made.columns = {"won-lost-drawn", "win rate",   "n-sigma",    "rate by pairs, 95 %",
                  "time ratio",     "mate nodes", "game nodes", "scale"};
  for (const PlayResult& result : results.rows) {
    const std::string of_published = column(result.row);
    const std::string shown = column == ByConstant ? of_published : result.row.Shown();
    HAKARI_ASSIGN_OR_RETURN(ReproducedRow row,
                            RowOf(result, Among(result, shown), published, of_published));
    made.rows.push_back(std::move(row));
  }
  made.notes.push_back(
      "win rate and n-sigma are of decisive games; the rate by pairs counts a draw as half a win, "
      "and its interval draws pairs of games of one opening with colors exchanged. Ratios are sums "
      "of use 1 divided by those of the unmodified program; their intervals draw pairs.");
  for (const std::string& note : results.notes) made.notes.push_back(note);
  return made;
}

// Helps to see whether the thesis's rates are of decisive games only: then n-sigma is
// (2 rate - 1) sqrt(games).
absl::StatusOr<std::string> DecisiveNote(const golden::PublishedTable& published,
                                         const std::vector<std::string>& columns) {
  std::string text;
  for (const std::string& column : columns) {
    HAKARI_ASSIGN_OR_RETURN(const double rate, published.Number("win_rate", column));
    HAKARI_ASSIGN_OR_RETURN(const double n_sigma, published.Number("n_sigma", column));
    const double root = n_sigma / (2 * rate - 1);
    absl::StrAppend(&text, text.empty() ? "" : ", ", column, " ",
                    absl::StrFormat("%.0f", root * root));
  }
  return absl::StrCat(
      "The numbers of decisive games of 1000 that fit the published win rates and n-sigmas, if "
      "rates are of decisive games: ",
      text, ". Near .5 this is inaccurate, since both are rounded.");
}

// Judges a claim that use 1 loses.
JudgedClaim JudgeLoses(const std::string& claim, const PlayResult& result) {
  const Interval mirrored = {1 - result.score.high, 1 - result.score.low};
  return JudgeWins(claim, mirrored, result.score_text);
}

absl::Status AddCommonClaims(const PlayResult& result, const std::string& shown, double rate,
                             double time_ratio, Reproduced& made) {
  HAKARI_ASSIGN_OR_RETURN(const Effect time, result.run.Ratio(CpuNs));
  made.claims.push_back(JudgeChange(
      absl::StrFormat("The total time is %.3f of the unmodified program's: %s", time_ratio, shown),
      time_ratio, time));
  const std::string claim = absl::StrFormat("%s than the unmodified program, rate %.3f: %s",
                                            rate > kEven ? "Stronger" : "Weaker", rate, shown);
  made.claims.push_back(rate > kEven ? JudgeWins(claim, result.score, result.score_text)
                                     : JudgeLoses(claim, result));
  return absl::OkStatus();
}

absl::StatusOr<Reproduced> MakeFunctions(const ReproducedTable& table, PlayScales& scales,
                                         ReproduceContext& context) {
  HAKARI_ASSIGN_OR_RETURN(const golden::PublishedTable published,
                          ThesisTable(context, "table-4.1"));
  HAKARI_ASSIGN_OR_RETURN(const PlayResults results, ResultsOf(FunctionRows(), scales, context));
  HAKARI_ASSIGN_OR_RETURN(Reproduced made, Begin(table, published, results, ByFunction));
  std::map<size_t, const PlayResult*> sigmoid;
  for (const PlayResult& result : results.rows) {
    const std::string column = ByFunction(result.row);
    const std::string shown = Among(result, result.row.Shown());
    HAKARI_ASSIGN_OR_RETURN(const Effect effort, result.run.Ratio(MateNodes));
    made.claims.push_back(JudgeChange(
        absl::StrCat("With this scale the effort of all mate searches stays the same: ", shown), 1,
        effort));
    if (column.empty()) continue;
    HAKARI_ASSIGN_OR_RETURN(const double rate, published.Number("win_rate", column));
    HAKARI_ASSIGN_OR_RETURN(const double time, published.Number("time_ratio", column));
    HAKARI_RETURN_IF_ERROR(AddCommonClaims(result, shown, rate, time, made));
    if (result.row.kind.function == search::kSigmoidBudget) sigmoid[result.row.baseline] = &result;
    if (result.row.kind.function != search::kStepBudget) continue;
    HAKARI_ASSIGN_OR_RETURN(const Effect beside,
                            TimeRatioBeside(sigmoid.at(result.row.baseline)->run, result.run));
    made.claims.push_back(
        JudgeFall(absl::StrCat("The time ratio of the sigmoid is below that of the step: ",
                               result.baseline.name, " % on mates"),
                  beside));
  }
  HAKARI_ASSIGN_OR_RETURN(std::string note, DecisiveNote(published, {"linear", "sigmoid", "step"}));
  made.notes.push_back(std::move(note));
  return made;
}

// Two constants that the text compares.
struct Beside {
  int constant, other;
};

absl::Status AddConstantClaims(const golden::PublishedTable& published, const PlayResults& results,
                               size_t baseline, Reproduced& made) {
  std::map<int, const PlayResult*> by_constant;
  for (const PlayResult& result : results.rows) {
    if (result.row.baseline == baseline) by_constant[result.row.constant] = &result;
  }
  for (const auto& [constant, result] : by_constant) {
    const std::string column = ByConstant(result->row);
    HAKARI_ASSIGN_OR_RETURN(const double rate, published.Number("win_rate", column));
    HAKARI_ASSIGN_OR_RETURN(const double time, published.Number("time_ratio", column));
    HAKARI_RETURN_IF_ERROR(
        AddCommonClaims(*result, Among(*result, absl::StrCat(column, " times")), rate, time, made));
  }
  // The text: 3/4 takes least time; 1/2, against the trend, takes more than 3/4; 2 is the
  // strongest.
  for (const Beside& pair : {Beside{75, 100}, Beside{75, 50}, Beside{100, 200}, Beside{200, 400}}) {
    const PlayResult &one = *by_constant.at(pair.constant), &other = *by_constant.at(pair.other);
    HAKARI_ASSIGN_OR_RETURN(const Effect time, TimeRatioBeside(one.run, other.run));
    made.claims.push_back(
        JudgeFall(Among(one, absl::StrCat(one.row.Constant(), " times has a lower time ratio than ",
                                          other.row.Constant(), " times")),
                  time));
  }
  const PlayResult& twice = *by_constant.at(200);
  for (const int constant : {50, 75, 100, 400}) {
    const PlayResult& other = *by_constant.at(constant);
    HAKARI_ASSIGN_OR_RETURN(const Effect points,
                            ScoreDifference(twice.run.scores(), other.run.scores()));
    HAKARI_ASSIGN_OR_RETURN(const double rate, published.Number("win_rate", "2"));
    HAKARI_ASSIGN_OR_RETURN(const double rate_of_other,
                            published.Number("win_rate", other.row.Constant()));
    made.claims.push_back(
        JudgeDifference(Among(twice, absl::StrCat("The rate is highest at 2 times: above ",
                                                  other.row.Constant(), " times")),
                        kPercent * (rate - rate_of_other), points));
  }
  return absl::OkStatus();
}

absl::StatusOr<Reproduced> MakeConstants(const ReproducedTable& table, PlayScales& scales,
                                         ReproduceContext& context) {
  HAKARI_ASSIGN_OR_RETURN(const golden::PublishedTable published,
                          ThesisTable(context, "table-4.2"));
  HAKARI_ASSIGN_OR_RETURN(const PlayResults results, ResultsOf(ConstantRows(), scales, context));
  HAKARI_ASSIGN_OR_RETURN(Reproduced made, Begin(table, published, results, ByConstant));
  for (size_t baseline = 0; baseline < results.baselines(); ++baseline) {
    HAKARI_RETURN_IF_ERROR(AddConstantClaims(published, results, baseline, made));
  }
  HAKARI_ASSIGN_OR_RETURN(std::string note, DecisiveNote(published, {"1/2", "3/4", "1", "2", "4"}));
  made.notes.push_back(std::move(note));
  return made;
}

}  // namespace

std::vector<ReproducedTable> PlayTables(const std::shared_ptr<PlayScales>& scales) {
  return {PlayTableOf("thesis/4.1", "Table 4.1: use 1 in games, by its function", FunctionRows(),
                      scales, MakeFunctions),
          PlayTableOf("thesis/4.2", "Table 4.2: the sigmoid in games, by its constant",
                      ConstantRows(), scales, MakeConstants)};
}

}  // namespace hakari::reproduce

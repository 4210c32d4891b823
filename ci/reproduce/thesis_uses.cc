#include "ci/reproduce/thesis_uses.h"

#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "ci/reproduce/claim.h"
#include "ci/reproduce/node_scatter.h"
#include "ci/reproduce/reproduced.h"
#include "ci/reproduce/search_lab.h"
#include "ci/statistics/bootstrap_ratio.h"
#include "golden/published/published_table.h"
#include "suites/predict/experiments/experiment.h"
#include "suites/predict/experiments/search_setting.h"
#include "suites/predict/experiments/totals.h"

namespace hakari {
namespace {

constexpr PositionsFor kTrying = PositionsFor::kTrying;
constexpr double kNanoseconds = 1e9;

// The two uses of section 4.3 and 4.4.
struct Use {
  const char* setting;
  const char* words;
};
constexpr Use kInitial = {"initial-step-shrinking-5",
                          "initial numbers from the classifier (a = 5, step, shrinking)"};
constexpr Use kIncrements = {"increments-sigmoid-shrinking-7",
                             "increments from the classifier (a = 7, sigmoid, shrinking)"};

ReproducedTable Describe(const char* id, std::string title, const Use& use) {
  return {absl::StrCat("thesis/", id),
          std::move(title),
          {{kTrying, kPlainSetting}, {kTrying, use.setting}},
          nullptr};
}

std::string Seconds(const SearchTotals& totals) {
  return absl::StrFormat("%.1f", static_cast<double>(totals.cpu_ns) / kNanoseconds);
}

Reproduced Begin(const ReproduceContext& context, const ReproducedTable& table,
                 const PublishedTable& published) {
  Reproduced made;
  made.id = table.id;
  made.title = published.title;
  for (const std::string& note : published.notes) {
    absl::StrAppend(&made.conditions, made.conditions.empty() ? "" : " ", note);
  }
  made.measured_on = context.lab.MeasuredOn(kTrying);
  made.columns = published.columns;
  return made;
}

// What a cost table is made from.
struct Costs {
  double published_nodes, published_time;  // ratios
  RatioInterval nodes, time;
};

absl::StatusOr<Costs> CostsOf(const ReproduceContext& context, const PublishedTable& published,
                              const SearchPair& pair, Among among) {
  Costs costs;
  for (const auto& [column, ratio] : {std::make_pair("nodes", &costs.published_nodes),
                                      std::make_pair("seconds", &costs.published_time)}) {
    const absl::StatusOr<double> plain = published.Number("plain", column);
    if (!plain.ok()) return plain.status();
    const absl::StatusOr<double> steered = published.Number("steered", column);
    if (!steered.ok()) return steered.status();
    *ratio = *steered / *plain;
  }
  const ExperimentSet& set = context.lab.set(kTrying);
  const absl::StatusOr<RatioInterval> nodes = CostRatio(set, pair, CostOf::kNodes, among);
  if (!nodes.ok()) return nodes.status();
  const absl::StatusOr<RatioInterval> time = CostRatio(set, pair, CostOf::kTime, among);
  if (!time.ok()) return time.status();
  costs.nodes = *nodes;
  costs.time = *time;
  return costs;
}

void AddCostRows(const PublishedTable& published, const SearchTotals& plain,
                 const SearchTotals& steered, const Costs& costs, Reproduced& made) {
  const std::pair<const char*, const SearchTotals*> kRows[] = {{"plain", &plain},
                                                               {"steered", &steered}};
  for (const auto& [name, totals] : kRows) {
    made.rows.push_back({name,
                         {{published.Text(name, "nodes").value_or(""), absl::StrCat(totals->nodes)},
                          {published.Text(name, "seconds").value_or(""), Seconds(*totals)}}});
  }
  made.rows.push_back({"change",
                       {{ChangeText(costs.published_nodes), ChangeText(costs.nodes)},
                        {ChangeText(costs.published_time), ChangeText(costs.time)}}});
}

std::string Nodes(double nodes) { return absl::StrFormat("%.0f million", nodes / 1e6); }

// What remains of the published total once every unknown position has taken its whole limit.
absl::StatusOr<std::string> Remainder(const ReproduceContext& context, const char* totals,
                                      const char* both, const char* answers) {
  constexpr double kPublishedLimit = 1'000'000;
  std::string text;
  for (const char* row : {"plain", "steered"}) {
    const absl::StatusOr<PublishedTable> all = ThesisTable(context, totals);
    if (!all.ok()) return all.status();
    const absl::StatusOr<PublishedTable> solved = ThesisTable(context, both);
    if (!solved.ok()) return solved.status();
    const absl::StatusOr<PublishedTable> answered = ThesisTable(context, answers);
    if (!answered.ok()) return answered.status();
    const double left = all->Number(row, "nodes").value_or(0) -
                        answered->Number(row, "unknown").value_or(0) * kPublishedLimit;
    const double both_nodes = solved->Number(row, "nodes").value_or(0);
    absl::StrAppend(&text, text.empty() ? "" : "; ", row, ": ", Nodes(left),
                    " are left for what it solves, and those that both solve took ",
                    Nodes(both_nodes), both_nodes > left ? ", which cannot be" : "");
  }
  return absl::StrCat("If every unknown position takes its 1000000 nodes, ", text, ".");
}

absl::StatusOr<Reproduced> TotalsTable(ReproduceContext& context, const ReproducedTable& table,
                                       const Use& use, const char* name, const char* both,
                                       const char* answers) {
  const absl::StatusOr<PublishedTable> published = ThesisTable(context, name);
  if (!published.ok()) return published.status();
  const absl::StatusOr<SearchPair> pair = context.lab.Pair(kTrying, kPlainSetting, use.setting);
  if (!pair.ok()) return pair.status();
  const absl::StatusOr<Costs> costs = CostsOf(context, *published, *pair, Among::kAll);
  if (!costs.ok()) return costs.status();
  const absl::StatusOr<std::string> remainder = Remainder(context, name, both, answers);
  if (!remainder.ok()) return remainder.status();
  Reproduced made = Begin(context, table, *published);
  AddCostRows(*published, pair->first, pair->second, *costs, made);
  made.claims.push_back(
      JudgeChange(absl::StrCat("All nodes change by ", ChangeText(costs->published_nodes)),
                  costs->published_nodes, costs->nodes));
  made.claims.push_back(
      JudgeChange(absl::StrCat("All time changes by ", ChangeText(costs->published_time)),
                  costs->published_time, costs->time));
  made.notes.push_back(*remainder);
  return made;
}

absl::StatusOr<Reproduced> BothSolvedTable(ReproduceContext& context, const ReproducedTable& table,
                                           const Use& use, const char* name) {
  const absl::StatusOr<PublishedTable> published = ThesisTable(context, name);
  if (!published.ok()) return published.status();
  const absl::StatusOr<SearchPair> pair = context.lab.Pair(kTrying, kPlainSetting, use.setting);
  if (!pair.ok()) return pair.status();
  const absl::StatusOr<Costs> costs = CostsOf(context, *published, *pair, Among::kBothSolved);
  if (!costs.ok()) return costs.status();
  Reproduced made = Begin(context, table, *published);
  AddCostRows(*published, pair->first_both, pair->second_both, *costs, made);
  absl::StrAppend(&made.measured_on, "; both solve ", pair->first_both.positions());
  made.claims.push_back(JudgeChange(
      absl::StrCat("Nodes of what both solve change by ", ChangeText(costs->published_nodes)),
      costs->published_nodes, costs->nodes));
  made.claims.push_back(JudgeChange(
      absl::StrCat("Time of what both solve changes by ", ChangeText(costs->published_time)),
      costs->published_time, costs->time));
  return made;
}

absl::StatusOr<Reproduced> AnswersTable(ReproduceContext& context, const ReproducedTable& table,
                                        const Use& use, const char* name) {
  const absl::StatusOr<PublishedTable> published = ThesisTable(context, name);
  if (!published.ok()) return published.status();
  const absl::StatusOr<SearchPair> pair = context.lab.Pair(kTrying, kPlainSetting, use.setting);
  if (!pair.ok()) return pair.status();
  Reproduced made = Begin(context, table, *published);
  for (const auto& [row, totals] :
       {std::make_pair("plain", &pair->first), std::make_pair("steered", &pair->second)}) {
    made.rows.push_back(
        {row,
         {{published->Text(row, "mate").value_or(""), absl::StrCat(totals->mates)},
          {published->Text(row, "none").value_or(""), absl::StrCat(totals->no_mates)},
          {published->Text(row, "unknown").value_or(""), absl::StrCat(totals->unknown)}}});
  }
  for (const auto& [column, only] :
       {std::make_pair("mate", pair->mates), std::make_pair("none", pair->no_mates)}) {
    const absl::StatusOr<double> plain = published->Number("plain", column);
    const absl::StatusOr<double> steered = published->Number("steered", column);
    if (!plain.ok() || !steered.ok()) return plain.ok() ? steered.status() : plain.status();
    const bool more = *steered > *plain;
    made.claims.push_back(
        JudgeCounts(absl::StrFormat("%s positions are answered '%s': %.0f after %.0f",
                                    more ? "More" : "Fewer", column, *steered, *plain),
                    more, only.first, only.second));
  }
  return made;
}

absl::StatusOr<Reproduced> ScatterFigure(ReproduceContext& context, const ReproducedTable& table,
                                         const Use& use) {
  const absl::StatusOr<SearchPair> pair = context.lab.Pair(kTrying, kPlainSetting, use.setting);
  if (!pair.ok()) return pair.status();
  int fewer = 0, more = 0;
  for (const PairedPosition& position : pair->positions) {
    fewer += position.second_nodes < position.first_nodes ? 1 : 0;
    more += position.second_nodes > position.first_nodes ? 1 : 0;
  }
  const int alike = static_cast<int>(pair->positions.size()) - fewer - more;
  Reproduced made;
  made.id = table.id;
  made.title = absl::StrCat("Figure ", table.id.substr(table.id.find('-') + 1), ": ", table.title);
  made.conditions = "10000 positions of at most 1000000 nodes each; a picture without numbers.";
  made.measured_on = context.lab.MeasuredOn(kTrying);
  made.columns = {"fewer nodes", "as many", "more nodes"};
  made.rows.push_back(
      {"positions",
       {{"", absl::StrCat(fewer)}, {"", absl::StrCat(alike)}, {"", absl::StrCat(more)}}});
  made.claims.push_back(
      JudgeCounts("More positions take fewer nodes than take more", true, more, fewer));
  made.figures.push_back(
      {absl::StrCat("Nodes of each position, without and with ", use.words), NodeScatter(*pair)});
  return made;
}

// The tables of one use; the notes of its first are where the thesis contradicts itself.
struct UseNames {
  Use use;
  const char* totals;
  const char* both;
  const char* answers;
  const char* figure;
  std::vector<std::string> notes;
};

std::vector<ReproducedTable> TablesOf(const UseNames& names) {
  const Use use = names.use;
  const std::string totals = absl::StrCat("table-", names.totals);
  const std::string both = absl::StrCat("table-", names.both);
  const std::string answers = absl::StrCat("table-", names.answers);
  std::vector<ReproducedTable> tables = {
      Describe(names.totals, absl::StrCat("Nodes and time of all, ", use.words), use),
      Describe(names.both, absl::StrCat("Nodes and time of what both solve, ", use.words), use),
      Describe(names.answers, absl::StrCat("Answers, ", use.words), use),
      Describe(names.figure, absl::StrCat("Nodes by position, ", use.words), use)};
  tables[0].make = [=, table = tables[0], notes = names.notes](ReproduceContext& context) {
    absl::StatusOr<Reproduced> made =
        TotalsTable(context, table, use, totals.c_str(), both.c_str(), answers.c_str());
    if (made.ok()) made->notes.insert(made->notes.end(), notes.begin(), notes.end());
    return made;
  };
  tables[1].make = [=, table = tables[1]](ReproduceContext& context) {
    return BothSolvedTable(context, table, use, both.c_str());
  };
  tables[2].make = [=, table = tables[2]](ReproduceContext& context) {
    return AnswersTable(context, table, use, answers.c_str());
  };
  tables[3].make = [=, table = tables[3]](ReproduceContext& context) {
    return ScatterFigure(context, table, use);
  };
  return tables;
}

}  // namespace

std::vector<ReproducedTable> UseTables() {
  std::vector<ReproducedTable> all = TablesOf({kInitial,
                                               "4.7",
                                               "4.8",
                                               "4.9",
                                               "figure-4.10",
                                               {"The text says that the time grows by about 1 %, "
                                                "the table by 3.7 %; the table is judged."}});
  for (ReproducedTable& table : TablesOf(
           {kIncrements,
            "4.15",
            "4.16",
            "4.17",
            "figure-4.13",
            {"Tables 4.7 and 4.15 time the same plain searches, 17483 and 17529 s: the thesis's "
             "times repeat to 0.3 %.",
             "Table 4.13 is printed exchanged (the larger step where the classifier sees less); "
             "the text and table 4.14 are followed."}})) {
    all.push_back(std::move(table));
  }
  return all;
}

}  // namespace hakari

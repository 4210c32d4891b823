#include "ci/reproduce/thesis/chapters.h"

#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/status/macros.h"
#include "ci/reproduce/claim.h"
#include "ci/reproduce/reproduced.h"
#include "ci/reproduce/search_lab.h"
#include "ci/reproduce/svg.h"
#include "ci/reproduce/thesis/use_costs.h"
#include "golden/published/published_table.h"
#include "suites/predict/experiments/search_setting.h"
#include "suites/predict/experiments/totals.h"

namespace hakari::reproduce {
namespace {

// A chart of the nodes of every position, plain and steered.
std::string NodeScatter(const suites::SearchPair& pair) {
  PointChart chart;
  chart.title = "Nodes of each position; below the diagonal steering saves nodes";
  chart.x_name = "nodes of plain PDS";
  chart.y_name = "nodes of steered PDS";
  for (const suites::PairedPosition& position : pair.positions) {
    chart.points.emplace_back(position.first_nodes, position.second_nodes);
  }
  return PointChartSvg(chart);
}

constexpr PositionsFor kTrying = PositionsFor::kTrying;

// A use of the classifier, section 4.3 or 4.4: the readings of its text, and its tables.
struct Use {
  const char* words;
  std::vector<UseReading> readings;
  const char *totals, *both, *answers, *figure;  // numbers of tables and of the figure
  std::vector<std::string> notes;                // of the first table

  std::string TableName(const char* number) const { return absl::StrCat("table-", number); }
};

Reproduced Begin(const ReproduceContext& context, const ReproducedTable& table,
                 const golden::PublishedTable& published) {
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

std::string Nodes(double nodes) { return absl::StrFormat("%.0f million", nodes / 1e6); }

// The rest of the published total if every unknown position takes its whole limit.
absl::StatusOr<std::string> Remainder(const ReproduceContext& context, const Use& use) {
  constexpr double kPublishedLimit = 1'000'000;
  std::string text;
  for (const char* row : {"plain", "steered"}) {
    HAKARI_ASSIGN_OR_RETURN(const golden::PublishedTable all,
                            ThesisTable(context, use.TableName(use.totals)));
    HAKARI_ASSIGN_OR_RETURN(const golden::PublishedTable solved,
                            ThesisTable(context, use.TableName(use.both)));
    HAKARI_ASSIGN_OR_RETURN(const golden::PublishedTable answered,
                            ThesisTable(context, use.TableName(use.answers)));
    const double left = all.Number(row, "nodes").value_or(0) -
                        answered.Number(row, "unknown").value_or(0) * kPublishedLimit;
    const double both_nodes = solved.Number(row, "nodes").value_or(0);
    absl::StrAppend(&text, text.empty() ? "" : "; ", row, ": ", Nodes(left),
                    " are left for the positions that it solves, and those that both solve took ",
                    Nodes(both_nodes), both_nodes > left ? ", which is impossible" : "");
  }
  return absl::StrCat("If every unknown position takes its 1000000 nodes, ", text, ".");
}

absl::StatusOr<Reproduced> CostTable(ReproduceContext& context, const ReproducedTable& table,
                                     const Use& use, const char* number, Among among) {
  HAKARI_ASSIGN_OR_RETURN(const golden::PublishedTable published,
                          ThesisTable(context, use.TableName(number)));
  Reproduced made = Begin(context, table, published);
  for (const UseReading& reading : use.readings) {
    HAKARI_RETURN_IF_ERROR(AddCosts(context, published, reading, among, made));
  }
  return made;
}

absl::StatusOr<Reproduced> TotalsTable(ReproduceContext& context, const ReproducedTable& table,
                                       const Use& use) {
  absl::StatusOr<Reproduced> made = CostTable(context, table, use, use.totals, Among::kAll);
  if (!made.ok()) return made;
  HAKARI_ASSIGN_OR_RETURN(const std::string remainder, Remainder(context, use));
  made->notes.push_back(remainder);
  made->notes.insert(made->notes.end(), use.notes.begin(), use.notes.end());
  return made;
}

absl::StatusOr<Reproduced> BothSolvedTable(ReproduceContext& context, const ReproducedTable& table,
                                           const Use& use) {
  absl::StatusOr<Reproduced> made = CostTable(context, table, use, use.both, Among::kBothSolved);
  if (!made.ok()) return made;
  for (const UseReading& reading : use.readings) {
    HAKARI_ASSIGN_OR_RETURN(const suites::SearchPair pair,
                            context.lab.Pair(kTrying, suites::kPlainSetting, reading.setting));
    absl::StrAppend(&made->measured_on, "; both solve ", pair.first_both.positions(),
                    reading.name.empty() ? "" : " (" + reading.name + ")");
  }
  return made;
}

// Adds the rows and claims of one reading.
absl::Status AddAnswers(ReproduceContext& context, const golden::PublishedTable& published,
                        const UseReading& reading, Reproduced& made) {
  HAKARI_ASSIGN_OR_RETURN(const suites::SearchPair pair,
                          context.lab.Pair(kTrying, suites::kPlainSetting, reading.setting));
  const bool beside = reading.name.empty();
  const auto text = [&](const char* row, const char* column) {
    return beside ? published.Text(row, column).value_or("") : std::string();
  };
  for (const auto& [row, totals] :
       {std::make_pair("plain", &pair.first), std::make_pair("steered", &pair.second)}) {
    if (!beside && totals == &pair.first) continue;  // already added
    made.rows.push_back({reading.RowName(row),
                         {{text(row, "mate"), absl::StrCat(totals->mates)},
                          {text(row, "none"), absl::StrCat(totals->no_mates)},
                          {text(row, "unknown"), absl::StrCat(totals->unknown)}}});
  }
  for (const auto& [column, only] :
       {std::make_pair("mate", pair.mates), std::make_pair("none", pair.no_mates)}) {
    const absl::StatusOr<double> plain = published.Number("plain", column);
    const absl::StatusOr<double> steered = published.Number("steered", column);
    if (!plain.ok() || !steered.ok()) return plain.ok() ? steered.status() : plain.status();
    const bool more = *steered > *plain;
    const std::string claim = absl::StrFormat("%s positions are answered '%s': %.0f after %.0f",
                                              more ? "More" : "Fewer", column, *steered, *plain);
    made.claims.push_back(JudgeCounts(reading.ClaimName(claim), more, only.first, only.second));
  }
  return absl::OkStatus();
}

absl::StatusOr<Reproduced> AnswersTable(ReproduceContext& context, const ReproducedTable& table,
                                        const Use& use) {
  HAKARI_ASSIGN_OR_RETURN(const golden::PublishedTable published,
                          ThesisTable(context, use.TableName(use.answers)));
  Reproduced made = Begin(context, table, published);
  for (const UseReading& reading : use.readings) {
    HAKARI_RETURN_IF_ERROR(AddAnswers(context, published, reading, made));
  }
  return made;
}

// Adds the positions that take fewer, as many and more nodes in one reading.
absl::Status AddScatter(ReproduceContext& context, const Use& use, const UseReading& reading,
                        Reproduced& made) {
  HAKARI_ASSIGN_OR_RETURN(const suites::SearchPair pair,
                          context.lab.Pair(kTrying, suites::kPlainSetting, reading.setting));
  int fewer = 0, more = 0;
  for (const suites::PairedPosition& position : pair.positions) {
    fewer += position.second_nodes < position.first_nodes ? 1 : 0;
    more += position.second_nodes > position.first_nodes ? 1 : 0;
  }
  const int alike = static_cast<int>(pair.positions.size()) - fewer - more;
  made.rows.push_back(
      {reading.RowName("positions"),
       {{"", absl::StrCat(fewer)}, {"", absl::StrCat(alike)}, {"", absl::StrCat(more)}}});
  made.claims.push_back(JudgeCounts(
      reading.ClaimName("More positions take fewer nodes than take more"), true, more, fewer));
  const std::string caption = absl::StrCat("Nodes of each position, without and with ", use.words);
  made.figures.push_back({reading.ClaimName(caption), NodeScatter(pair)});
  return absl::OkStatus();
}

absl::StatusOr<Reproduced> ScatterFigure(ReproduceContext& context, const ReproducedTable& table,
                                         const Use& use) {
  Reproduced made;
  made.id = table.id;
  made.title = absl::StrCat("Figure ", table.id.substr(table.id.find('-') + 1), ": ", table.title);
  made.conditions = "10000 positions of at most 1000000 nodes each; a picture without numbers.";
  made.measured_on = context.lab.MeasuredOn(kTrying);
  made.columns = {"fewer nodes", "as many", "more nodes"};
  for (const UseReading& reading : use.readings) {
    HAKARI_RETURN_IF_ERROR(AddScatter(context, use, reading, made));
  }
  return made;
}

using Maker = absl::StatusOr<Reproduced> (*)(ReproduceContext&, const ReproducedTable&, const Use&);

ReproducedTable Describe(const Use& use, const char* number, const char* what, Maker maker) {
  ReproducedTable table;
  table.id = absl::StrCat("thesis/", number);
  table.title = absl::StrCat(what, use.words);
  table.runs = RunsFor(use.readings);
  table.make = [maker, use, described = table](ReproduceContext& context) {
    return maker(context, described, use);
  };
  return table;
}

std::vector<ReproducedTable> TablesOf(const Use& use) {
  return {Describe(use, use.totals, "Nodes and time of all, ", TotalsTable),
          Describe(use, use.both, "Nodes and time of what both solve, ", BothSolvedTable),
          Describe(use, use.answers, "Answers, ", AnswersTable),
          Describe(use, use.figure, "Nodes by position, ", ScatterFigure)};
}

Use InitialNumbers() {
  return {"initial numbers from the classifier (a = 5, step, shrinking)",
          {{"initial-step-shrinking-5", ""}},
          "4.7",
          "4.8",
          "4.9",
          "figure-4.10",
          {"The text says that the time grows by about 1 %, the table by 3.7 %; the table is "
           "judged."}};
}

Use Increments() {
  return {"increments from the classifier (a = 7, sigmoid, shrinking)",
          {{"increments-sigmoid-shrinking-7", ""},
           {"bounded-sigmoid-shrinking-7", "cut"},
           {"bounded-sigmoid-constant-3", "cut, a = 3 at plies 0 to 3"}},
          "4.15",
          "4.16",
          "4.17",
          "figure-4.13",
          {"The text says how much is added, but not what happens to a step beyond the node's own "
           "limit. In the first reading it is added whole, in the second (\"cut\") it ends at that "
           "limit.",
           "a = 3 at plies 0 to 3 is what the thesis's way of choosing gives here: the fewest "
           "nodes of figures 4.11-cut and 4.12-cut at full size.",
           "Tables 4.7 and 4.15 time the same plain searches, 17483 and 17529 s: the thesis's "
           "times repeat to 0.3 %.",
           "Table 4.13 is printed with exchanged values (the larger step where the classifier sees "
           "less); the text and table 4.14 are followed."}};
}

}  // namespace

std::vector<ReproducedTable> UseTables() {
  std::vector<ReproducedTable> all = TablesOf(InitialNumbers());
  for (ReproducedTable& table : TablesOf(Increments())) all.push_back(std::move(table));
  return all;
}

}  // namespace hakari::reproduce

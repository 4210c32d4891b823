#include "ci/reproduce/thesis/chapters.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/statistics/effect.h"
#include "base/status/macros.h"
#include "ci/reproduce/claim.h"
#include "ci/reproduce/reproduced.h"
#include "ci/reproduce/search_lab.h"
#include "ci/reproduce/svg.h"
#include "ci/reproduce/thesis/bounded_runs.h"
#include "golden/published/published_table.h"

namespace hakari::reproduce {
namespace {

std::string Percent(double share) { return absl::StrFormat("%.1f %%", 100 * share); }

// The thesis's numbers.
struct Published {
  double unknown = 0;  // share of plain PDS's unknown answers
  std::array<double, kBoundedUses.size()> both = {};
  double all_of_use_3 = 1;
};

absl::StatusOr<double> PublishedRatio(const ReproduceContext& context, const char* table) {
  HAKARI_ASSIGN_OR_RETURN(const golden::PublishedTable published, ThesisTable(context, table));
  HAKARI_ASSIGN_OR_RETURN(const double plain, published.Number("plain", "nodes"));
  HAKARI_ASSIGN_OR_RETURN(const double steered, published.Number("steered", "nodes"));
  return steered / plain;
}

absl::StatusOr<double> PublishedUnknown(const ReproduceContext& context, const char* table,
                                        const char* row) {
  HAKARI_ASSIGN_OR_RETURN(const golden::PublishedTable published, ThesisTable(context, table));
  double all = 0;
  for (const char* column : {"mate", "none", "unknown"}) {
    HAKARI_ASSIGN_OR_RETURN(const double count, published.Number(row, column));
    all += count;
  }
  HAKARI_ASSIGN_OR_RETURN(const double unknown, published.Number(row, "unknown"));
  return unknown / all;
}

// Adds the thesis's rows before all tables, since it is unknown which of them its program
// resembled.
absl::StatusOr<Published> AddPublished(const ReproduceContext& context, Reproduced& made) {
  Published published;
  HAKARI_ASSIGN_OR_RETURN(published.unknown, PublishedUnknown(context, "table-4.17", "plain"));
  HAKARI_ASSIGN_OR_RETURN(const golden::PublishedTable totals,
                          ThesisTable(context, kBoundedPlain.totals));
  made.rows.push_back({"the thesis, plain",
                       {{Percent(published.unknown), ""},
                        {totals.Text("plain", "nodes").value_or(""), ""},
                        {},
                        {},
                        {},
                        {},
                        {},
                        {}}});
  for (size_t use = 0; use < kBoundedUses.size(); ++use) {
    HAKARI_ASSIGN_OR_RETURN(published.both[use],
                            PublishedRatio(context, kBoundedUses[use].both_solved));
    if (use > kBoundedUse3) continue;  // the other reading of the same numbers
    HAKARI_ASSIGN_OR_RETURN(const double all, PublishedRatio(context, kBoundedUses[use].totals));
    if (use == kBoundedUse3) published.all_of_use_3 = all;
    HAKARI_ASSIGN_OR_RETURN(const golden::PublishedTable of_use,
                            ThesisTable(context, kBoundedUses[use].totals));
    HAKARI_ASSIGN_OR_RETURN(
        const double unknown,
        PublishedUnknown(context, use == kBoundedUse3 ? "table-4.17" : "table-4.9", "steered"));
    made.rows.push_back({absl::StrCat("the thesis, ", kBoundedUses[use].words),
                         {{Percent(unknown), ""},
                          {of_use.Text("steered", "nodes").value_or(""), ""},
                          {ChangeText(all), ""},
                          {ChangeText(published.both[use]), ""},
                          {},
                          {},
                          {},
                          {}}});
  }
  return published;
}

ReproducedRow RowOf(std::string name, const BoundedSums& searched, const UseSaving* saved) {
  const double visits = static_cast<double>(searched.totals.nodes);
  return {std::move(name),
          {{"", Percent(searched.Unknown())},
           {"", absl::StrCat(searched.totals.nodes)},
           {"", saved == nullptr ? "" : ChangeText(saved->all)},
           {"", saved == nullptr ? "" : ChangeText(saved->both)},
           {"", saved == nullptr ? "" : ChangeText(saved->charged)},
           {"", Percent(searched.repeats.estimate)},
           {"", Percent(searched.solved_repeats)},
           {"", Percent(visits == 0 ? 0 : searched.lost / visits)}}};
}

void AddRows(const BoundedTable& table, const OverTable& measured, Reproduced& made) {
  made.rows.push_back(RowOf(absl::StrCat(table.words, ": plain"), measured.plain, nullptr));
  for (size_t use = 0; use < kBoundedUses.size(); ++use) {
    made.rows.push_back(RowOf(absl::StrCat(table.words, ": ", kBoundedUses[use].words),
                              measured.uses[use], &measured.saved[use]));
  }
}

// The table under which plain PDS leaves as many positions unknown as the thesis's did.
size_t LikeTheThesis(const std::vector<OverTable>& measured, const Published& published) {
  size_t nearest = 0;
  const auto distance = [&](size_t i) {
    return std::fabs(measured[i].plain.Unknown() - published.unknown);
  };
  for (size_t i = 1; i < measured.size(); ++i) {
    if (distance(i) < distance(nearest)) nearest = i;
  }
  return nearest;
}

// The largest saving among all tables and both readings of use 3. It is chosen on the same
// positions by which it is judged, which favours it.
JudgedClaim LargestSaving(const std::vector<OverTable>& measured, const char* nodes,
                          Effect UseSaving::*ratio, double published) {
  const auto of = [&](size_t i, size_t use) { return measured[i].saved[use].*ratio; };
  size_t best = 0, best_use = kBoundedUse3;
  for (size_t i = 0; i < measured.size(); ++i) {
    for (size_t use = kBoundedUse3; use < kBoundedUses.size(); ++use) {
      if (of(i, use).estimate >= of(best, best_use).estimate) continue;
      best = i;
      best_use = use;
    }
  }
  return JudgeChange(
      absl::StrCat("Over some table use 3 changes ", nodes, " by ", ChangeText(published),
                   "; at best: ", kBoundedTables[best].words, ", ", kBoundedUses[best_use].words),
      published, of(best, best_use));
}

// Claims that would explain the published saving, judged at the table whose share of unknown
// answers is nearest to the thesis's.
void AddExplanation(const std::vector<OverTable>& measured, const Published& published,
                    Reproduced& made) {
  constexpr double kNearlyAll = 0.9;
  const size_t fit = LikeTheThesis(measured, published);
  const std::string at =
      absl::StrCat(" (", kBoundedTables[fit].words, ": ", Percent(measured[fit].plain.Unknown()),
                   " unknown, in the thesis ", Percent(published.unknown), ")");
  const Effect& repeats = measured[fit].plain.repeats;
  made.claims.push_back(
      JudgeLeast(absl::StrCat("Nine of ten visits are repeats over the table with about as many "
                              "unknown answers as in the thesis",
                              at),
                 kNearlyAll, repeats.interval,
                 absl::StrCat(Percent(repeats.estimate), " [", Percent(repeats.interval.low), ", ",
                              Percent(repeats.interval.high), "]")));
  for (size_t use = 0; use < kBoundedUses.size(); ++use) {
    made.claims.push_back(JudgeChange(absl::StrCat("Over that table ", kBoundedUses[use].words,
                                                   " changes the nodes of what both "
                                                   "solve by ",
                                                   ChangeText(published.both[use]), at),
                                      published.both[use], measured[fit].saved[use].both));
    made.claims.push_back(
        JudgeFall(absl::StrCat("Over that table ", kBoundedUses[use].words,
                               " takes fewer nodes with one-sided failures charged", at),
                  measured[fit].saved[use].charged));
  }
  made.claims.push_back(LargestSaving(measured, "the nodes of what both solve", &UseSaving::both,
                                      published.both[kBoundedUse3]));
  made.claims.push_back(
      LargestSaving(measured, "all nodes", &UseSaving::all, published.all_of_use_3));
}

void AddEachTable(const std::vector<OverTable>& measured, const Published& published,
                  Reproduced& made) {
  for (size_t i = 0; i < measured.size(); ++i) {
    for (size_t use = 0; use < kBoundedUses.size(); ++use) {
      made.claims.push_back(
          JudgeChange(absl::StrCat(kBoundedTables[i].words, ": ", kBoundedUses[use].words,
                                   " changes the nodes of what both solve by ",
                                   ChangeText(published.both[use])),
                      published.both[use], measured[i].saved[use].both));
    }
  }
}

std::string SavingChart(const std::vector<OverTable>& measured, double published) {
  LineChart chart;
  chart.title = "Nodes by table size, as a share of plain PDS's over the same table";
  chart.x_name = "entries, binary logarithm";
  chart.y_name = "of what both solve";
  chart.level_name = "use 3, published";
  chart.level = published;
  for (size_t use = 0; use < kBoundedUses.size(); ++use) {
    ChartSeries series{kBoundedUses[use].words, {}};
    for (size_t i = 0; i < measured.size(); ++i) {
      if (kBoundedTables[i].log2_entries == 0) continue;
      series.points.emplace_back(kBoundedTables[i].log2_entries,
                                 measured[i].saved[use].both.estimate);
    }
    chart.series.push_back(std::move(series));
  }
  return LineChartSvg(chart);
}

std::string ShareChart(const std::vector<OverTable>& measured) {
  LineChart chart;
  chart.title = "Plain PDS by table size: unknown positions, repeated visits";
  chart.x_name = "entries, binary logarithm";
  chart.y_name = "share";
  chart.series = {{"unknown", {}}, {"repeats", {}}, {"repeats of what was lost", {}}};
  for (size_t i = 0; i < measured.size(); ++i) {
    const double log2_entries = kBoundedTables[i].log2_entries;
    if (log2_entries == 0) continue;
    const BoundedSums& plain = measured[i].plain;
    chart.series[0].points.emplace_back(log2_entries, plain.Unknown());
    chart.series[1].points.emplace_back(log2_entries, plain.repeats.estimate);
    chart.series[2].points.emplace_back(log2_entries,
                                        plain.lost / static_cast<double>(plain.totals.nodes));
  }
  return LineChartSvg(chart);
}

absl::StatusOr<Reproduced> Make(ReproduceContext& context, const ReproducedTable& table) {
  Reproduced made;
  made.id = table.id;
  made.title = table.title;
  made.conditions =
      "Tables 4.7 to 4.9 and 4.15 to 4.17: 10000 positions, at most 1000000 nodes each; the thesis "
      "does not describe its table.";
  made.measured_on = context.lab.MeasuredOn(PositionsFor::kTrying);
  made.columns = {"unknown",
                  "nodes",
                  "all: change",
                  "both solve: change",
                  "one-sided charged: change",
                  "repeats",
                  "repeats where solved",
                  "repeats of what was lost"};
  HAKARI_ASSIGN_OR_RETURN(const Published published, AddPublished(context, made));
  std::vector<OverTable> measured;
  for (const BoundedTable& each : kBoundedTables) {
    HAKARI_ASSIGN_OR_RETURN(OverTable of_table, MeasuredOver(context, each));
    AddRows(each, of_table, made);
    measured.push_back(std::move(of_table));
  }
  AddExplanation(measured, published, made);
  AddEachTable(measured, published, made);
  made.notes = {
      "With one way the latest position is stored; in sets of four the entry with the fewest nodes "
      "is replaced. Changes are relative to plain PDS over the same table.",
      "Both solve: one-sided failures are left out, as in the thesis, whose sums for plain PDS "
      "therefore differ from use to use (355 and 157 million nodes). Charged: of the positions "
      "that either solves, a failure of the other counts its whole budget.",
      "A repeat is a visit of a position that was visited before; of what was lost: the table no "
      "longer held it.",
      "Frames: a visit keeps, as long as it lasts, the numbers that it saw for its own children. "
      "Without frames, children that replace each other's entry hide each other, and their parent "
      "may never reach its limit."};
  made.figures.push_back(
      {"What the uses save, by table size", SavingChart(measured, published.both[kBoundedUse3])});
  made.figures.push_back({"What plain PDS loses, by table size", ShareChart(measured)});
  return made;
}

}  // namespace

std::vector<ReproducedTable> BoundedTableTables() {
  ReproducedTable table;
  table.id = "thesis/bounded-table";
  table.title = "Uses 2 and 3 over tables that forget: do they explain the saving of 85.7 %?";
  for (const BoundedTable& each : kBoundedTables) {
    table.runs.push_back({PositionsFor::kTrying, BoundedSetting(kBoundedPlain, each)});
    for (const BoundedSearch& use : kBoundedUses)
      table.runs.push_back({PositionsFor::kTrying, BoundedSetting(use, each)});
  }
  table.make = [described = table](ReproduceContext& context) { return Make(context, described); };
  return {table};
}

}  // namespace hakari::reproduce

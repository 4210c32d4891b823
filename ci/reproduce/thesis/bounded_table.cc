#include "ci/reproduce/thesis/chapters.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/statistics/bootstrap.h"
#include "base/statistics/effect.h"
#include "base/status/macros.h"
#include "ci/reproduce/claim.h"
#include "ci/reproduce/reproduced.h"
#include "ci/reproduce/search_lab.h"
#include "ci/reproduce/svg.h"
#include "golden/published/published_table.h"
#include "suites/core/outcome.h"
#include "suites/core/problem.h"
#include "suites/mate/mate_program.h"
#include "suites/predict/experiments/experiment.h"
#include "suites/predict/experiments/search_setting.h"
#include "suites/predict/experiments/totals.h"

namespace hakari::reproduce {
namespace {

constexpr PositionsFor kTrying = PositionsFor::kTrying;

struct Table {
  const char* setting;  // the end of a setting's name
  const char* words;
  int log2_entries;  // 0: is in no chart
};

constexpr Table kTables[] = {
    {"table10", "2^10", 10},
    {"table12", "2^12", 12},
    {"table14", "2^14", 14},
    {"table16", "2^16", 16},
    {"table18", "2^18", 18},
    {"table20", "2^20", 20},
    {"table22", "2^22", 22},
    {"table8-frames", "2^8, frames", 0},
    {"table10-frames", "2^10, frames", 0},
    {"table12-frames", "2^12, frames", 0},
    {"table14-frames", "2^14, frames", 0},
    {"table16-frames", "2^16, frames", 0},
    {"table12-ways4", "2^12, sets of four", 0},
    {"table24-ways16-forgetting", "forgets between iterations", 0},
    {"table10-frames-forgetting", "2^10, frames, forgets between iterations", 0},
    // Wide enough for a million nodes to lose nothing.
    {"table24-ways16", "everything held", 0},
};

// The thesis's settings; use 3 in both readings of its increments.
struct Search {
  const char* setting;
  const char* words;
  const char* both_solved;  // the published tables; null: plain PDS
  const char* totals;
};

constexpr Search kPlain = {suites::kPlainSetting, "plain", nullptr, "table-4.15"};
constexpr std::array<Search, 3> kUses = {{
    {"initial-step-shrinking-5", "use 2", "table-4.8", "table-4.7"},
    {"increments-sigmoid-shrinking-7", "use 3", "table-4.16", "table-4.15"},
    {"bounded-sigmoid-shrinking-7", "use 3, cut", "table-4.16", "table-4.15"},
}};
constexpr size_t kUse3 = 1;  // as it is read first

std::string SettingOf(const Search& search, const Table& table) {
  return absl::StrCat(search.setting, "-", table.setting);
}

std::string Percent(double share) { return absl::StrFormat("%.1f %%", 100 * share); }

// What came of plain PDS, or of a use, over one table.
struct Searched {
  suites::SearchTotals totals;
  double held = 0, lost = 0;  // repeats
  Effect repeats;             // a share of the visits
  double solved_repeats = 0;  // a share of those in positions that are solved

  double Unknown() const { return static_cast<double>(totals.unknown) / totals.positions(); }
};

// A use beside plain PDS over the same table.
struct Saved {
  Effect all, both, charged;
};

struct Measured {
  Searched plain;
  std::array<Searched, kUses.size()> uses;
  std::array<Saved, kUses.size()> saved;
};

std::string GameOf(const suites::Problem& problem) {
  return std::string(problem.Note("game").value_or(problem.id));
}

double CountOf(const suites::Outcome& outcome, const char* counter) {
  return static_cast<double>(outcome.Counter(counter).value_or(0));
}

absl::StatusOr<Searched> SearchedIn(ReproduceContext& context, const Search& search,
                                    const Table& table) {
  HAKARI_ASSIGN_OR_RETURN(const suites::SettingRun* const run,
                          context.lab.Run(kTrying, SettingOf(search, table)));
  Searched searched;
  HAKARI_ASSIGN_OR_RETURN(searched.totals, suites::TotalsOf(*run));
  const std::vector<const suites::Problem*> problems = context.lab.set(kTrying).Selected();
  enum { kVisits, kRepeats, kCounts };
  double solved_visits = 0;
  GameCounts<std::string> games(kCounts);
  for (size_t i = 0; i < run->outcomes.size(); ++i) {
    const suites::Outcome& outcome = run->outcomes[i];
    const double held = CountOf(outcome, suites::kRepeatsHeldCounter);
    const double lost = CountOf(outcome, suites::kRepeatsLostCounter);
    searched.held += held;
    searched.lost += lost;
    if (outcome.answer != suites::kUnknownAnswer) {
      solved_visits += CountOf(outcome, "nodes");
      searched.solved_repeats += held + lost;
    }
    games.Add(GameOf(*problems[i]), kVisits, CountOf(outcome, "nodes"));
    games.Add(GameOf(*problems[i]), kRepeats, held + lost);
  }
  if (solved_visits > 0) searched.solved_repeats /= solved_visits;
  const OfSums share = [](const std::vector<double>& sums) -> std::optional<double> {
    if (sums[kVisits] == 0) return std::nullopt;
    return sums[kRepeats] / sums[kVisits];
  };
  HAKARI_ASSIGN_OR_RETURN(searched.repeats,
                          BootstrapSums(games.Groups(), share, BootstrapOptions()));
  return searched;
}

// Of what at least one of two solves, where the other is charged its whole budget.
absl::StatusOr<Effect> ChargedRatio(const ReproduceContext& context,
                                    const suites::SettingRun& plain,
                                    const suites::SettingRun& steered) {
  const std::vector<const suites::Problem*> problems = context.lab.set(kTrying).Selected();
  const double budget = static_cast<double>(context.lab.options().nodes);
  const auto is_solved = [](const suites::Outcome& outcome) {
    return outcome.answer != suites::kUnknownAnswer;
  };
  const auto charge = [&](const suites::Outcome& outcome) {
    return is_solved(outcome) ? CountOf(outcome, "nodes") : budget;
  };
  std::map<std::string, std::pair<double, double>> by_game;
  for (size_t i = 0; i < problems.size(); ++i) {
    auto& [first, second] = by_game[GameOf(*problems[i])];
    if (!is_solved(plain.outcomes[i]) && !is_solved(steered.outcomes[i])) continue;
    first += charge(plain.outcomes[i]);
    second += charge(steered.outcomes[i]);
  }
  std::vector<double> first, second;
  for (const auto& [game, sums] : by_game) {
    first.push_back(sums.first);
    second.push_back(sums.second);
  }
  return BootstrapRatio("nodes", first, second, BootstrapOptions());
}

absl::StatusOr<Saved> SavedBy(ReproduceContext& context, const Search& use, const Table& table) {
  const std::string plain = SettingOf(kPlain, table), steered = SettingOf(use, table);
  HAKARI_ASSIGN_OR_RETURN(const suites::SearchPair pair, context.lab.Pair(kTrying, plain, steered));
  HAKARI_ASSIGN_OR_RETURN(const suites::SettingRun* const plain_run,
                          context.lab.Run(kTrying, plain));
  HAKARI_ASSIGN_OR_RETURN(const suites::SettingRun* const steered_run,
                          context.lab.Run(kTrying, steered));
  const suites::ExperimentSet& set = context.lab.set(kTrying);
  Saved saved;
  HAKARI_ASSIGN_OR_RETURN(saved.all, CostRatio(set, pair, CostOf::kNodes, Among::kAll));
  HAKARI_ASSIGN_OR_RETURN(saved.both, CostRatio(set, pair, CostOf::kNodes, Among::kBothSolved));
  HAKARI_ASSIGN_OR_RETURN(saved.charged, ChargedRatio(context, *plain_run, *steered_run));
  return saved;
}

absl::StatusOr<Measured> MeasuredIn(ReproduceContext& context, const Table& table) {
  Measured measured;
  HAKARI_ASSIGN_OR_RETURN(measured.plain, SearchedIn(context, kPlain, table));
  for (size_t use = 0; use < kUses.size(); ++use) {
    HAKARI_ASSIGN_OR_RETURN(measured.uses[use], SearchedIn(context, kUses[use], table));
    HAKARI_ASSIGN_OR_RETURN(measured.saved[use], SavedBy(context, kUses[use], table));
  }
  return measured;
}

// Of the thesis.
struct Published {
  double unknown = 0;  // of plain PDS, a share
  std::array<double, kUses.size()> both = {};
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

// The thesis's rows stand first, for there is no saying which table was its.
absl::StatusOr<Published> AddPublished(const ReproduceContext& context, Reproduced& made) {
  Published published;
  HAKARI_ASSIGN_OR_RETURN(published.unknown, PublishedUnknown(context, "table-4.17", "plain"));
  HAKARI_ASSIGN_OR_RETURN(const golden::PublishedTable totals, ThesisTable(context, kPlain.totals));
  made.rows.push_back({"the thesis, plain",
                       {{Percent(published.unknown), ""},
                        {totals.Text("plain", "nodes").value_or(""), ""},
                        {},
                        {},
                        {},
                        {},
                        {},
                        {}}});
  for (size_t use = 0; use < kUses.size(); ++use) {
    HAKARI_ASSIGN_OR_RETURN(published.both[use], PublishedRatio(context, kUses[use].both_solved));
    if (use > kUse3) continue;  // the other reading of the same numbers
    HAKARI_ASSIGN_OR_RETURN(const double all, PublishedRatio(context, kUses[use].totals));
    if (use == kUse3) published.all_of_use_3 = all;
    HAKARI_ASSIGN_OR_RETURN(const golden::PublishedTable of_use,
                            ThesisTable(context, kUses[use].totals));
    HAKARI_ASSIGN_OR_RETURN(
        const double unknown,
        PublishedUnknown(context, use == kUse3 ? "table-4.17" : "table-4.9", "steered"));
    made.rows.push_back({absl::StrCat("the thesis, ", kUses[use].words),
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

ReproducedRow RowOf(std::string name, const Searched& searched, const Saved* saved) {
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

void AddRows(const Table& table, const Measured& measured, Reproduced& made) {
  made.rows.push_back(RowOf(absl::StrCat(table.words, ": plain"), measured.plain, nullptr));
  for (size_t use = 0; use < kUses.size(); ++use) {
    made.rows.push_back(RowOf(absl::StrCat(table.words, ": ", kUses[use].words), measured.uses[use],
                              &measured.saved[use]));
  }
}

// The table under which plain PDS leaves as many positions unknown as the thesis's did.
size_t LikeTheThesis(const std::vector<Measured>& measured, const Published& published) {
  size_t nearest = 0;
  const auto distance = [&](size_t i) {
    return std::fabs(measured[i].plain.Unknown() - published.unknown);
  };
  for (size_t i = 1; i < measured.size(); ++i) {
    if (distance(i) < distance(nearest)) nearest = i;
  }
  return nearest;
}

// The one with the largest saving among all tables and both readings of use 3. It is chosen on the
// positions that it is judged by, which favours it.
JudgedClaim LargestSaving(const std::vector<Measured>& measured, const char* nodes,
                          Effect Saved::*ratio, double published) {
  const auto of = [&](size_t i, size_t use) { return measured[i].saved[use].*ratio; };
  size_t best = 0, best_use = kUse3;
  for (size_t i = 0; i < measured.size(); ++i) {
    for (size_t use = kUse3; use < kUses.size(); ++use) {
      if (of(i, use).estimate >= of(best, best_use).estimate) continue;
      best = i;
      best_use = use;
    }
  }
  return JudgeChange(
      absl::StrCat("Over some table use 3 changes ", nodes, " by ", ChangeText(published),
                   "; at best: ", kTables[best].words, ", ", kUses[best_use].words),
      published, of(best, best_use));
}

// What would explain the published saving, at the table that fits the unknown answers.
void AddExplanation(const std::vector<Measured>& measured, const Published& published,
                    Reproduced& made) {
  constexpr double kNearlyAll = 0.9;
  const size_t fit = LikeTheThesis(measured, published);
  const std::string at =
      absl::StrCat(" (", kTables[fit].words, ": ", Percent(measured[fit].plain.Unknown()),
                   " unknown, there ", Percent(published.unknown), ")");
  const Effect& repeats = measured[fit].plain.repeats;
  made.claims.push_back(JudgeLeast(
      absl::StrCat("Nine visits of ten are repeats, where as much is unknown as in the thesis", at),
      kNearlyAll, repeats.interval,
      absl::StrCat(Percent(repeats.estimate), " [", Percent(repeats.interval.low), ", ",
                   Percent(repeats.interval.high), "]")));
  for (size_t use = 0; use < kUses.size(); ++use) {
    made.claims.push_back(JudgeChange(absl::StrCat("There ", kUses[use].words,
                                                   " changes the nodes of what both "
                                                   "solve by ",
                                                   ChangeText(published.both[use]), at),
                                      published.both[use], measured[fit].saved[use].both));
    made.claims.push_back(
        JudgeFall(absl::StrCat("There ", kUses[use].words,
                               " takes fewer nodes with one-sided failures charged", at),
                  measured[fit].saved[use].charged));
  }
  made.claims.push_back(
      LargestSaving(measured, "the nodes of what both solve", &Saved::both, published.both[kUse3]));
  made.claims.push_back(LargestSaving(measured, "all nodes", &Saved::all, published.all_of_use_3));
}

void AddEachTable(const std::vector<Measured>& measured, const Published& published,
                  Reproduced& made) {
  for (size_t i = 0; i < measured.size(); ++i) {
    for (size_t use = 0; use < kUses.size(); ++use) {
      made.claims.push_back(JudgeChange(absl::StrCat(kTables[i].words, ": ", kUses[use].words,
                                                     " changes the nodes of what both solve by ",
                                                     ChangeText(published.both[use])),
                                        published.both[use], measured[i].saved[use].both));
    }
  }
}

std::string SavingChart(const std::vector<Measured>& measured, double published) {
  LineChart chart;
  chart.title = "Nodes by table size, as a share of plain PDS's over the same table";
  chart.x_name = "entries, binary logarithm";
  chart.y_name = "of what both solve";
  chart.level_name = "use 3, published";
  chart.level = published;
  for (size_t use = 0; use < kUses.size(); ++use) {
    ChartSeries series{kUses[use].words, {}};
    for (size_t i = 0; i < measured.size(); ++i) {
      if (kTables[i].log2_entries == 0) continue;
      series.points.emplace_back(kTables[i].log2_entries, measured[i].saved[use].both.estimate);
    }
    chart.series.push_back(std::move(series));
  }
  return LineChartSvg(chart);
}

std::string ShareChart(const std::vector<Measured>& measured) {
  LineChart chart;
  chart.title = "Plain PDS by table size: unknown positions, repeated visits";
  chart.x_name = "entries, binary logarithm";
  chart.y_name = "share";
  chart.series = {{"unknown", {}}, {"repeats", {}}, {"repeats of what was lost", {}}};
  for (size_t i = 0; i < measured.size(); ++i) {
    const double log2_entries = kTables[i].log2_entries;
    if (log2_entries == 0) continue;
    const Searched& plain = measured[i].plain;
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
      "Tables 4.7 to 4.9 and 4.15 to 4.17: 10000 positions, at most 1000000 nodes each; of its "
      "table the thesis says nothing.";
  made.measured_on = context.lab.MeasuredOn(kTrying);
  made.columns = {"unknown",
                  "nodes",
                  "all: change",
                  "both solve: change",
                  "one-sided charged: change",
                  "repeats",
                  "repeats where solved",
                  "repeats of what was lost"};
  HAKARI_ASSIGN_OR_RETURN(const Published published, AddPublished(context, made));
  std::vector<Measured> measured;
  for (const Table& each : kTables) {
    HAKARI_ASSIGN_OR_RETURN(Measured of_table, MeasuredIn(context, each));
    AddRows(each, of_table, made);
    measured.push_back(std::move(of_table));
  }
  AddExplanation(measured, published, made);
  AddEachTable(measured, published, made);
  made.notes = {
      "Entries of one way are replaced by whoever comes last, in sets of four by fewest nodes; "
      "changes are against plain PDS over the same table.",
      "Both solve: one-sided failures are left out, as in the thesis, whose sums for plain PDS "
      "therefore differ from use to use (355 and 157 million nodes). Charged: what either solves, "
      "the other's failure at its whole budget.",
      "A repeat is a visit of a position that was visited before; of what was lost: the table held "
      "it no more.",
      "Frames: a visit remembers, as long as it lasts, what it saw of its own children; without, "
      "children that take each other's entry hide each other, and their parent may never get what "
      "it was asked for."};
  made.figures.push_back(
      {"What the uses save, by table size", SavingChart(measured, published.both[kUse3])});
  made.figures.push_back({"What plain PDS loses, by table size", ShareChart(measured)});
  return made;
}

}  // namespace

std::vector<ReproducedTable> BoundedTableTables() {
  ReproducedTable table;
  table.id = "thesis/bounded-table";
  table.title = "Uses 2 and 3 over tables that forget: is that what saved 85.7 %?";
  for (const Table& each : kTables) {
    table.runs.push_back({kTrying, SettingOf(kPlain, each)});
    for (const Search& use : kUses) table.runs.push_back({kTrying, SettingOf(use, each)});
  }
  table.make = [described = table](ReproduceContext& context) { return Make(context, described); };
  return {table};
}

}  // namespace hakari::reproduce

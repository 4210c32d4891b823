// Measures the worth of each technique and each group of terms: left out of the default, and added
// to plain alpha-beta.
#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "base/status/macros.h"
#include "ci/compare/match/match_report.h"
#include "ci/compare/ratio_to_first.h"
#include "ci/compare/solved.h"
#include "ci/reproduce/engine/ablation_plan.h"
#include "ci/reproduce/engine/ablation_rows.h"
#include "ci/reproduce/engine/ablation_searches.h"
#include "ci/reproduce/engine/tables.h"
#include "ci/reproduce/games_table.h"
#include "ci/reproduce/svg.h"

namespace hakari::reproduce {
namespace {

struct Kind {
  Ablation ablation;
  const char *id, *title;
};

constexpr Kind kKinds[] = {
    {Ablation::kWithout, "engine/ablation/without",
     "The default search without one of its parts, against the default"},
    {Ablation::kAdded, "engine/ablation/added",
     "Plain alpha-beta with one additional part, against plain alpha-beta"},
};

absl::StatusOr<AblationSearches> SearchesOf(Ablation ablation, ReproduceContext& context) {
  HAKARI_ASSIGN_OR_RETURN(MarginLab* const games, LabOf(context));
  return AblationSearches::Make(SizeOf(ablation, games->options()), games->options().keeping,
                                context);
}

int CountOf(const AblationSearches& searches, AblationQuestion question) {
  return static_cast<int>(searches.set(question).Selected().size());
}

std::string Share(int part, int all) { return absl::StrCat(part, " of ", all); }

ReproducedRow RowOf(const MeasuredPart& part) {
  const compare::ContestantPair& solved = part.solved;
  ReproducedRow row;
  row.name = part.row.name;
  const auto add = [&row](std::string text) { row.cells.push_back({"", std::move(text)}); };
  add(compare::RatioText(part.nodes));
  // Without an interval, which would show only the variation over positions: see TimesNote.
  add(part.cpu_per_node ? absl::StrFormat("%.2f", part.cpu_per_node->effect.estimate) : "-");
  add(Share(part.agreement.same, part.agreement.positions));
  add(Share(solved.both_solve + solved.only_second_solves, solved.judged()));
  add(TallyText(part.match->games));
  add(compare::EloText(part.strength));
  return row;
}

// The row of the search that the changes are compared with; if there are several, the first.
ReproducedRow BesideRow(const MeasuredPart& part) {
  const compare::ContestantPair& solved = part.solved;
  ReproducedRow row;
  row.name = absl::StrCat("(", part.row.beside, ")");
  for (const std::string& text :
       {std::string("1"), std::string("1"),
        Share(part.agreement_beside.same, part.agreement_beside.positions),
        Share(solved.both_solve + solved.only_first_solves, solved.judged()), std::string("-"),
        std::string("0")}) {
    row.cells.push_back({"", text});
  }
  return row;
}

std::string MeasuredOn(const AblationSearches& searches, const MatchWanted& match) {
  const AblationSize& size = searches.size();
  return absl::StrFormat(
      "%d positions of suites/middlegame to depth %d and with %d nodes, %d problems of "
      "suites/next_move with %d nodes; %d games a row at %s, in pairs with colors exchanged",
      CountOf(searches, AblationQuestion::kToDepth), size.depth, size.nodes,
      CountOf(searches, AblationQuestion::kOfProblem), size.nodes, 2 * match.pairs,
      match.LimitText());
}

// Equal searches show how much of a time difference comes from the machine.
std::string TimesNote(const std::vector<MeasuredPart>& parts) {
  std::vector<double> ratios;
  for (const MeasuredPart& part : parts) {
    if (part.same_searches && part.cpu_per_node) {
      ratios.push_back(part.cpu_per_node->effect.estimate);
    }
  }
  std::string text =
      "The time per node is processor time of searches that ran one after the other, so it "
      "includes the effect of other load of the machine";
  if (ratios.empty()) return text + ".";
  const auto [least, most] = std::minmax_element(ratios.begin(), ratios.end());
  return absl::StrFormat("%s: for equal searches it is %.2f to %.2f here.", text, *least, *most);
}

void AddNotes(Ablation ablation, const AblationSearches& searches,
              const std::vector<MeasuredPart>& parts, Reproduced& made) {
  const bool is_timed = searches.size().move_ms > 0;
  made.notes.push_back(absl::StrCat(
      "Each row is the search with its change. Ratios are relative to the search that it plays "
      "against, as medians over positions; Elo is that of the row: ",
      ablation == Ablation::kWithout ? "below 0, the part makes the search stronger."
                                     : "above 0, the part makes the search stronger. If another "
                                       "part is added with it, both sides have that part.",
      " Each interval has 95 %; the claim uses intervals that hold for all rows together."));
  made.notes.push_back(absl::StrCat(
      "Agreement: the move equals that of the default with ", searches.size().long_nodes,
      " nodes, which favors searches like the default.",
      is_timed
          ? ""
          : " Games have fixed nodes, so the time that a part costs is not included in its Elo."));
  made.notes.push_back(TimesNote(parts));
  std::vector<std::string> same;
  int64_t answers = 0, late = 0;
  int faults = 0;
  for (const MeasuredPart& part : parts) {
    if (part.same_searches) same.push_back(part.row.name);
    faults += part.match->faults;
    answers += part.match->answers;
    late += part.match->late;
  }
  if (!same.empty()) {
    made.notes.push_back(absl::StrCat(
        "The same answers and nodes everywhere, so that only games can show a difference: ",
        absl::StrJoin(same, ", "), "."));
  }
  if (is_timed) {
    made.notes.push_back(absl::StrFormat(
        "%d of %d moves took longer than allowed, which loses no game here.", late, answers));
  }
  if (faults > 0) made.notes.push_back(absl::StrCat(faults, " games were lost by a fault."));
}

absl::StatusOr<Reproduced> Make(const Kind& kind, ReproduceContext& context) {
  HAKARI_ASSIGN_OR_RETURN(MarginLab* const games, LabOf(context));
  HAKARI_ASSIGN_OR_RETURN(AblationSearches searches, SearchesOf(kind.ablation, context));
  HAKARI_ASSIGN_OR_RETURN(const std::vector<MeasuredPart> parts,
                          MeasuredParts(kind.ablation, searches, *games));
  Reproduced made;
  made.id = kind.id;
  made.title = kind.title;
  made.conditions = "in no paper; these are the parts of the project's own search.";
  made.measured_on = MeasuredOn(searches, MatchOf(parts[0].row, searches.size()));
  made.columns = {absl::StrCat("nodes to depth ", searches.size().depth),
                  "time per node",
                  "agrees",
                  "solves",
                  "won-lost-drawn",
                  "Elo"};
  made.rows.push_back(BesideRow(parts[0]));
  for (const MeasuredPart& part : parts) made.rows.push_back(RowOf(part));
  made.claims.push_back(EveryPartEarnsItsPlace(kind.ablation, parts));
  AddNotes(kind.ablation, searches, parts, made);
  const BarChart chart = WorthChart(kind.ablation, parts);
  made.figures.push_back({absl::StrCat(chart.title, "."), BarChartSvg(chart)});
  return made;
}

absl::StatusOr<std::vector<SearchesPlanned>> PlannedSearches(Ablation ablation,
                                                             const Context& context,
                                                             const MarginLabOptions& options) {
  const AblationSize size = SizeOf(ablation, options);
  HAKARI_ASSIGN_OR_RETURN(const AblationSearches searches,
                          AblationSearches::Make(size, options.keeping, context));
  const int settings = static_cast<int>(AblationRows(ablation).size()) + 1;
  const int positions = CountOf(searches, AblationQuestion::kToDepth);
  const int problems = CountOf(searches, AblationQuestion::kOfProblem);
  return std::vector<SearchesPlanned>{
      {absl::StrCat("to depth ", size.depth), settings * positions, size.expected_nodes},
      {"for a move", settings * (positions + problems), size.nodes},
      {"for agreement", positions, size.long_nodes}};
}

}  // namespace

std::vector<ReproducedTable> EngineTables() {
  std::vector<ReproducedTable> tables;
  for (const Kind& kind : kKinds) {
    ReproducedTable table;
    table.id = kind.id;
    table.title = kind.title;
    table.make = [kind](ReproduceContext& context) { return Make(kind, context); };
    table.games = [kind](ReproduceContext& context, GamesFor) -> absl::StatusOr<GamesNeeded> {
      HAKARI_ASSIGN_OR_RETURN(const MarginLab* const lab, LabOf(context));
      GamesNeeded needed;
      const AblationSize size = SizeOf(kind.ablation, lab->options());
      for (const AblationRow& row : AblationRows(kind.ablation)) {
        needed.matches.push_back(MatchOf(row, size));
      }
      return needed;
    };
    table.search = [kind](ReproduceContext& context) -> absl::Status {
      HAKARI_ASSIGN_OR_RETURN(AblationSearches searches, SearchesOf(kind.ablation, context));
      return searches.RunAll(AblationRows(kind.ablation));
    };
    table.searches_planned = [kind](const Context& context, const MarginLabOptions& options) {
      return PlannedSearches(kind.ablation, context, options);
    };
    tables.push_back(std::move(table));
  }
  return tables;
}

}  // namespace hakari::reproduce

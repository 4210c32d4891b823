#include "ci/reproduce/thesis/chapters.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/statistics/effect.h"
#include "base/status/macros.h"
#include "ci/reproduce/claim.h"
#include "ci/reproduce/reproduced.h"
#include "ci/reproduce/search_lab.h"
#include "ci/reproduce/thesis/setting_comparison.h"
#include "golden/published/published_table.h"
#include "suites/mate/mate_program.h"
#include "suites/predict/experiments/experiment.h"
#include "suites/predict/experiments/search_setting.h"
#include "suites/predict/experiments/totals.h"

namespace hakari::reproduce {
namespace {

constexpr PositionsFor kTrying = PositionsFor::kTrying;
// The meaning of "hardly any effect".
constexpr double kHardly = 0.05;

absl::StatusOr<Reproduced> MakeCombinations(ReproduceContext& context,
                                            const ReproducedTable& table) {
  HAKARI_ASSIGN_OR_RETURN(const golden::PublishedTable published,
                          ThesisTable(context, "table-4.10"));
  HAKARI_ASSIGN_OR_RETURN(SettingComparison all, CompareWithPlain(context, table));
  Reproduced& made = all.made;
  made.title = published.title;
  for (const golden::PublishedTable::Row& row : published.rows) {
    made.notes.push_back(absl::StrCat("At ", row.name == "and" ? "AND" : "OR",
                                      " nodes: independent children ", row.cells[0],
                                      ", dependent children ", row.cells[1], "."));
  }
  made.notes.push_back(
      "A child's probability is the sigmoid of its distance; a node's probability is computed from "
      "those of its children.");
  for (size_t i = 0; i + 2 < all.compared.size(); i += 3) {
    const Effect& alone = all.compared[i].time;
    for (size_t k = 1; k <= 2; ++k) {
      const Effect& children = all.compared[i + k].time;
      made.claims.push_back(
          JudgeFact(absl::StrCat("More time is taken than without combining: ",
                                 table.runs[1 + i + k].setting),
                    children.estimate > alone.estimate,
                    absl::StrCat(ChangeText(children.estimate), " against ",
                                 ChangeText(alone.estimate), " of plain PDS's time")));
    }
  }
  return made;
}

// The offset of the hyperplane at which use 3 takes least.
JudgedClaim CheapestPlace(const ReproducedTable& table, const SettingComparison& all) {
  size_t best = 0;
  for (size_t i = 1; i < all.compared.size(); ++i) {
    if (all.compared[i].both.estimate < all.compared[best].both.estimate) best = i;
  }
  return JudgeFall(absl::StrCat("At some offset use 3 takes fewer nodes on what both solve: ",
                                SettingsOf(table)[best]),
                   all.compared[best].both);
}

// The thesis's setting in both readings. Offset 0 comes first in each.
constexpr const char* kReadings[] = {"increments", "bounded"};
constexpr const char* kOffsets[] = {"-2", "-1", "-0.5", "0.5", "1"};
constexpr size_t kPlaces = 1 + std::size(kOffsets);

std::vector<std::string> MovedHyperplanes() {
  std::vector<std::string> settings;
  for (const char* use : kReadings) {
    const std::string unmoved = absl::StrCat(use, "-sigmoid-shrinking-7");
    settings.push_back(unmoved);
    for (const char* offset : kOffsets) {
      settings.push_back(absl::StrCat(unmoved, "-offset", offset));
    }
  }
  return settings;
}

// For one reading, whose unmoved setting has the index `first`.
JudgedClaim GivesBackMates(const ReproducedTable& table, const SettingComparison& all,
                           size_t first) {
  const int plain = all.compared[first].pair.first.mates;
  const int unmoved = all.compared[first].pair.second.mates;
  int most = unmoved;
  for (size_t i = first; i < first + kPlaces; ++i) {
    most = std::max(most, all.compared[i].pair.second.mates);
  }
  return JudgeFact(absl::StrCat("Moving the hyperplane recovers the mates that use 3 loses: ",
                                SettingsOf(table)[first]),
                   unmoved < plain && most >= plain,
                   absl::StrCat(plain, " mates by plain PDS, ", unmoved, " unmoved, at best ", most,
                                unmoved >= plain ? ": none are lost" : ""));
}

absl::StatusOr<Reproduced> MakeHyperplane(ReproduceContext& context, const ReproducedTable& table) {
  HAKARI_ASSIGN_OR_RETURN(SettingComparison all, CompareWithPlain(context, table));
  for (size_t first = 0; first < all.compared.size(); first += kPlaces) {
    all.made.claims.push_back(GivesBackMates(table, all, first));
  }
  all.made.claims.push_back(CheapestPlace(table, all));
  all.made.notes.push_back(
      "offset: added to every distance; above 0 more positions count as mates.");
  return all.made;
}

absl::StatusOr<Reproduced> MakeOrder(ReproduceContext& context, const ReproducedTable& table) {
  HAKARI_ASSIGN_OR_RETURN(SettingComparison all, CompareWithPlain(context, table));
  const Compared& ordered = all.compared[0];
  all.made.conditions = "Section 4.1: hardly any effect; the thesis has no numbers.";
  all.made.claims.push_back(JudgeFact("Ordering moves by the classifier saves no time",
                                      ordered.time.interval.high >= 1, ChangeText(ordered.time)));
  all.made.claims.push_back(
      JudgeFact("It hardly changes the nodes of what both solve (5 % at most)",
                std::fabs(ordered.both.estimate - 1) <= kHardly, ChangeText(ordered.both)));
  all.made.notes.push_back("Of children with equal numbers the most promising is searched first.");
  return all.made;
}

// Agreement with plain PDS at the usual nodes, whose unknown answers count as "no mate", as in
// Definition 6.
struct Agreement {
  int right = 0, false_mates = 0, missed_mates = 0;

  int all() const { return right + false_mates + missed_mates; }
  double accuracy() const { return 100.0 * right / all(); }
};

Agreement AgreementOf(const suites::SettingRun& truth, const suites::SettingRun& judged) {
  Agreement agreement;
  for (size_t i = 0; i < truth.outcomes.size(); ++i) {
    const bool is_mate = truth.outcomes[i].answer == suites::kMateAnswer;
    const bool says_mate = judged.outcomes[i].answer == suites::kMateAnswer;
    ++(is_mate == says_mate ? agreement.right
       : says_mate          ? agreement.false_mates
                            : agreement.missed_mates);
  }
  return agreement;
}

ReproducedRow RowOf(const char* name, const Agreement& agreement, std::string published) {
  return {name,
          {{std::move(published), absl::StrFormat("%.1f %%", agreement.accuracy())},
           {"", absl::StrCat(agreement.false_mates)},
           {"", absl::StrCat(agreement.missed_mates)}}};
}

constexpr uint64_t kEqualNodes = 244;

absl::StatusOr<Reproduced> MakeStandIn(ReproduceContext& context, const ReproducedTable& table) {
  HAKARI_ASSIGN_OR_RETURN(const golden::PublishedTable published, ThesisTable(context, "text"));
  std::vector<const suites::SettingRun*> runs;
  for (const NeededRun& needed : table.runs) {
    HAKARI_ASSIGN_OR_RETURN(const suites::SettingRun* const run,
                            context.lab.Run(needed.purpose, needed.setting, needed.nodes));
    HAKARI_RETURN_IF_ERROR(suites::TotalsOf(*run).status());
    runs.push_back(run);
  }
  const Agreement few = AgreementOf(*runs[0], *runs[1]);
  const Agreement stand_in = AgreementOf(*runs[0], *runs[2]);
  Reproduced made;
  made.id = table.id;
  made.title = table.title;
  made.conditions =
      "Sections 3.3 and 4.1: right as often as PDS with 244 nodes, but useless in its place.";
  made.measured_on = absl::StrCat(context.lab.MeasuredOn(kTrying),
                                  "; right is what plain PDS finds, unknown counts as none");
  made.columns = {"right", "false mates", "missed mates"};
  const std::string accuracy = published.Text("accuracy", "value").value_or("") + " %";
  made.rows.push_back(RowOf("PDS, 244 nodes", few, ""));
  made.rows.push_back(RowOf("classifier", stand_in, accuracy));
  made.claims.push_back(
      JudgeFact("Unlike a mate search it claims mates that do not exist", stand_in.false_mates > 0,
                absl::StrFormat("%d of %d, a search of 244 nodes %d", stand_in.false_mates,
                                stand_in.all(), few.false_mates)));
  made.claims.push_back(JudgeFact(
      "It is right as often as PDS with 244 nodes", stand_in.accuracy() >= few.accuracy() - 0.5,
      absl::StrFormat("%.1f %% against %.1f %%", stand_in.accuracy(), few.accuracy())));
  made.notes.push_back(
      "Measuring that a game search takes longer with it in place of the mate search needs a "
      "playing engine; the false mates are the reason that the thesis gives.");
  return made;
}

using Maker = absl::StatusOr<Reproduced> (*)(ReproduceContext&, const ReproducedTable&);

ReproducedTable With(Maker maker, ReproducedTable table) {
  table.make = [maker, described = table](ReproduceContext& context) {
    return maker(context, described);
  };
  return table;
}

}  // namespace

std::vector<ReproducedTable> IdeaTables() {
  ReproducedTable stand_in;
  stand_in.id = "thesis/stand-in";
  stand_in.title = "The classifier in place of the mate search";
  stand_in.runs = {{kTrying, suites::kPlainSetting},
                   {kTrying, suites::kPlainSetting, kEqualNodes},
                   {kTrying, suites::kStandInSetting}};
  return {
      With(MakeCombinations,
           TableBesidePlain("4.10", "A node's probability from those of its children",
                            {"initial-step-shrinking-5", "initial-step-shrinking-5-independent",
                             "initial-step-shrinking-5-dependent", "increments-sigmoid-shrinking-7",
                             "increments-sigmoid-shrinking-7-independent",
                             "increments-sigmoid-shrinking-7-dependent"})),
      With(MakeHyperplane,
           TableBesidePlain("hyperplane", "Use 3 with the hyperplane moved (section 4.4.3)",
                            MovedHyperplanes())),
      With(MakeOrder,
           TableBesidePlain("order", "Moves ordered by the classifier", {suites::kOrderSetting})),
      With(MakeStandIn, stand_in)};
}

}  // namespace hakari::reproduce

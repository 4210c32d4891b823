#include "ci/reproduce/engine/ablation_rows.h"

#include <algorithm>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/status/macros.h"
#include "ci/compare/comparison.h"
#include "ci/compare/summary.h"

namespace hakari::reproduce {
namespace {

constexpr double kError = 0.05;

absl::StatusOr<MeasuredPart> MeasuredPartOf(const AblationRow& row, double error_among_all,
                                            AblationSearches& searches, MarginLab& games) {
  MeasuredPart part;
  part.row = row;
  part.same_searches = true;
  const auto ask = [&](AblationQuestion question) -> absl::StatusOr<compare::Comparison> {
    HAKARI_ASSIGN_OR_RETURN(compare::Comparison comparison, searches.SideBySide(question, row));
    const compare::ContestantSummary& changed = compare::Summarise(comparison).contestants[1];
    part.same_searches = part.same_searches && changed.other_answers.empty() &&
                         changed.other_nodes.empty() && changed.failures.empty();
    return comparison;
  };
  HAKARI_ASSIGN_OR_RETURN(const compare::Comparison to_depth, ask(AblationQuestion::kToDepth));
  HAKARI_RETURN_IF_ERROR(ask(AblationQuestion::kForMove).status());
  HAKARI_ASSIGN_OR_RETURN(const compare::Comparison problems, ask(AblationQuestion::kOfProblem));
  const compare::ComparisonSummary summary = compare::Summarise(to_depth);
  part.nodes = summary.contestants[1].nodes;
  part.cpu_per_node = summary.contestants[1].cpu_per_node;
  part.solved = compare::PairsOf(problems)[0];
  HAKARI_ASSIGN_OR_RETURN(part.agreement, searches.AgreementOf(row.changed));
  HAKARI_ASSIGN_OR_RETURN(part.agreement_beside, searches.AgreementOf(row.beside));
  HAKARI_ASSIGN_OR_RETURN(part.match, games.Match(MatchOf(row, searches.size())));
  if (part.match->outcomes.empty()) {
    return absl::FailedPreconditionError(absl::StrCat(row.name, ": no pair was played"));
  }
  HAKARI_ASSIGN_OR_RETURN(part.strength, StrengthOf(part.match->counts(), 1 - kError));
  HAKARI_ASSIGN_OR_RETURN(const Strength among_all,
                          StrengthOf(part.match->counts(), 1 - error_among_all));
  part.elo_among_all = among_all.elo_interval;
  return part;
}

// The Elo that the part gains: the loss when it is left out.
double Gain(Ablation ablation, double elo) { return ablation == Ablation::kWithout ? -elo : elo; }

std::string NamesText(const std::vector<std::string>& names) {
  if (names.empty()) return "none";
  return absl::StrCat(names.size(), " (", absl::StrJoin(names, ", "), ")");
}

}  // namespace

absl::StatusOr<std::vector<MeasuredPart>> MeasuredParts(Ablation ablation,
                                                        AblationSearches& searches,
                                                        MarginLab& games) {
  const std::vector<AblationRow> rows = AblationRows(ablation);
  std::vector<MeasuredPart> parts;
  for (const AblationRow& row : rows) {
    HAKARI_ASSIGN_OR_RETURN(
        MeasuredPart part,
        MeasuredPartOf(row, kError / static_cast<double>(rows.size()), searches, games));
    parts.push_back(std::move(part));
  }
  return parts;
}

JudgedClaim EveryPartEarnsItsPlace(Ablation ablation, const std::vector<MeasuredPart>& parts) {
  std::vector<std::string> earn, harm;
  for (const MeasuredPart& part : parts) {
    const double ends[] = {Gain(ablation, part.elo_among_all.low),
                           Gain(ablation, part.elo_among_all.high)};
    if (std::min(ends[0], ends[1]) > 0) earn.push_back(part.row.name);
    if (std::max(ends[0], ends[1]) < 0) harm.push_back(part.row.name);
  }
  JudgedClaim claim;
  claim.claim = ablation == Ablation::kWithout ? "Every part makes the default stronger in games"
                                               : "Every part by itself makes plain search stronger";
  claim.measured =
      absl::StrCat("shown for ", NamesText(earn), ", the contrary for ", NamesText(harm),
                   ", open for ", parts.size() - earn.size() - harm.size());
  claim.holding = !harm.empty()                 ? Holding::kDoesNotHold
                  : earn.size() == parts.size() ? Holding::kHolds
                  : earn.empty()                ? Holding::kNotShown
                                                : Holding::kHoldsInPart;
  return claim;
}

BarChart WorthChart(Ablation ablation, const std::vector<MeasuredPart>& parts) {
  BarChart chart;
  chart.title = ablation == Ablation::kWithout ? "What each part is worth to the default"
                                               : "What each part brings to plain alpha-beta";
  chart.x_name = "Elo, with 95 % intervals";
  for (const MeasuredPart& part : parts) {
    const double low = Gain(ablation, part.strength.elo_interval.low);
    const double high = Gain(ablation, part.strength.elo_interval.high);
    chart.bars.push_back({part.row.name, Gain(ablation, part.strength.elo), std::min(low, high),
                          std::max(low, high)});
  }
  std::stable_sort(chart.bars.begin(), chart.bars.end(),
                   [](const Bar& a, const Bar& b) { return a.value > b.value; });
  return chart;
}

}  // namespace hakari::reproduce

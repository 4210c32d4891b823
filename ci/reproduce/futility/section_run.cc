#include "ci/reproduce/futility/section_run.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/statistics/binomial.h"
#include "base/statistics/bootstrap.h"
#include "base/status/macros.h"
#include "ci/reproduce/futility/study.h"
#include "suites/margins/margin_totals.h"

namespace hakari::reproduce {
namespace {

using margins::MarginGame;
using margins::SideOfGame;

constexpr double kPercent = 100;
constexpr int kFixedCentipawns = 50 * kCentipawnsOfAPoint;

// The nodes below those that the fixed margin would have cut.
int64_t SavedByFixed(const SideOfGame& side) {
  const std::vector<int> candidates = margins::CandidatesOf(side.margins);
  const auto fixed = std::find(candidates.begin(), candidates.end(), kFixedCentipawns);
  if (fixed == candidates.end()) return 0;
  const auto at = static_cast<size_t>(fixed - candidates.begin());
  return margins::TalliesOf(side.margins, margins::CountedDepths::kBoth)[at].nodes;
}

// In the paper's unit. One margin is adopted for both depths.
double AdoptedMargin(const SideOfGame& side) {
  for (const std::optional<int>& margin : side.margins.adopted) {
    if (margin) return static_cast<double>(*margin) / kCentipawnsOfAPoint;
  }
  return 0;
}

void AddGame(const MarginGame& game, std::vector<double>& sums) {
  const SideOfGame &dynamic = game.sides[0], &fixed = game.sides[1];
  const std::optional<int> ply = margins::FirstAdoptedAt(dynamic);
  sums[SectionRun::kGames] += 1;
  sums[SectionRun::kLength] += game.plies;
  sums[SectionRun::kFixedCuts] += static_cast<double>(fixed.cuts);
  sums[SectionRun::kCuts] += static_cast<double>(dynamic.cuts);
  sums[SectionRun::kNodes] += static_cast<double>(dynamic.nodes);
  sums[SectionRun::kUnpruned] += static_cast<double>(dynamic.unpruned_nodes);
  // Without tries in this game, the counts are carried over from an earlier one.
  if (dynamic.tries > 0) {
    sums[SectionRun::kUnprunedFixed] += static_cast<double>(SavedByFixed(dynamic));
  }
  sums[SectionRun::kPoints] += margins::PointsOfFirst(game);
  if (!ply) return;
  sums[SectionRun::kAdopting] += 1;
  sums[SectionRun::kPlies] += *ply;
  sums[SectionRun::kMargins] += AdoptedMargin(dynamic);
  sums[SectionRun::kAdoptingCuts] += static_cast<double>(dynamic.cuts);
}

}  // namespace

absl::StatusOr<SectionRun> SectionRun::Of(std::string name,
                                          const std::vector<margins::GameSeries>& series) {
  SectionRun run;
  run.name_ = std::move(name);
  for (const margins::GameSeries& games : series) {
    std::vector<double> sums(kParts);
    for (const MarginGame& game : games) {
      AddGame(game, sums);
      const double points = margins::PointsOfFirst(game);
      ++(points == 1 ? run.games_.won : points == 0 ? run.games_.lost : run.games_.drawn);
    }
    for (size_t i = 0; i < sums.size(); ++i) run.whole_[i] += sums[i];
    run.series_.push_back(std::move(sums));
  }
  if (run.games_.games() == 0) {
    return absl::FailedPreconditionError(absl::StrCat(run.name_, ": no game was played"));
  }
  return run;
}

std::string SectionRun::AdoptingText() const {
  return absl::StrFormat("%.0f of %.0f (%s)", Sum(kAdopting), Sum(kGames),
                         ShareText(kAdopting, kGames));
}

std::string SectionRun::MeanText(Part sum, Part by) const {
  if (Sum(by) == 0) return "-";
  return absl::StrFormat("%.1f", Sum(sum) / Sum(by));
}

std::string SectionRun::ShareText(Part part, Part whole) const {
  if (Sum(whole) == 0) return "-";
  return absl::StrFormat("%.1f %%", kPercent * Sum(part) / Sum(whole));
}

absl::StatusOr<Effect> SectionRun::Mean(Part sum, Part by) const {
  return BootstrapSums(
      series_,
      [sum, by](const std::vector<double>& sums) -> std::optional<double> {
        if (sums[by] == 0) return std::nullopt;
        return sums[sum] / sums[by];
      },
      BootstrapOptions());
}

absl::StatusOr<Effect> SectionRun::CutsRatio() const {
  HAKARI_ASSIGN_OR_RETURN(Effect effect, Mean(kCuts, kFixedCuts));
  effect.what = "prunes";
  effect.unit = EffectUnit::kRatio;
  return effect;
}

Interval SectionRun::AdoptingShare() const {
  return ClopperPearson(std::llround(Sum(kAdopting)), std::llround(Sum(kGames)), 0.95);
}

}  // namespace hakari::reproduce

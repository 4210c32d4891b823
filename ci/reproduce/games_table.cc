#include "ci/reproduce/games_table.h"

#include <cstddef>
#include <optional>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "base/statistics/bootstrap.h"
#include "base/statistics/strength.h"
#include "base/status/macros.h"

namespace hakari::reproduce {
namespace {

constexpr double kPercent = 100;
constexpr double kConfidence = 0.95;

}  // namespace

Reproduced BeginTable(const std::string& id, const std::string& title,
                      const golden::PublishedTable& published) {
  Reproduced made;
  made.id = id;
  made.title = title;
  made.conditions = absl::StrJoin(published.notes, " ");
  return made;
}

absl::StatusOr<MarginLab*> LabOf(ReproduceContext& context) {
  if (context.margins == nullptr) return absl::InternalError("there is no lab that plays games");
  return context.margins;
}

std::string TallyText(const match::Tally& tally) {
  return absl::StrCat(tally.won, "-", tally.lost, "-", tally.drawn);
}

std::string ScoreText(const match::Tally& tally) {
  if (tally.games() == 0) return "-";
  return absl::StrFormat("%.1f %%", kPercent * (tally.won + tally.drawn / 2.0) / tally.games());
}

absl::StatusOr<std::string> ScoreInterval(const PairCounts& pairs, Interval& interval) {
  HAKARI_ASSIGN_OR_RETURN(const Strength strength, StrengthOf(pairs, kConfidence));
  interval = strength.score_interval;
  return absl::StrFormat("%.1f %% [%.1f, %.1f]", kPercent * strength.score, kPercent * interval.low,
                         kPercent * interval.high);
}

absl::StatusOr<Effect> ScoreDifference(const std::vector<double>& one,
                                       const std::vector<double>& other) {
  if (one.size() != other.size()) {
    return absl::InternalError("two rows played different numbers of openings");
  }
  std::vector<std::vector<double>> pairs;
  for (size_t i = 0; i < one.size(); ++i) pairs.push_back({one[i] - other[i], 1});
  HAKARI_ASSIGN_OR_RETURN(Effect effect,
                          BootstrapSums(
                              pairs,
                              [](const std::vector<double>& sums) -> std::optional<double> {
                                return kPercent * sums[0] / sums[1];
                              },
                              BootstrapOptions()));
  effect.what = "rate";
  effect.unit = EffectUnit::kPoints;
  return effect;
}

JudgedClaim JudgeValue(absl::string_view claim, double published, const Interval& interval,
                       absl::string_view measured) {
  return {std::string(claim), std::string(measured),
          interval.Contains(published) ? Holding::kHolds : Holding::kDoesNotHold};
}

JudgedClaim JudgeWins(absl::string_view claim, const Interval& score, absl::string_view measured) {
  constexpr double kEven = 0.5;
  const Holding holding = score.low > kEven     ? Holding::kHolds
                          : score.high <= kEven ? Holding::kDoesNotHold
                                                : Holding::kNotShown;
  return {std::string(claim), std::string(measured), holding};
}

}  // namespace hakari::reproduce

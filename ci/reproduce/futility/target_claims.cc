#include "ci/reproduce/futility/target_claims.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <optional>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/status/macros.h"
#include "ci/reproduce/games_table.h"

namespace hakari::reproduce {
namespace {

constexpr double kPercent = 100;
constexpr double kEven = 0.5;

struct PublishedRate {
  double rate = 0;
  double variance = 0;  // of the rate
};

absl::StatusOr<PublishedRate> PublishedRateOf(const golden::PublishedTable& table, int target) {
  const std::string row = TargetRow(target);
  HAKARI_ASSIGN_OR_RETURN(const double won, table.Number(row, "wins"));
  HAKARI_ASSIGN_OR_RETURN(const double lost, table.Number(row, "losses"));
  HAKARI_ASSIGN_OR_RETURN(const double drawn, table.Number(row, "draws"));
  const double games = won + lost + drawn;
  const double rate = (won + drawn / 2) / games;
  return PublishedRate{rate, ((won + drawn / 4) / games - rate * rate) / games};
}

// By the published counts alone: is the best target shown to be better than the larger ones?
absl::StatusOr<JudgedClaim> CanBeChance(const golden::PublishedTable& table) {
  constexpr double kShown = 1.96;  // standard deviations
  HAKARI_ASSIGN_OR_RETURN(const PublishedRate best, PublishedRateOf(table, kBestTarget));
  std::string measured;
  bool can_be = true;
  for (const int target : {650, 700, 550}) {
    HAKARI_ASSIGN_OR_RETURN(const PublishedRate other, PublishedRateOf(table, target));
    const double sigma = (best.rate - other.rate) / std::sqrt(best.variance + other.variance);
    if (target > kBestTarget) can_be &= std::fabs(sigma) < kShown;
    absl::StrAppendFormat(&measured, "%sover %s %.2f standard deviations",
                          measured.empty() ? "" : ", ", TargetText(target), sigma);
  }
  return JudgeFact(
      "The advantage of 60 % over 65 and 70 % can be chance (by the published counts alone)",
      can_be, measured);
}

// "No significant win": holds if the interval contains an even score.
JudgedClaim NoWinShown(const TargetRun& best) {
  return {"At 60 % it is as strong as the fixed margin, and no win is shown (144-141-15)",
          best.score_text, best.score.Contains(kEven) ? Holding::kHolds : Holding::kDoesNotHold};
}

JudgedClaim Loses(const TargetRun& run) {
  const Holding holding = run.score.high < kEven  ? Holding::kHolds
                          : run.score.low > kEven ? Holding::kDoesNotHold
                                                  : Holding::kNotShown;
  return {absl::StrCat("Below 60 % it is weaker than the fixed margin: ",
                       TargetText(run.wanted.target)),
          run.score_text, holding};
}

// Whether all games are the same, move by move. Then there is nothing to estimate.
bool PlayedTheSame(const TargetRun& one, const TargetRun& other) {
  return one.run->moves == other.run->moves;
}

absl::StatusOr<JudgedClaim> BetterThan(const TargetRuns& runs, const TargetRun& best,
                                       const TargetRun& other) {
  const std::string claim = absl::StrCat("60 % is better than ", TargetText(other.wanted.target));
  if (PlayedTheSame(best, other)) {
    return JudgedClaim{claim,
                       absl::StrCat("both played the same ", best.run->moves.size(),
                                    " pairs of games, move by move"),
                       Holding::kDoesNotHold};
  }
  HAKARI_ASSIGN_OR_RETURN(const Effect difference,
                          ScoreDifference(best.run->scores(), other.run->scores()));
  HAKARI_ASSIGN_OR_RETURN(const PublishedRate published,
                          PublishedRateOf(runs.published, kBestTarget));
  HAKARI_ASSIGN_OR_RETURN(const PublishedRate beside,
                          PublishedRateOf(runs.published, other.wanted.target));
  return JudgeDifference(claim, kPercent * (published.rate - beside.rate), difference);
}

// At fixed nodes equal searches play equal games. Counts how often the extreme targets do so.
std::optional<JudgedClaim> MakesADifference(const TargetRuns& runs) {
  const std::optional<std::pair<const TargetRun*, const TargetRun*>> ends = runs.CountedEnds();
  if (!ends) return std::nullopt;
  const TargetRun &least = *ends->first, &most = *ends->second;
  size_t same = 0;
  const size_t pairs = std::min(least.run->moves.size(), most.run->moves.size());
  for (size_t i = 0; i < pairs; ++i) {
    if (least.run->moves[i] == most.run->moves[i]) ++same;
  }
  return JudgeFact(
      absl::StrCat("Between ", TargetText(least.wanted.target), " and ",
                   TargetText(most.wanted.target), " the target makes a difference (ours)"),
      same < pairs,
      absl::StrCat(same, " of ", pairs, " pairs are the same games, move by move, at ",
                   least.wanted.match.LimitText()));
}

}  // namespace

double TargetRun::mean_score() const {
  const match::Tally& games = run->games;
  return (games.won + games.drawn / 2.0) / games.games();
}

const TargetRun* TargetRuns::Beside(int target) const {
  for (const TargetRun& run : runs) {
    if (run.wanted.beside_published && run.wanted.target == target) return &run;
  }
  return nullptr;
}

std::optional<std::pair<const TargetRun*, const TargetRun*>> TargetRuns::CountedEnds() const {
  constexpr int kHighest = kPublishedTargets[std::size(kPublishedTargets) - 1];
  std::vector<const TargetRun*> counted;
  for (const TargetRun& run : runs) {
    if (run.wanted.match.move_ms == 0 && run.wanted.target <= kHighest) counted.push_back(&run);
  }
  if (counted.size() < 2) return std::nullopt;
  return std::make_pair(counted.front(), counted.back());
}

bool TargetRuns::are_alike() const {
  const auto ends = CountedEnds();
  return ends && PlayedTheSame(*ends->first, *ends->second);
}

absl::StatusOr<std::vector<JudgedClaim>> TargetClaims(const TargetRuns& runs) {
  std::vector<JudgedClaim> claims;
  const TargetRun* const best = runs.Beside(kBestTarget);
  if (best == nullptr) return absl::InternalError("the paper's best target was not played");
  claims.push_back(NoWinShown(*best));
  for (const int target : kPublishedTargets) {
    const TargetRun* const run = runs.Beside(target);
    if (run == nullptr || target == kBestTarget) continue;
    if (target < kBestTarget) {
      claims.push_back(Loses(*run));
      continue;
    }
    HAKARI_ASSIGN_OR_RETURN(JudgedClaim better, BetterThan(runs, *best, *run));
    claims.push_back(std::move(better));
  }
  HAKARI_ASSIGN_OR_RETURN(JudgedClaim chance, CanBeChance(runs.published));
  claims.push_back(std::move(chance));
  if (std::optional<JudgedClaim> difference = MakesADifference(runs)) {
    claims.push_back(*std::move(difference));
  }
  for (const TargetRun& run : runs.runs) {
    const bool is_own = std::find(std::begin(kOwnTargets), std::end(kOwnTargets),
                                  run.wanted.target) != std::end(kOwnTargets);
    if (!is_own) continue;
    claims.push_back(JudgeWins(absl::StrCat("With a target of ", TargetText(run.wanted.target),
                                            " it wins, ", run.wanted.match.LimitText(), " (ours)"),
                               run.score, run.score_text));
  }
  return claims;
}

absl::StatusOr<JudgedClaim> PeakClaim(const TargetRuns& runs) {
  const TargetRun* const best = runs.Beside(kBestTarget);
  if (best == nullptr) return absl::InternalError("the paper's best target was not played");
  std::string measured;
  bool above_all = true, not_above_one = false;
  for (const int target : kPublishedTargets) {
    const TargetRun* const run = runs.Beside(target);
    if (run == nullptr || target == kBestTarget) continue;
    HAKARI_ASSIGN_OR_RETURN(const Effect difference,
                            ScoreDifference(best->run->scores(), run->run->scores()));
    above_all &= difference.interval.low > 0;
    not_above_one |= difference.interval.high < 0 || PlayedTheSame(*best, *run);
    absl::StrAppend(&measured, measured.empty() ? "" : "; ", "over ", TargetText(target), " ",
                    EffectText(difference, 1));
  }
  const Holding holding = not_above_one ? Holding::kDoesNotHold
                          : above_all   ? Holding::kHolds
                                        : Holding::kNotShown;
  return JudgedClaim{"The rate is highest at 60 %", measured, holding};
}

}  // namespace hakari::reproduce

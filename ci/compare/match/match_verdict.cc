#include "ci/compare/match/match_verdict.h"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/statistics/binomial.h"
#include "base/statistics/strength.h"

namespace hakari::compare {
namespace {

int64_t Pairs(const PairCounts& outcomes) {
  return std::accumulate(outcomes.begin(), outcomes.end(), int64_t{0});
}

std::string EloText(double elo) { return absl::StrFormat("%.4g", elo); }

std::string ModelText(const SprtPlan& plan) {
  return plan.model == EloModel::kNormalized ? " normalized Elo" : " Elo";
}

MatchVerdict OfSprt(const MatchEvidence& evidence) {
  const SprtPlan& plan = *evidence.sprt;
  const std::string elo0 = EloText(plan.elo0) + ModelText(plan);
  const std::string elo1 = EloText(plan.elo1) + ModelText(plan);
  const std::string llr = absl::StrFormat(
      "log likelihood ratio %.2f, bounds %.2f and %.2f, %d pairs", evidence.sprt_result.llr,
      evidence.sprt_result.lower, evidence.sprt_result.upper, Pairs(evidence.outcomes));
  switch (evidence.sprt_result.verdict) {
    case SprtVerdict::kAcceptElo1:
      return {plan.elo0 >= 0 ? MatchWord::kStronger : MatchWord::kAcceptedElo1,
              {absl::StrCat(elo1, " accepted against ", elo0, ": ", llr)}};
    case SprtVerdict::kAcceptElo0:
      if (plan.elo1 <= 0) {
        return {MatchWord::kWeaker, {absl::StrCat(elo0, " accepted against ", elo1, ": ", llr)}};
      }
      return {MatchWord::kAcceptedElo0,
              {absl::StrCat(elo0, " accepted against ", elo1, ": not stronger by ", elo1,
                            plan.elo0 < 0 ? "" : ", which does not mean weaker", "; ", llr)}};
    case SprtVerdict::kContinue:
      break;
  }
  return {MatchWord::kNotToldApart,
          {absl::StrCat(evidence.openings_used_up ? "the openings are used up: " : "undecided: ",
                        llr)}};
}

// The p value of the sign test over pairs that were not shared. The interval is right only for many
// pairs; this test is exact for few pairs too.
double SignP(const PairCounts& outcomes) {
  const int64_t lost = outcomes[0] + outcomes[1];
  const int64_t won = outcomes[3] + outcomes[4];
  return BinomialTestP(won, lost + won, 0.5, Side::kBoth);
}

MatchVerdict OfFixedLength(const MatchEvidence& evidence) {
  const absl::StatusOr<Strength> strength = StrengthOf(evidence.outcomes, kMatchConfidence);
  if (!strength.ok()) return {MatchWord::kInvalid, {std::string(strength.status().message())}};
  const std::string shown = absl::StrFormat(
      "score %.1f %%, %.0f %% interval %.1f to %.1f %%, %d pairs", 100 * strength->score,
      100 * kMatchConfidence, 100 * strength->score_interval.low,
      100 * strength->score_interval.high, Pairs(evidence.outcomes));
  const double p = SignP(evidence.outcomes);
  const bool is_above = strength->score_interval.low > 0.5;
  const bool is_below = strength->score_interval.high < 0.5;
  if (!is_above && !is_below) return {MatchWord::kNotToldApart, {shown}};
  if (p >= 1 - kMatchConfidence) {
    return {MatchWord::kNotToldApart,
            {absl::StrFormat("%s: too few (sign test over pairs that were not shared: p = %.2g)",
                             shown, p)}};
  }
  return {is_above ? MatchWord::kStronger : MatchWord::kWeaker, {shown}};
}

}  // namespace

absl::string_view MatchWordName(MatchWord word) {
  switch (word) {
    case MatchWord::kStronger:
      return "stronger";
    case MatchWord::kWeaker:
      return "weaker";
    case MatchWord::kAcceptedElo1:
      return "elo1 accepted";
    case MatchWord::kAcceptedElo0:
      return "elo0 accepted";
    case MatchWord::kNotToldApart:
      return "not told apart";
    case MatchWord::kInvalid:
      return "invalid";
  }
  return "";
}

report::Verdict MatchVerdict::verdict() const {
  switch (word) {
    case MatchWord::kStronger:
    case MatchWord::kAcceptedElo1:
      return report::Verdict::kImproved;
    case MatchWord::kWeaker:
    case MatchWord::kAcceptedElo0:
      return report::Verdict::kRegressed;
    case MatchWord::kNotToldApart:
      return report::Verdict::kInconclusive;
    case MatchWord::kInvalid:
      break;
  }
  return report::Verdict::kInvalid;
}

int MostFaults(int games) {
  constexpr int kAlways = 2;
  return std::max(kAlways, games / 100);
}

std::optional<MatchVerdict> JudgeFaults(int faults, int games) {
  if (faults <= MostFaults(games)) return std::nullopt;
  return MatchVerdict{
      MatchWord::kInvalid,
      {absl::StrCat(faults, " of ", games,
                    " games ended by a fault (crash, stall, illegal move); at most ",
                    MostFaults(games), " are allowed")}};
}

MatchVerdict JudgeMatch(const MatchEvidence& evidence) {
  const int games = static_cast<int>(2 * Pairs(evidence.outcomes));
  if (games == 0) return {MatchWord::kInvalid, {"no pair was played"}};
  if (std::optional<MatchVerdict> broken = JudgeFaults(evidence.faults, games)) {
    return *std::move(broken);
  }
  if (evidence.interrupted) return {MatchWord::kInvalid, {"interrupted"}};
  return evidence.sprt ? OfSprt(evidence) : OfFixedLength(evidence);
}

}  // namespace hakari::compare

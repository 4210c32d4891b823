#include "ci/gate/strength_row.h"

#include <numeric>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/statistics/strength.h"
#include "ci/compare/match/match_verdict.h"
#include "suites/match/decision/sequential_decision.h"
#include "suites/match/game/match_clock.h"

namespace hakari::gate {
namespace {

// "score 50.6 %, Elo +4 [-3, +11]"
std::string ScoreText(const PairCounts& outcomes) {
  const absl::StatusOr<Strength> strength = StrengthOf(outcomes, compare::kMatchConfidence);
  if (!strength.ok()) return "";
  return absl::StrFormat("; score %.1f %%, Elo %+.0f [%+.0f, %+.0f]", 100 * strength->score,
                         strength->elo, strength->elo_interval.low, strength->elo_interval.high);
}

report::Verdict VerdictFor(const compare::MatchVerdict& match) {
  const bool is_no_weaker = match.word == compare::MatchWord::kAcceptedElo1;
  return is_no_weaker ? report::Verdict::kPass : match.verdict();
}

compare::MatchVerdict JudgeGames(const StrengthRow& row) {
  compare::MatchEvidence evidence;
  evidence.outcomes = row.outcomes;
  evidence.sprt = row.sprt;
  evidence.sprt_result = row.result;
  evidence.faults = row.faults;
  evidence.openings_used_up = row.openings_used_up;
  return compare::JudgeMatch(evidence);
}

// Games to a depth do not limit time, so they do not charge for slowness.
bool WasPlayedAtItsSpeed(const StrengthRow& row) {
  const absl::StatusOr<match::Allowance> limits = match::ParseAllowance(row.limits);
  if (!limits.ok() || limits->depth) return false;
  return limits->is_timed() || (limits->nodes && row.time_per_node);
}

}  // namespace

void ConcludeStrength(StrengthRow& row) {
  if (!row.not_played.empty()) {
    row.verdict = row.was_wanted ? report::Verdict::kInconclusive : report::Verdict::kPass;
    row.note = "no game was played: " + row.not_played;
    return;
  }
  row.result = match::SequentialDecision::ResultOf(row.outcomes, row.mirrored_pairs, row.sprt);
  const compare::MatchVerdict judged = JudgeGames(row);
  row.verdict = VerdictFor(judged);
  row.note = absl::StrCat(compare::MatchWordName(judged.word), ": ", judged.reasons.front(),
                          ScoreText(row.outcomes),
                          row.out_of_time ? "; the budget for games was used up" : "");
}

bool HasPaidForItsWork(const StrengthRow& row) {
  const bool is_strong_enough =
      row.verdict == report::Verdict::kPass || row.verdict == report::Verdict::kImproved;
  return row.not_played.empty() && is_strong_enough && WasPlayedAtItsSpeed(row);
}

}  // namespace hakari::gate

#include "ci/cli/match/match_trial.h"

#include <cstddef>
#include <iostream>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/time/clock.h"
#include "absl/time/time.h"
#include "base/statistics/sprt.h"
#include "base/statistics/strength.h"
#include "base/status/macros.h"
#include "ci/cli/trend/history_option.h"
#include "ci/cli/trend/trials_path.h"
#include "ci/compare/match/match_verdict.h"
#include "ci/gate/revision/git.h"
#include "ci/history/trials/trial_list.h"
#include "ci/history/trials/trial_text.h"
#include "suites/match/game/played_game.h"
#include "suites/match/match_counts.h"

namespace hakari::cli {
namespace {

constexpr double kPercent = 100;

// The name of a revision contains its commit; its argument, such as rev:HEAD, can mean another
// commit later.
std::string PlayerText(const compare::MatchPlayer& player) {
  return absl::StartsWith(player.words, "rev:") ? player.name : player.words;
}

std::string LimitsText(const std::vector<compare::MatchPlayer>& players) {
  if (players[0].limits == players[1].limits) return players[0].limits;
  return absl::StrCat(players[0].limits, " / ", players[1].limits);
}

std::string TestText(const compare::MatchReport& report) {
  if (!report.sprt) return "-";
  const SprtPlan& plan = *report.sprt;
  return absl::StrFormat("%s [%g, %g], %g %% and %g %%",
                         plan.model == EloModel::kNormalized ? "normalized" : "logistic", plan.elo0,
                         plan.elo1, kPercent * plan.alpha, kPercent * plan.beta);
}

// "77062d1abc+": enough of the hash to be unique.
std::string CommitText(const std::string& checked_out) {
  constexpr size_t kLetters = 10;
  if (checked_out.empty()) return "-";
  return absl::StrCat(checked_out.substr(0, kLetters), absl::EndsWith(checked_out, "+") ? "+" : "");
}

// The list itself, at `path`, does not count as an uncommitted change.
absl::StatusOr<history::Trial> TrialOf(const compare::MatchReport& report, const std::string& name,
                                       const std::string& path) {
  const match::PairingCounts& pairing = report.counts.pairings()[0];
  const match::Tally games = report.counts.players()[0].total();
  HAKARI_ASSIGN_OR_RETURN(const Strength strength,
                          StrengthOf(pairing.outcomes, compare::kMatchConfidence));
  HAKARI_ASSIGN_OR_RETURN(const std::string folder, MeasuredFolder());
  history::Trial trial;
  trial.date = absl::FormatTime("%Y-%m-%d", absl::Now(), absl::UTCTimeZone());
  trial.commit = CommitText(gate::Git(folder, nullptr).CheckedOut(path));
  trial.name = name;
  trial.first = PlayerText(report.players[0]);
  trial.second = PlayerText(report.players[1]);
  trial.limits = LimitsText(report.players);
  trial.won = games.won;
  trial.lost = games.lost;
  trial.drawn = games.drawn;
  trial.pairs = pairing.outcomes;
  trial.elo = compare::EloText(strength);
  trial.test = TestText(report);
  trial.verdict = std::string(compare::MatchWordName(report.verdict->word));
  return trial;
}

}  // namespace

absl::StatusOr<std::string> TriedBeforeText(const std::vector<compare::MatchPlayer>& players) {
  if (players.size() != 2) return "";
  HAKARI_ASSIGN_OR_RETURN(const std::string path, TrialsPath());
  HAKARI_ASSIGN_OR_RETURN(const std::vector<history::Trial> trials, history::ReadTrials(path));
  std::string text;
  for (const history::Trial& trial :
       history::TriedBefore(trials, PlayerText(players[0]), PlayerText(players[1]))) {
    absl::StrAppend(&text, "hakari: tried before: ", history::TrialInWords(trial), "\n");
  }
  return text;
}

absl::Status AddTrial(const compare::MatchReport& report, const std::string& name, bool quiet) {
  if (name.empty()) return absl::OkStatus();
  const auto say = [quiet](const std::string& what) {
    if (!quiet) std::cerr << "hakari: " << what << "\n";
  };
  if (!report.verdict || report.verdict->word == compare::MatchWord::kInvalid) {
    say("trial not added: the match is invalid");
    return absl::OkStatus();
  }
  HAKARI_ASSIGN_OR_RETURN(const std::string path, TrialsPath());
  HAKARI_ASSIGN_OR_RETURN(const history::Trial trial, TrialOf(report, name, path));
  HAKARI_ASSIGN_OR_RETURN(const std::vector<history::Trial> trials, history::ReadTrials(path));
  for (const history::Trial& before : trials) {
    if (!history::SameMatch(before, trial)) continue;
    say(absl::StrCat(path, " has this match already"));
    return absl::OkStatus();
  }
  HAKARI_RETURN_IF_ERROR(history::AppendTrial(path, trial));
  say(absl::StrCat("added to ", path));
  return absl::OkStatus();
}

}  // namespace hakari::cli

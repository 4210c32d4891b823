#include "ci/cli/engines/margin_games.h"

#include <cstddef>
#include <memory>
#include <utility>

#include "base/status/macros.h"
#include "ci/cli/match/match_options.h"
#include "ci/cli/match/match_outputs.h"
#include "ci/cli/match/match_run.h"

namespace hakari::cli {
namespace {

MatchOptions MatchOf(const GameWords& words, const compare::MarginContestant& one,
                     const compare::MarginContestant& first) {
  MatchOptions options;
  options.players.programs = {one.search, first.search};
  options.players.limits = {words.limits};
  options.games = words.games;
  options.openings = words.openings;
  options.jobs = words.jobs;
  options.seed = words.seed;
  options.outputs.quiet = words.quiet;
  return options;
}

absl::StatusOr<compare::MatchReport> Play(const MatchOptions& options, const std::string& here,
                                          const std::atomic<bool>& stop) {
  HAKARI_ASSIGN_OR_RETURN(const std::unique_ptr<PreparedMatch> prepared,
                          PrepareMatch(options, here));
  MatchListener listener(prepared->plan, prepared->sprt, options.outputs);
  HAKARI_ASSIGN_OR_RETURN(compare::MatchReport report,
                          PlayPrepared(*prepared, options, listener, stop));
  report.verdict = VerdictOfTwo(report);
  return report;
}

}  // namespace

absl::Status CheckGames(const GameWords& words,
                        const std::vector<compare::MarginContestant>& contestants,
                        const std::string& here) {
  if (!words.games) return absl::OkStatus();
  const MatchOptions options = MatchOf(words, contestants[1], contestants[0]);
  HAKARI_RETURN_IF_ERROR(CheckMatchWords(options));
  return PrepareMatch(options, here).status();
}

absl::StatusOr<std::vector<compare::MarginGames>> PlayAgainstFirst(
    const GameWords& words, const std::vector<compare::MarginContestant>& contestants,
    const std::string& here, const std::atomic<bool>& stop) {
  std::vector<compare::MarginGames> games;
  if (!words.games) return games;
  for (size_t who = 1; who < contestants.size() && !stop; ++who) {
    HAKARI_ASSIGN_OR_RETURN(compare::MatchReport report,
                            Play(MatchOf(words, contestants[who], contestants[0]), here, stop));
    games.push_back({who, std::move(report)});
  }
  return games;
}

}  // namespace hakari::cli

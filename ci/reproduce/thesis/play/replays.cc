#include "ci/reproduce/thesis/play/replays.h"

#include <cstddef>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/run/selection.h"
#include "base/status/macros.h"
#include "ci/reproduce/kept_run.h"
#include "suites/core/program.h"

namespace hakari::reproduce {

absl::StatusOr<Replays> Replays::Of(const ReproduceContext& context, int games,
                                    const suites::Limits& limits) {
  HAKARI_ASSIGN_OR_RETURN(suites::ExperimentSet set, suites::GamesToReplay(context.root, games));
  return Replays(context, std::move(set), limits);
}

absl::StatusOr<std::vector<suites::Replay>> Replays::Run(
    const suites::ReplaySetting& setting) const {
  HAKARI_ASSIGN_OR_RETURN(const suites::ProgramSpec program, suites::ReplayProgram(setting));
  RunKeeping keeping = context_.lab.options().keeping;
  if (keeping.shard.count > 1) keeping.journal_folder.clear();
  keeping.shard = Shard();
  HAKARI_ASSIGN_OR_RETURN(const suites::SettingRun run,
                          KeptRun(games_, program, limits_, keeping, context_));
  std::vector<suites::Replay> replays;
  for (size_t i = 0; i < run.outcomes.size(); ++i) {
    absl::StatusOr<suites::Replay> replay = suites::ReplayOfOutcome(run.outcomes[i]);
    if (!replay.ok()) {
      return absl::Status(replay.status().code(), absl::StrCat(setting.name, ", ", run.ids[i], ": ",
                                                               replay.status().message()));
    }
    replays.push_back(*std::move(replay));
  }
  return replays;
}

std::string Replays::MeasuredOn() const {
  return absl::StrCat(games_.Selected().size(), " games of suites/corpus, ",
                      suites::LimitsText(limits_), " a move");
}

std::vector<suites::RecordedCall> CallsOf(const std::vector<suites::Replay>& games) {
  std::vector<suites::RecordedCall> calls;
  for (const suites::Replay& game : games) {
    calls.insert(calls.end(), game.calls.begin(), game.calls.end());
  }
  return calls;
}

}  // namespace hakari::reproduce

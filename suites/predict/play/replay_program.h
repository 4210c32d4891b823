// Replays (game_replay.h) as a program over problems that are games, so that a run of many is kept,
// goes on after an interruption and tells its progress like any other (../experiments).
#ifndef HAKARI_SUITES_PREDICT_PLAY_REPLAY_PROGRAM_H_
#define HAKARI_SUITES_PREDICT_PLAY_REPLAY_PROGRAM_H_

#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "suites/core/outcome.h"
#include "suites/core/program.h"
#include "suites/predict/experiments/experiment.h"
#include "suites/predict/play/game_replay.h"

namespace hakari::suites {

struct ReplaySetting {
  std::string name;      // letters, digits and '-': a part of file names
  std::string settings;  // as search::ParseSettings takes them
  int sample = 0;        // every so many-th call is recorded; 0: calls are timed
};

// Needs a limit on nodes or depth, which is that of each move. An error if the settings are none.
absl::StatusOr<ProgramSpec> ReplayProgram(const ReplaySetting& setting);

// What an outcome of it says, wherever it was kept. Times are no part of a result: they stand in
// the line that is shown. An error that names what is missing; and of one that did not run.
Outcome OutcomeOfReplay(const Replay& replay);
absl::StatusOr<Replay> ReplayOfOutcome(const Outcome& outcome);

// So many games of suites/corpus, evenly taken from those before the classifier's
// (suites/corpus/README.md), decided over the board. kOutOfRange: there are not so many.
absl::StatusOr<ExperimentSet> GamesToReplay(const std::string& root, int count);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PREDICT_PLAY_REPLAY_PROGRAM_H_

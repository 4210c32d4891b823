// Replays (game_replay.h) as a program over problems that are games, so that a run of many games is
// stored, resumed after an interruption and shows its progress like any other (../experiments).
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
  int sample = 0;        // every `sample`-th call is recorded; 0: calls are timed
};

// Needs a limit on nodes or depth, which applies to each move. An error if the settings cannot be
// parsed.
absl::StatusOr<ProgramSpec> ReplayProgram(const ReplaySetting& setting);

// Converts a replay to an outcome and back. Times are not part of the result: they are in the
// outcome's display line. ReplayOfOutcome() returns an error that names what is missing, and an
// error for an outcome that did not run.
Outcome OutcomeOfReplay(const Replay& replay);
absl::StatusOr<Replay> ReplayOfOutcome(const Outcome& outcome);

// `count` games of suites/corpus that were decided over the board, evenly taken from those before
// the classifier's (suites/corpus/README.md). kOutOfRange: there are not as many.
absl::StatusOr<ExperimentSet> GamesToReplay(const std::string& root, int count);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PREDICT_PLAY_REPLAY_PROGRAM_H_

// `hakari predict`: predicts whether the mate search will find a mate.

#include "ci/cli/commands.h"

#include "ci/cli/command.h"

namespace hakari::cli {

void AddPredictCommand(Command app, report::ExitCode& exit_code) {
  Command command = AddCommand(
      app,
      {"predict",
       group::kData,
       "Predict whether the mate search will find a mate; train and evaluate the classifier",
       {"./hakari predict show \"4k4/9/4P4/9/9/9/9/9/9 b 2G 1\"",
        "./hakari predict show startpos --all --model model.txt", "./hakari predict label --jobs 2",
        "./hakari predict label --check 500", "./hakari predict label --shard 1/8 --out part1.txt",
        "./hakari predict label --take part1.txt --take part2.txt --out labels.txt.zst",
        "./hakari predict train --out model.txt", "./hakari predict evaluate",
        "./hakari predict evaluate --baselines --studies --quick",
        "./hakari predict evaluate --labels part1.txt --json -"}});
  command.RequireSubcommand();
  AddPredictShow(command, exit_code);
  AddPredictLabel(command, exit_code);
  AddPredictTrain(command, exit_code);
  AddPredictEvaluate(command, exit_code);
}

}  // namespace hakari::cli

#include "ci/cli/commands.h"

#include "ci/cli/options.h"

namespace hakari::cli {

void AddAllCommands(Command app, report::ExitCode& exit_code) {
  AddCheckCommand(app, exit_code);
  AddTestCommand(app, exit_code);
  AddSuiteCommand(app, exit_code);
  AddBenchCommand(app, exit_code);
  AddGateCommand(app, exit_code);
  AddShowCommand(app, exit_code);
  AddAcceptCommand(app, exit_code);
  AddMateCommand(app, exit_code);
  AddAnalyseCommand(app, exit_code);
  AddReportCommand(app, exit_code);
  AddPerftCommand(app, exit_code);
  AddConvertCommand(app, exit_code);
  AddCorpusCommand(app, exit_code);
  AddPredictCommand(app, exit_code);
  AddBisectCommand(app, exit_code);
  AddCompareCommand(app, exit_code);
  AddMatchCommand(app, exit_code);
  AddInitCommand(app, exit_code);
  AddDoctorCommand(app, exit_code);
  AddReproduceCommand(app, exit_code);
  AddTrendCommand(app, exit_code);
  AddUsiCommand(app, exit_code);
  AddFmtCommand(app, exit_code);
}

}  // namespace hakari::cli

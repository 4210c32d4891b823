// All commands. A new one is registered only in commands.cc; each is defined in the file named
// after it.
#ifndef HAKARI_CI_CLI_COMMANDS_H_
#define HAKARI_CI_CLI_COMMANDS_H_

#include "ci/cli/options.h"
#include "ci/report/exit_code.h"

namespace hakari::cli {

void AddAllCommands(Command app, report::ExitCode& exit_code);

void AddCheckCommand(Command app, report::ExitCode& exit_code);
void AddTestCommand(Command app, report::ExitCode& exit_code);
void AddSuiteCommand(Command app, report::ExitCode& exit_code);
void AddBenchCommand(Command app, report::ExitCode& exit_code);
void AddGateCommand(Command app, report::ExitCode& exit_code);
void AddShowCommand(Command app, report::ExitCode& exit_code);
void AddAcceptCommand(Command app, report::ExitCode& exit_code);
void AddMateCommand(Command app, report::ExitCode& exit_code);
void AddAnalyseCommand(Command app, report::ExitCode& exit_code);
void AddReportCommand(Command app, report::ExitCode& exit_code);
void AddPerftCommand(Command app, report::ExitCode& exit_code);
void AddConvertCommand(Command app, report::ExitCode& exit_code);
void AddCorpusCommand(Command app, report::ExitCode& exit_code);
void AddPredictCommand(Command app, report::ExitCode& exit_code);
void AddBisectCommand(Command app, report::ExitCode& exit_code);
void AddCompareCommand(Command app, report::ExitCode& exit_code);
void AddMatchCommand(Command app, report::ExitCode& exit_code);
void AddInitCommand(Command app, report::ExitCode& exit_code);
void AddDoctorCommand(Command app, report::ExitCode& exit_code);
void AddReproduceCommand(Command app, report::ExitCode& exit_code);
void AddTrendCommand(Command app, report::ExitCode& exit_code);
void AddUsiCommand(Command app, report::ExitCode& exit_code);
void AddFmtCommand(Command app, report::ExitCode& exit_code);

// The subcommands of `hakari corpus`, `hakari gate` and `hakari predict`.
void AddCorpusPlay(Command corpus, report::ExitCode& exit_code);
void AddCorpusPositions(Command corpus, report::ExitCode& exit_code);
void AddCorpusProblems(Command corpus, report::ExitCode& exit_code);
void AddDataCommand(Command gate, report::ExitCode& exit_code);
void AddDemoCommand(Command gate, report::ExitCode& exit_code);
void AddTrialsCommand(Command gate, report::ExitCode& exit_code);
void AddPredictEvaluate(Command predict, report::ExitCode& exit_code);
void AddPredictTrain(Command predict, report::ExitCode& exit_code);
void AddPredictLabel(Command predict, report::ExitCode& exit_code);
void AddPredictShow(Command predict, report::ExitCode& exit_code);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_COMMANDS_H_

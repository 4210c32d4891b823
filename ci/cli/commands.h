// All commands. A new one is registered only in commands.cc; each is defined in the file named
// after it.
#ifndef HAKARI_CI_CLI_COMMANDS_H_
#define HAKARI_CI_CLI_COMMANDS_H_

#include "ci/cli/parser_names.h"
#include "ci/report/exit_code.h"

namespace hakari::cli {

void AddAllCommands(CLI::App& app, report::ExitCode& exit_code);

void AddCheckCommand(CLI::App& app, report::ExitCode& exit_code);
void AddTestCommand(CLI::App& app, report::ExitCode& exit_code);
void AddSuiteCommand(CLI::App& app, report::ExitCode& exit_code);
void AddBenchCommand(CLI::App& app, report::ExitCode& exit_code);
void AddGateCommand(CLI::App& app, report::ExitCode& exit_code);
void AddShowCommand(CLI::App& app, report::ExitCode& exit_code);
void AddAcceptCommand(CLI::App& app, report::ExitCode& exit_code);
void AddMateCommand(CLI::App& app, report::ExitCode& exit_code);
void AddAnalyseCommand(CLI::App& app, report::ExitCode& exit_code);
void AddReportCommand(CLI::App& app, report::ExitCode& exit_code);
void AddPerftCommand(CLI::App& app, report::ExitCode& exit_code);
void AddConvertCommand(CLI::App& app, report::ExitCode& exit_code);
void AddCorpusCommand(CLI::App& app, report::ExitCode& exit_code);
void AddPredictCommand(CLI::App& app, report::ExitCode& exit_code);
void AddBisectCommand(CLI::App& app, report::ExitCode& exit_code);
void AddCompareCommand(CLI::App& app, report::ExitCode& exit_code);
void AddMatchCommand(CLI::App& app, report::ExitCode& exit_code);
void AddInitCommand(CLI::App& app, report::ExitCode& exit_code);
void AddDoctorCommand(CLI::App& app, report::ExitCode& exit_code);
void AddReproduceCommand(CLI::App& app, report::ExitCode& exit_code);
void AddTrendCommand(CLI::App& app, report::ExitCode& exit_code);
void AddUsiCommand(CLI::App& app, report::ExitCode& exit_code);
void AddFmtCommand(CLI::App& app, report::ExitCode& exit_code);

// The subcommands of `hakari corpus`, `hakari gate` and `hakari predict`.
void AddCorpusPlay(CLI::App& corpus, report::ExitCode& exit_code);
void AddCorpusPositions(CLI::App& corpus, report::ExitCode& exit_code);
void AddCorpusProblems(CLI::App& corpus, report::ExitCode& exit_code);
void AddDataCommand(CLI::App& gate, report::ExitCode& exit_code);
void AddDemoCommand(CLI::App& gate, report::ExitCode& exit_code);
void AddTrialsCommand(CLI::App& gate, report::ExitCode& exit_code);
void AddPredictEvaluate(CLI::App& predict, report::ExitCode& exit_code);
void AddPredictTrain(CLI::App& predict, report::ExitCode& exit_code);
void AddPredictLabel(CLI::App& predict, report::ExitCode& exit_code);
void AddPredictShow(CLI::App& predict, report::ExitCode& exit_code);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_COMMANDS_H_

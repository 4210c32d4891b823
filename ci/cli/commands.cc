#include "ci/cli/commands.h"

#include "ci/cli/bench/bench_command.h"
#include "ci/cli/bisect/bisect_command.h"
#include "ci/cli/check_command.h"
#include "ci/cli/convert_command.h"
#include "ci/cli/corpus/corpus_command.h"
#include "ci/cli/doctor_command.h"
#include "ci/cli/engines/compare_command.h"
#include "ci/cli/engines/init_command.h"
#include "ci/cli/gate/gate_command.h"
#include "ci/cli/help.h"
#include "ci/cli/launcher_commands.h"
#include "ci/cli/mate/mate_command.h"
#include "ci/cli/mate/usi_command.h"
#include "ci/cli/perft_command.h"
#include "ci/cli/predict/predict_command.h"
#include "ci/cli/report/report_command.h"
#include "ci/cli/reproduce/reproduce_command.h"
#include "ci/cli/show_command.h"
#include "ci/cli/suite/accept_command.h"
#include "ci/cli/suite/suite_command.h"
#include "ci/cli/trend/trend_command.h"

namespace hakari::cli {

void AddAllCommands(CLI::App& app, report::ExitCode& exit_code) {
  AddCheckCommand(app, exit_code);
  AddTestCommand(app, exit_code);
  AddSuiteCommand(app, exit_code);
  AddBenchCommand(app, exit_code);
  AddGateCommand(app, exit_code);
  AddShowCommand(app, exit_code);
  AddAcceptCommand(app, exit_code);
  AddMateCommand(app, exit_code);
  AddReportCommand(app, exit_code);
  AddPerftCommand(app, exit_code);
  AddConvertCommand(app, exit_code);
  AddCorpusCommand(app, exit_code);
  AddPredictCommand(app, exit_code);
  AddBisectCommand(app, exit_code);
  AddCompareCommand(app, exit_code);
  AddInitCommand(app, exit_code);
  AddDoctorCommand(app, exit_code);
  AddReproduceCommand(app, exit_code);
  AddTrendCommand(app, exit_code);
  AddUsiCommand(app, exit_code);
  AddFmtCommand(app, exit_code);
  AddHelpCommand(app, exit_code);
}

}  // namespace hakari::cli

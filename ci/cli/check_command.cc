// `hakari check`, the default command: checks suites, goldens and problems.
#include "ci/cli/commands.h"

#include <algorithm>
#include <iostream>
#include <memory>
#include <string>
#include <thread>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "base/context/context.h"
#include "base/process/crash_report.h"
#include "base/run/interrupt.h"
#include "ci/check/daily/daily_check.h"
#include "ci/check/daily/daily_report.h"
#include "ci/cli/command.h"
#include "ci/cli/common_options.h"
#include "ci/cli/origin_here.h"
#include "ci/cli/output.h"
#include "ci/project/project_folder.h"
#include "ci/report/verdict/verdict.h"

namespace hakari::cli {
namespace {

struct CheckOptions {
  Output json;
  int jobs = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  bool full = false;
  bool quiet = false;
};

report::ExitCode RunCheck(CheckOptions& options) {
  const absl::Status opened = OpenOutputs({&options.json});
  if (!opened.ok()) return Complain(CodeOfWords(opened), opened.message());
  const absl::StatusOr<std::string> root = project::ProjectFolder();
  if (!root.ok()) return Complain(report::ExitCode::kInvalid, root.status().message());
  InstallCrashReport(static_cast<int>(report::ExitCode::kInvalid));
  const InterruptFlag interrupt;
  ProgressLine line(options.quiet);
  Context context = {*root, options.jobs, 0, &interrupt.flag()};
  context.progress = [&line](const std::string& what) { line.Show(what); };
  const check::DailyReport report = check::CheckDaily(context, options.full);
  line.Clear();
  if (!options.json.is_stdout()) std::cout << DailyToTerminal(report) << std::flush;
  const absl::Status written = options.json.Write(DailyToJson(report, OriginHere()));
  if (!written.ok()) return Complain(report::ExitCode::kInvalid, written.message());
  return ExitCodeOf(JudgeDaily(report).verdict);
}

}  // namespace

void AddCheckCommand(Command app, report::ExitCode& exit_code) {
  Command command = AddCommand(
      app, {"check",
            group::kDaily,
            "Check speeds, suites and goldens (the default command)",
            {"./hakari check", "./hakari check --full", "./hakari check --json result.json"}});
  auto options = std::make_shared<CheckOptions>();
  command.AddFlag("--full", options->full, "Run whole suites instead of slices");
  AddJobsOption(command, options->jobs);
  AddJsonOption(command, options->json);
  AddQuietFlag(command, options->quiet);
  command.OnRun([options, &exit_code] { exit_code = RunCheck(*options); });
}

}  // namespace hakari::cli

// hakari bisect: which commit changed a suite's answers, counts or speed.
#include "ci/cli/commands.h"

#include <filesystem>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "base/run/interrupt.h"
#include "base/status/macros.h"
#include "ci/cli/command.h"
#include "ci/cli/number_check.h"
#include "ci/cli/output.h"
#include "ci/cli/suite/suite_options.h"
#include "ci/gate/bisect/bisect_report.h"
#include "ci/gate/bisect/bisect_run.h"
#include "ci/gate/bisect/revision_asker.h"
#include "ci/gate/revision/work_lock.h"
#include "ci/project/engine_project.h"
#include "ci/project/project_folder.h"
#include "suites/registry.h"

namespace hakari::cli {
namespace {

struct BisectOptions : SuiteOptions {
  std::string good, bad, problem;
  bool by_speed = false;
  int rounds = 15;
};

// The arguments that run the revision's own version of the suite, without comparing goldens.
std::vector<std::string> SuiteWords(const BisectOptions& options) {
  std::vector<std::string> words = {"suite", options.suite};
  const auto add = [&words](const std::string& option, const std::string& value) {
    words.insert(words.end(), {option, value});
  };
  if (!options.program.empty()) add("--program", options.program);
  const suites::Limits& limits = options.limits;
  if (limits.nodes) add("--nodes", absl::StrCat(*limits.nodes));
  if (limits.depth) add("--depth", absl::StrCat(*limits.depth));
  if (limits.table_mib) add("--table-mib", absl::StrCat(*limits.table_mib));
  // A timed run has the processors for itself.
  add("--jobs", absl::StrCat(options.by_speed ? 1 : options.jobs));
  add("--json", "-");
  words.insert(words.end(), {"--quiet", "--no-golden", "--fresh"});
  return words;
}

// Our own revisions are run through their launchers, without installing packages.
gate::AskPlan AboutOurselves(const std::string& root, std::vector<std::string> words) {
  gate::AskPlan plan;
  plan.repository = root;
  plan.command = "hakari";
  plan.words = std::move(words);
  plan.words.insert(plan.words.begin(), "--no-install");
  plan.work = absl::StrCat(root, "/.hakari/bisect");
  return plan;
}

// An engine's revisions are built and asked by this program, according to their hakari.json.
absl::StatusOr<gate::AskPlan> AboutAnEngine(const project::EngineProject& project,
                                            std::vector<std::string> words) {
  namespace fs = std::filesystem;
  fs::path top = project.folder;
  std::error_code error;
  while (!fs::exists(top / ".git", error)) {
    if (top == top.parent_path()) {
      return absl::InvalidArgumentError(
          absl::StrCat(project.folder, " is not in a git repository"));
    }
    top = top.parent_path();
  }
  gate::AskPlan plan;
  plan.repository = top.string();
  plan.subfolder = fs::path(project.folder).lexically_relative(top).string();
  plan.command = fs::read_symlink("/proc/self/exe", error).string();
  plan.words = std::move(words);
  plan.work = absl::StrCat(project.HakariFolder(), "/bisect");
  return plan;
}

// Searches the history of the engine around the user's folder, or else our own.
absl::StatusOr<gate::AskPlan> WhomToAsk(const BisectOptions& options) {
  std::error_code error;
  const std::string here = std::filesystem::current_path(error).string();
  const absl::StatusOr<std::optional<project::EngineProject>> project =
      project::FindEngineProject(here);
  if (!project.ok()) return project.status();
  if (*project) return AboutAnEngine(**project, SuiteWords(options));
  HAKARI_ASSIGN_OR_RETURN(const std::string root, project::ProjectFolder());
  return AboutOurselves(root, SuiteWords(options));
}

report::ExitCode Tell(const gate::BisectReport& report) {
  std::cout << gate::BisectText(report) << std::flush;
  return report.is_one() ? report::ExitCode::kPass : report::ExitCode::kInconclusive;
}

report::ExitCode RunBisectCommand(const BisectOptions& options) {
  if (suites::FindSuite(options.suite) == nullptr) {
    return Complain(report::ExitCode::kBadUsage, UnknownSuite(options.suite));
  }
  absl::StatusOr<gate::AskPlan> ask = WhomToAsk(options);
  if (!ask.ok()) return Complain(CodeOfWords(ask.status()), ask.status().message());
  const auto lock = gate::WorkLock::Take(ask->work, "bisect");
  if (!lock.ok()) return Complain(report::ExitCode::kInvalid, lock.status().message());
  const InterruptFlag interrupt;
  ProgressLine line(options.quiet);
  gate::BisectPlan plan;
  plan.ask = *std::move(ask);
  plan.ask.context.stop = &interrupt.flag();
  plan.good = options.good;
  plan.bad = options.bad;
  plan.problem = options.problem;
  plan.by_speed = options.by_speed;
  plan.rounds = options.rounds;
  plan.ask.context.progress = [&line](const std::string& what) { line.Show(what); };
  const absl::StatusOr<gate::BisectReport> report = gate::RunBisect(plan);
  line.Clear();
  if (report.ok()) return Tell(*report);
  if (absl::IsCancelled(report.status())) {
    return Complain(
        report::ExitCode::kInvalid,
        "bisect: interrupted; the results so far are kept; run the same command again to continue");
  }
  return Complain(CodeOfWords(report.status()),
                  absl::StrCat("bisect: ", report.status().message()));
}

}  // namespace

void AddBisectCommand(Command app, report::ExitCode& exit_code) {
  Command command = AddCommand(
      app, {"bisect",
            group::kHistory,
            "Find the commit that changed a suite's answers, counts or speed",
            {"./hakari bisect --good HEAD~50 --bad HEAD --suite mate --program pds --nodes 200",
             "./hakari bisect --good HEAD~50 --suite mate --problem e0001-01 --program dfpn",
             "./hakari bisect --good v1.0 --suite themes --program strong --speed"}});
  auto options = std::make_shared<BisectOptions>();
  options->bad = "HEAD";
  command.AddOption("--good", options->good, "A revision before the change")
      .TypeName("REV")
      .Required();
  command.AddOption("--bad", options->bad, "A revision after the change")
      .TypeName("REV")
      .ShowDefault();
  command.AddOption("--suite", options->suite, "The suite to run").TypeName("SUITE").Required();
  command.AddOption("--problem", options->problem, "Compare only this problem").TypeName("ID");
  command.AddFlag(
      "--speed", options->by_speed,
      "Compare processor time instead of answers and counts; time per node if nodes are counted");
  command
      .AddOption("--rounds", options->rounds,
                 "With --speed: number of alternating runs of two commits")
      .Check(WholeNumber(8, 1000))
      .ShowDefault();
  AddProgramOption(command, options->program);
  AddSuiteOptions(command, *options);
  command.OnRun([options, &exit_code] { exit_code = RunBisectCommand(*options); });
}

}  // namespace hakari::cli

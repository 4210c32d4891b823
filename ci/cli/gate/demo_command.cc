// `hakari gate demo`: shows the gate at work in two minutes.
#include "ci/cli/commands.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <string>
#include <thread>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "base/context/context.h"
#include "base/files/text_file.h"
#include "base/process/run_to_end.h"
#include "base/run/interrupt.h"
#include "ci/cli/command.h"
#include "ci/cli/common_options.h"
#include "ci/cli/origin_here.h"
#include "ci/cli/output.h"
#include "ci/gate/gate_report.h"
#include "ci/gate/live/gate_run.h"
#include "ci/gate/page/gate_page.h"
#include "ci/gate/report/texts.h"
#include "ci/gate/revision/work_lock.h"
#include "ci/gate/trials/record.h"
#include "ci/project/project_folder.h"
#include "ci/report/verdict/verdict.h"

namespace hakari::cli {
namespace {

constexpr char kSlower[] = "slower_3";

struct DemoOptions {
  bool no_open = false;
  bool quiet = false;
};

class Demo {
 public:
  Demo(const DemoOptions& options, const std::string& root)
      : options_(options), root_(root), line_(options.quiet) {}

  report::ExitCode Run() {
    const auto lock = gate::WorkLock::Take(absl::StrCat(root_, "/.hakari/gate"), "gate demo");
    if (!lock.ok()) return Complain(report::ExitCode::kInvalid, lock.status().message());
    const absl::StatusOr<std::string> base = Build("identical");
    const absl::StatusOr<std::string> slower = Build(kSlower);
    for (const absl::Status& status : {base.status(), slower.status()}) {
      if (!status.ok()) return Complain(report::ExitCode::kInvalid, status.message());
    }
    std::cout << "A build whose PDS and legal moves are slower by about 3 %:\n" << std::flush;
    const gate::GateReport caught = Gate(*base, *slower);
    std::cout << gate::GateTerminal(caught)
              << "\nThe same build twice, measured although it is identical:\n"
              << std::flush;
    const gate::GateReport cleared = Gate(*base, *base);
    std::cout << gate::GateTerminal(cleared) << std::flush;
    const report::ExitCode shown = ShowPage(caught);
    if (shown != report::ExitCode::kPass) return shown;
    const bool as_it_should =
        caught.verdict == report::Verdict::kRegressed && cleared.verdict == report::Verdict::kPass;
    return as_it_should ? report::ExitCode::kPass : report::ExitCode::kInconclusive;
  }

 private:
  Context Here() {
    Context context;
    context.root = root_;
    context.jobs = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    context.stop = &interrupt_.flag();
    context.progress = [this](const std::string& what) { line_.Show(what); };
    return context;
  }

  absl::StatusOr<std::string> Build(const std::string& variant) {
    gate::BuildPlan plan;
    plan.context = Here();
    plan.work = absl::StrCat(root_, "/.hakari/gate");
    plan.whose = "demonstration";
    return gate::BuildVariant(variant, plan);
  }

  gate::GateReport Gate(const std::string& base, const std::string& candidate) {
    gate::GatePlan plan;
    plan.base_folder = base;
    plan.candidate_folder = candidate;
    plan.base_revision = plan.candidate_revision = gate::kWorktree;
    plan.context = Here();
    plan.filter = "^(pds/mate|legal/quiet|do_undo/quiet)$";
    constexpr double kBudgetSeconds = 50;
    plan.budget_seconds = kBudgetSeconds;
    plan.identical_shortcut = false;
    plan.with_work = false;
    gate::GateReport report = RunGate(plan);
    report.origin = OriginHere();
    line_.Clear();
    return report;
  }

  report::ExitCode ShowPage(const gate::GateReport& report) {
    const std::string path = absl::StrCat(root_, "/.hakari/gate/demo.html");
    const absl::Status written = WriteFileAtomically(path, gate::GatePage(report));
    if (!written.ok()) return Complain(report::ExitCode::kInvalid, written.message());
    std::cout << "\nPage of the first comparison: " << path << "\n";
    const bool has_display =
        std::getenv("DISPLAY") != nullptr || std::getenv("WAYLAND_DISPLAY") != nullptr;
    if (!options_.no_open && has_display) {
      RunToEnd({"xdg-open", {path}, "", {}}, RunLimits()).status().IgnoreError();
    }
    return report::ExitCode::kPass;
  }

  const DemoOptions& options_;
  const std::string& root_;
  ProgressLine line_;
  const InterruptFlag interrupt_;
};

report::ExitCode RunDemo(const DemoOptions& options) {
  const absl::StatusOr<std::string> root = project::ProjectFolder();
  if (!root.ok()) return Complain(report::ExitCode::kInvalid, root.status().message());
  return Demo(options, *root).Run();
}

}  // namespace

void AddDemoCommand(Command gate, report::ExitCode& exit_code) {
  Command command = gate.AddSubcommand(
      "demo", "Demonstrate the gate: a 3 % slowdown is detected, an identical build passes");
  auto options = std::make_shared<DemoOptions>();
  command.AddFlag("--no-open", options->no_open, "Write the page without opening it");
  AddQuietFlag(command, options->quiet);
  command.OnRun([options, &exit_code] { exit_code = RunDemo(*options); });
}

}  // namespace hakari::cli

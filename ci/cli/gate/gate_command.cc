// `hakari gate`: compares two builds and gives one verdict.
#include "ci/cli/commands.h"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <thread>
#include <utility>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/time/clock.h"
#include "absl/time/time.h"
#include "base/run/interrupt.h"
#include "base/status/macros.h"
#include "ci/cli/command.h"
#include "ci/cli/gate/gate_checks.h"
#include "ci/cli/gate/gate_options.h"
#include "ci/cli/origin_here.h"
#include "ci/cli/output.h"
#include "ci/cli/trend/history_option.h"
#include "ci/gate/decision.h"
#include "ci/gate/engine/engine_gate.h"
#include "ci/gate/engine/engine_rounds.h"
#include "ci/gate/gate_report.h"
#include "ci/gate/live/gate_run.h"
#include "ci/gate/page/gate_page.h"
#include "ci/gate/past/gate_past.h"
#include "ci/gate/report/json.h"
#include "ci/gate/report/texts.h"
#include "ci/gate/revision/git.h"
#include "ci/gate/revision/revision_build.h"
#include "ci/gate/revision/work_lock.h"
#include "ci/gate/strength/weigh_strength.h"
#include "ci/project/engine_project.h"
#include "ci/project/project_folder.h"
#include "ci/report/verdict/verdict.h"
#include "suites/core/engine_spec.h"

namespace hakari::cli {
namespace {

// A report without measurements, only with the fault.
gate::GateReport Unmeasured(const std::string& fault) {
  gate::GateReport report;
  report.faults.push_back(fault);
  gate::Conclude(report);
  return report;
}

absl::Status FillFolders(const GateOptions& options, gate::GatePlan& plan) {
  if (!options.base_bin.empty()) {
    plan.base_folder = options.base_bin;
    plan.candidate_folder = options.candidate_bin;
    return absl::OkStatus();
  }
  gate::BuildPlan build;
  build.context = plan.context;
  build.work = absl::StrCat(plan.context.root, "/.hakari/gate");
  build.whose = "base";
  HAKARI_ASSIGN_OR_RETURN(const gate::BuiltRevision base, gate::BuildRevision(options.base, build));
  build.whose = "candidate";
  HAKARI_ASSIGN_OR_RETURN(const gate::BuiltRevision candidate,
                          gate::BuildRevision(options.candidate, build));
  plan.base_folder = base.folder;
  plan.base_revision = base.name;
  plan.candidate_folder = candidate.folder;
  plan.candidate_revision = candidate.name;
  return absl::OkStatus();
}

// The program of the suites that plays like Hakari itself: the search with default settings.
constexpr char kPlayingProgram[] = "search";
// A pass requires that a slowdown of this many floors is ruled out.
constexpr double kUnseenFloors = 3;

using Strength = std::optional<gate::StrengthPlan>;

// Plays games between two engines, if requested. The report's rows of `program` tell whether the
// games can change the verdict.
void Play(Strength strength, const suites::EngineSpec& base, const suites::EngineSpec& candidate,
          const std::string& program, const Context& context, const std::string& hakari_folder,
          gate::GateReport& report) {
  if (!strength) return;
  strength->context = context;
  strength->base = base;
  strength->candidate = candidate;
  strength->program = program;
  strength->folder = hakari_folder + "/gate/strength";
  gate::WeighStrength(*strength, report);
}

// The playing search of a build. Its table is small, since it is cleared before every game.
suites::EngineSpec SearchIn(const std::string& folder, const std::string& root) {
  suites::EngineSpec engine;
  engine.command = folder + "/hakari";
  engine.args = {"usi"};
  engine.environment = {{"HAKARI_ROOT", root}};
  engine.options = {{"USI_Hash", "16"}};
  return engine;
}

// Gates the engine of the hakari.json around the user's folder.
gate::GateReport GateEngine(const project::EngineProject& project, const GateOptions& options,
                            const gate::GatePlan& plan, const Strength& strength) {
  gate::EngineGatePlan engine;
  const absl::Time begin = absl::Now();
  for (gate::EngineSide* const side : {&engine.base, &engine.candidate}) {
    const bool is_base = side == &engine.base;
    absl::StatusOr<gate::EngineSide> prepared =
        gate::PrepareEngineSide(project, is_base ? "base" : "candidate",
                                is_base ? options.base : options.candidate, plan.context);
    if (!prepared.ok()) return Unmeasured(std::string(prepared.status().message()));
    *side = *std::move(prepared);
  }
  const double building = absl::ToDoubleSeconds(absl::Now() - begin);
  engine.context = plan.context;
  engine.suite = options.suite;
  engine.rules = plan.rules;
  constexpr double kFloorOfOneOrder = 0.02;
  engine.rules.time_floor = options.floor.value_or(kFloorOfOneOrder);
  engine.rules.most_unseen = kUnseenFloors * engine.rules.time_floor;
  engine.budget_seconds = plan.budget_seconds;
  engine.least_deadline_ms = plan.least_deadline_ms;
  engine.with_work = plan.with_work;
  engine.full = plan.full;
  gate::GateReport report = gate::RunEngineGate(engine);
  Play(strength, engine.base.project.engine, engine.candidate.project.engine, project.name,
       plan.context, project.HakariFolder(), report);
  report.building_seconds = building;
  report.total_seconds = absl::ToDoubleSeconds(absl::Now() - begin);
  return report;
}

// Builds need exclusive use of the folder of builds; folders of executables need no lock.
absl::StatusOr<std::unique_ptr<gate::WorkLock>> LockFor(
    const GateOptions& options, const std::string& project,
    const std::optional<project::EngineProject>& engine) {
  if (!options.base_bin.empty()) return std::unique_ptr<gate::WorkLock>();
  const std::string hidden = engine ? engine->HakariFolder() : absl::StrCat(project, "/.hakari");
  return gate::WorkLock::Take(absl::StrCat(hidden, "/gate"),
                              absl::StrCat("gate --base ", options.base));
}

gate::GateReport BuildAndRun(const GateOptions& options, gate::GatePlan plan,
                             const std::optional<project::EngineProject>& engine,
                             const Strength& strength) {
  const InterruptFlag interrupt;
  plan.context.stop = &interrupt.flag();
  const absl::Time begin = absl::Now();
  const auto lock = LockFor(options, plan.context.root, engine);
  if (!lock.ok()) return Unmeasured(std::string(lock.status().message()));
  if (engine) return GateEngine(*engine, options, plan, strength);
  const absl::Status filled = FillFolders(options, plan);
  const double building = absl::ToDoubleSeconds(absl::Now() - begin);
  gate::GateReport report =
      filled.ok() ? gate::RunGate(plan) : Unmeasured(std::string(filled.message()));
  if (filled.ok()) {
    const std::string& root = plan.context.root;
    Play(strength, SearchIn(plan.base_folder, root), SearchIn(plan.candidate_folder, root),
         kPlayingProgram, plan.context, root + "/.hakari", report);
  }
  report.building_seconds = building;
  report.total_seconds = absl::ToDoubleSeconds(absl::Now() - begin);
  return report;
}

void NameWhatIsNotCommitted(const gate::Git& git, gate::GateReport& report) {
  for (gate::GateSide* const side : {&report.base, &report.candidate}) {
    if (side->revision == gate::kWorktree) side->commit = git.CheckedOut();
  }
}

// Adds commit subjects, so that users recognize earlier runs.
void NameSubjects(const gate::Git& git, gate::GateReport& report) {
  std::map<std::string, std::string> subjects;  // by revision
  for (gate::TrendPoint& point : report.trend) {
    const auto [known, is_new] = subjects.try_emplace(point.revision);
    if (is_new) known->second = git.SubjectOf(point.revision);
    point.subject = known->second;
  }
}

// The history does not affect the verdict, so a failure is only reported.
void KeepInHistory(const std::string& named, gate::GateReport& report) {
  const absl::StatusOr<std::string> path = HistoryPath(named);
  const absl::Status kept = path.ok() ? gate::KeepAndRecall(*path, report) : path.status();
  if (!kept.ok()) std::cerr << "hakari: not added to the history: " << kept.message() << "\n";
}

absl::Status WriteOutputs(const gate::GateReport& report, const GateOptions& options) {
  if (!options.json.is_stdout()) std::cout << gate::GateTerminal(report);
  if (options.annotations) std::cout << gate::GateAnnotations(report);
  std::cout << std::flush;
  const std::pair<const Output&, std::string (*)(const gate::GateReport&)> outputs[] = {
      {options.json, gate::GateJson},
      {options.markdown, gate::GateMarkdown},
      {options.junit, gate::GateJunit},
      {options.html, gate::GatePage},
  };
  for (const auto& [output, draw] : outputs) {
    if (!output.is_wanted()) continue;
    HAKARI_RETURN_IF_ERROR(output.Write(draw(report)));
  }
  return absl::OkStatus();
}

// The engine of the hakari.json around the user's folder, if there is one.
absl::StatusOr<std::optional<project::EngineProject>> EngineHere(const GateOptions& options) {
  if (!options.base_bin.empty()) return std::optional<project::EngineProject>();
  std::error_code ignored;
  return project::FindEngineProject(std::filesystem::current_path(ignored).string());
}

report::ExitCode RunGateCommand(GateOptions& options) {
  const std::string contradiction = ContradictionIn(options);
  if (!contradiction.empty())
    return Complain(report::ExitCode::kBadUsage, "gate: " + contradiction);
  const absl::StatusOr<double> budget = ParseSeconds(options.time_budget);
  if (!budget.ok()) {
    return Complain(report::ExitCode::kBadUsage,
                    absl::StrCat("gate: --time-budget: ", budget.status().message()));
  }
  const absl::StatusOr<double> least_deadline = ParseSeconds(options.least_deadline);
  if (!least_deadline.ok()) {
    return Complain(report::ExitCode::kBadUsage,
                    absl::StrCat("gate: --least-deadline: ", least_deadline.status().message()));
  }
  const absl::Status opened =
      OpenOutputs({&options.json, &options.markdown, &options.junit, &options.html});
  if (!opened.ok()) return Complain(CodeOfWords(opened), opened.message());
  const absl::StatusOr<std::string> root = project::ProjectFolder();
  if (!root.ok()) return Complain(report::ExitCode::kInvalid, root.status().message());
  const absl::StatusOr<std::optional<project::EngineProject>> engine = EngineHere(options);
  if (!engine.ok()) return Complain(report::ExitCode::kInvalid, engine.status().message());
  const absl::Status sound = CheckGateWords(options, *root, *engine);
  if (!sound.ok()) return Complain(CodeOfWords(sound), absl::StrCat("gate: ", sound.message()));
  const absl::StatusOr<Strength> strength = StrengthPlanOf(options.strength, *engine);
  if (!strength.ok()) {
    return Complain(report::ExitCode::kBadUsage,
                    absl::StrCat("gate: ", strength.status().message()));
  }
  ProgressLine line(options.quiet);
  gate::GatePlan plan = options.plan;
  plan.context.root = *root;
  plan.budget_seconds = *budget;
  constexpr double kMsPerSecond = 1000;
  plan.least_deadline_ms = static_cast<int64_t>(*least_deadline * kMsPerSecond);
  plan.identical_shortcut = !options.no_shortcut;
  plan.rules.time_floor = options.floor.value_or(plan.rules.time_floor);
  plan.rules.most_unseen = kUnseenFloors * plan.rules.time_floor;
  plan.rules.judge_time = !options.no_time;
  plan.with_work = !options.no_work;
  plan.with_instructions = !options.no_instructions;
  if (!options.no_cache) plan.cache = absl::StrCat(*root, "/.hakari/gate/cache");
  plan.context.progress = [&line](const std::string& what) { line.Show(what); };
  gate::GateReport report = BuildAndRun(options, std::move(plan), *engine, *strength);
  line.Clear();
  report.origin = OriginHere();
  const gate::Git git(MeasuredFolder().value_or(*root), nullptr);
  NameWhatIsNotCommitted(git, report);
  if (!options.no_history) KeepInHistory(options.history, report);
  NameSubjects(git, report);
  const absl::Status written = WriteOutputs(report, options);
  if (!written.ok()) return Complain(report::ExitCode::kInvalid, written.message());
  return report::ExitCodeOf(report.verdict);
}

}  // namespace

void AddGateCommand(Command app, report::ExitCode& exit_code) {
  Command command =
      AddCommand(app, {"gate",
                       group::kDecide,
                       "Compare two builds and give one verdict on whether the change may land",
                       {"./hakari gate --base origin/main",
                        "./hakari gate --base HEAD~1 --candidate HEAD --filter pds",
                        "./hakari gate --base origin/main --time-budget 2m --markdown summary.md",
                        "./hakari gate --base origin/main --strength", "./hakari gate demo",
                        "./hakari gate trials"}});
  auto options = std::make_shared<GateOptions>();
  options->plan.context.jobs = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  AddGateOptions(command, *options);
  command.AllowSubcommand();
  AddDemoCommand(command, exit_code);
  AddTrialsCommand(command, exit_code);
  AddDataCommand(command, exit_code);
  command.OnEnd([options, command, &exit_code] {
    if (!command.has_subcommand()) exit_code = RunGateCommand(*options);
  });
}

}  // namespace hakari::cli

#include "ci/gate/engine/engine_gate.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <utility>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "base/run/watchdog.h"
#include "ci/check/suite_check.h"
#include "ci/gate/decision.h"
#include "ci/gate/live/work_row.h"
#include "ci/gate/weighing.h"
#include "golden/golden.h"
#include "golden/log.h"
#include "suites/core/problem_set.h"
#include "suites/core/suite.h"
#include "suites/engines/programs/player_program.h"

#include "base/status/macros.h"
#include "suites/registry.h"

namespace hakari::gate {
namespace {

using Clock = std::chrono::steady_clock;

constexpr size_t kGroups = 4;
constexpr size_t kPositionsOfAGroup = 5;
constexpr int kProblemsOfASlice = 1000;
constexpr int kRoundsALook =
    20;  // fewer than for probes: a round is three searches of five positions

class EngineGate {
 public:
  explicit EngineGate(const EngineGatePlan& plan) : plan_(plan), context_(plan.context) {
    report_.rules = plan.rules;
    report_.rules.one_order = true;
    report_.rules.rounds_a_look = kRoundsALook;
    report_.no_instructions = "instructions of engines are not counted";
  }

  GateReport Run() {
    const Clock::time_point begin = Clock::now();
    const auto budget = std::chrono::duration_cast<Clock::duration>(
        std::chrono::duration<double>(plan_.budget_seconds));
    context_.deadline = std::min(context_.deadline, begin + budget);
    DescribeSides();
    if (FindSuiteAndProblems()) {
      if (plan_.with_work) CompareWork();
      if (plan_.rules.judge_time && report_.faults.empty()) {
        if (report_.out_of_time) report_.not_measured.push_back("processor time");
        if (!report_.out_of_time) WeighTime();
      }
    }
    if (context_.IsStopped()) report_.faults.push_back("interrupted");
    report_.measuring_seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    Conclude(report_);
    return std::move(report_);
  }

 private:
  void Fault(absl::string_view what) { report_.faults.emplace_back(what); }

  void DescribeSides() {
    report_.base.revision = plan_.base.revision;
    report_.base.folder = plan_.base.project.folder;
    report_.candidate.revision = plan_.candidate.revision;
    report_.candidate.folder = plan_.candidate.project.folder;
  }

  bool FindSuiteAndProblems() {
    const suites::Suite* const known = suites::FindSuite(plan_.suite);
    if (known == nullptr || !known->engine_program) {
      Fault(absl::StrCat("there is no suite `", plan_.suite, "` for engines"));
      return false;
    }
    suite_ = *known;
    const std::map<std::string, suites::Limits>& limits = plan_.candidate.project.limits;
    const auto own = limits.find(plan_.suite);
    if (own != limits.end()) suite_.default_limits = own->second;
    absl::StatusOr<suites::ProblemSet> problems = suites::ReadProblemsOf(suite_, context_.root);
    if (!problems.ok()) {
      Fault(problems.status().message());
      return false;
    }
    problems_ = *std::move(problems);
    return true;
  }

  // The answers of one side; the candidate's are compared with its own golden, if it has one.
  absl::StatusOr<check::SuiteCheck> Ask(const EngineSide& side, const Watch& watch,
                                        bool with_golden) const {
    suites::Suite suite = suite_;
    HAKARI_ASSIGN_OR_RETURN(
        const suites::ProgramSpec program,
        suite.engine_program(
            side.project.engine,
            {side.project.name,
             absl::StrCat(plan_.candidate.project.HakariFolder(), "/transcripts")}));
    suite.programs.insert(suite.programs.begin(), program);
    check::SuiteCheckOptions options;
    options.run.program = program.name;
    options.run.limits = suite.default_limits;
    options.run.watch = watch;
    const int shards = static_cast<int>(problems_.problems().size()) / kProblemsOfASlice;
    if (!plan_.full && shards > 1) options.run.selection.shard = {1, shards};
    options.goldens = Goldens();
    options.with_golden = with_golden;
    return check::CheckSuite(suite, options, context_);
  }

  golden::GoldenPlace Goldens() const {
    return {plan_.candidate.project.folder, plan_.candidate.project.goldens};
  }
  std::string GoldenFile() const {
    return golden::GoldenPath(plan_.suite, plan_.candidate.project.name, suite_.default_limits,
                              plan_.candidate.project.goldens);
  }

  // The log's reason for the golden's content.
  std::string AcceptedReason() const {
    const absl::StatusOr<std::string> log = ReadTextFile(
        Goldens().Whole(golden::GoldenLogPath(plan_.suite, plan_.candidate.project.goldens)));
    const std::string golden = GoldenFile();
    return log.ok() ? golden::ReasonFor(*log, golden.substr(golden.rfind('/') + 1)) : "";
  }

  void CompareWork() {
    context_.Say(absl::StrCat("exact work: ", plan_.suite));
    std::error_code error;
    const bool has_golden = std::filesystem::exists(Goldens().Whole(GoldenFile()), error);
    const absl::StatusOr<check::SuiteCheck> old_work = Ask(plan_.base, Watch(), false);
    if (!old_work.ok()) return Fault(absl::StrCat("base: ", old_work.status().message()));
    if (IsCutShort(plan_.base.whose, *old_work)) return;
    Watch watch;
    watch.deadline_ms = DeadlinesAfter(old_work->report, /*kept=*/false, plan_.least_deadline_ms);
    watch.most_failures = kMostFailures;
    const absl::StatusOr<check::SuiteCheck> new_work = Ask(plan_.candidate, watch, has_golden);
    if (!new_work.ok()) return Fault(absl::StrCat("candidate: ", new_work.status().message()));
    const bool has_nothing =
        IsCutShort(plan_.candidate.whose, *new_work) && new_work->report.results.empty();
    if (has_nothing) return;
    ComparedWork compared = CompareReports(old_work->report, new_work->report, problems_,
                                           has_golden ? AcceptedReason() : "");
    // Without a golden no difference is accepted.
    for (WorkDifference& difference : compared.row.differences) difference.accepted &= has_golden;
    if (compared.row.compared > 0 || compared.faults.empty()) {
      report_.work.push_back(std::move(compared.row));
    }
    for (const std::string& fault : compared.faults) Fault(fault);
  }

  // If it is, what is missing is added to the report.
  bool IsCutShort(const std::string& whose, const check::SuiteCheck& check) {
    if (!check.gave_up && !check.out_of_time) return false;
    report_.out_of_time |= check.out_of_time;
    report_.not_measured.push_back(CutShortText(absl::StrCat("exact work of ", plan_.suite), whose,
                                                check.report.results.size(), check.not_asked,
                                                check.gave_up));
    return true;
  }

  // Searches the first positions of the suite in a few groups; each group is a row.
  void WeighTime() {
    EngineRoundsPlan rounds;
    rounds.base = plan_.base.project.engine;
    rounds.candidate = plan_.candidate.project.engine;
    rounds.limits = engines::PlayerLimits(suite_.default_limits);
    rounds.context = context_;
    rounds.least_deadline_ms = plan_.least_deadline_ms;
    rounds.replay = absl::StrCat("./hakari suite ", plan_.suite, " --only ");
    const size_t count = std::min(kGroups * kPositionsOfAGroup, problems_.problems().size());
    for (size_t i = 0; i < count; ++i) {
      const suites::Problem& problem = problems_.problems()[i];
      rounds.groups[absl::StrCat(plan_.suite, "/", i % kGroups + 1)].push_back(
          {problem.id, problem.game()});
    }
    for (const auto& [name, positions] : rounds.groups) {
      BenchRow& row = report_.benchmarks.emplace_back();
      row.name = name;
      row.unit = "nodes";
    }
    EngineRounds source(std::move(rounds));
    WeighTimes(report_, source);
    for (const BenchRow& row : report_.benchmarks) {
      if (report_.out_of_time && row.rounds.size() == 0) {
        report_.not_measured.push_back(absl::StrCat("processor time of ", row.name));
      }
    }
  }

  const EngineGatePlan& plan_;
  GateReport report_;
  Context context_;  // with the deadline
  suites::Suite suite_;
  suites::ProblemSet problems_;
};

}  // namespace

GateReport RunEngineGate(const EngineGatePlan& plan) { return EngineGate(plan).Run(); }

}  // namespace hakari::gate

#include "ci/gate/engine/engine_gate.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <utility>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "ci/check/suite_check.h"
#include "ci/gate/decision.h"
#include "ci/gate/engine/engine_rounds.h"
#include "ci/gate/live/work_row.h"
#include "ci/gate/weighing.h"
#include "engine/notation/sfen.h"
#include "golden/golden.h"
#include "golden/log.h"
#include "suites/core/problem_set.h"
#include "suites/core/suite.h"
#include "suites/core/text_file.h"
#include "suites/engine_programs/usi_search_program.h"
#include "suites/registry.h"

namespace hakari {
namespace {

using Clock = std::chrono::steady_clock;

constexpr size_t kGroups = 4;
constexpr size_t kPositionsOfAGroup = 5;
constexpr int kProblemsOfASlice = 1000;
constexpr int kRoundsALook =
    20;  // fewer than of probes: a round is three searches of five positions

class EngineGate {
 public:
  explicit EngineGate(const EngineGatePlan& plan) : plan_(plan) {
    report_.rules = plan.rules;
    report_.rules.one_order = true;
    report_.rules.rounds_a_look = kRoundsALook;
    report_.no_instructions = "instructions of engines are not counted";
  }

  GateReport Run() {
    const Clock::time_point begin = Clock::now();
    DescribeSides();
    if (FindSuiteAndProblems()) {
      if (plan_.with_work) CompareWork();
      if (plan_.rules.judge_time && report_.faults.empty()) WeighTime(begin);
    }
    if (plan_.stop != nullptr && *plan_.stop) report_.faults.push_back("interrupted");
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
    const Suite* const known = FindSuite(plan_.suite);
    if (known == nullptr || !known->engine_program) {
      Fault(absl::StrCat("there is no suite `", plan_.suite, "` for engines"));
      return false;
    }
    suite_ = *known;
    const std::map<std::string, Limits>& limits = plan_.candidate.project.limits;
    const auto own = limits.find(plan_.suite);
    if (own != limits.end()) suite_.default_limits = own->second;
    absl::StatusOr<ProblemSet> problems = ReadProblemsOf(suite_, plan_.root);
    if (!problems.ok()) {
      Fault(problems.status().message());
      return false;
    }
    problems_ = *std::move(problems);
    return true;
  }

  // One side's answers; the candidate's are held against its own golden, if it has one.
  absl::StatusOr<SuiteReport> Ask(const EngineSide& side, bool with_golden) const {
    Suite suite = suite_;
    const absl::StatusOr<ProgramSpec> program = suite.engine_program(
        side.project.engine,
        {side.project.name, absl::StrCat(plan_.candidate.project.HakariFolder(), "/transcripts")});
    if (!program.ok()) return program.status();
    suite.programs.insert(suite.programs.begin(), *program);
    SuiteCheckOptions options;
    options.run.root = plan_.root;
    options.run.program = program->name;
    options.run.limits = suite.default_limits;
    options.run.jobs = plan_.jobs;
    const int shards = static_cast<int>(problems_.problems().size()) / kProblemsOfASlice;
    if (!plan_.full && shards > 1) options.run.selection.shard = {1, shards};
    options.goldens = Goldens();
    options.with_golden = with_golden;
    const std::atomic<bool> never = false;
    absl::StatusOr<SuiteCheck> check =
        CheckSuite(suite, options, plan_.stop == nullptr ? never : *plan_.stop);
    if (!check.ok()) return check.status();
    return std::move(check->report);
  }

  GoldenPlace Goldens() const {
    return {plan_.candidate.project.folder, plan_.candidate.project.goldens};
  }
  std::string GoldenFile() const {
    return GoldenPath(plan_.suite, plan_.candidate.project.name, suite_.default_limits,
                      plan_.candidate.project.goldens);
  }

  // Why the golden is as it is.
  std::string AcceptedReason() const {
    const absl::StatusOr<std::string> log =
        ReadTextFile(Goldens().Whole(GoldenLogPath(plan_.suite, plan_.candidate.project.goldens)));
    const std::string golden = GoldenFile();
    return log.ok() ? ReasonFor(*log, golden.substr(golden.rfind('/') + 1)) : "";
  }

  void CompareWork() {
    plan_.progress(absl::StrCat("exact work: ", plan_.suite));
    std::error_code error;
    const bool has_golden = std::filesystem::exists(Goldens().Whole(GoldenFile()), error);
    const absl::StatusOr<SuiteReport> old_report = Ask(plan_.base, false);
    const absl::StatusOr<SuiteReport> new_report = Ask(plan_.candidate, has_golden);
    if (!old_report.ok()) Fault(absl::StrCat("base: ", old_report.status().message()));
    if (!new_report.ok()) Fault(absl::StrCat("candidate: ", new_report.status().message()));
    if (!old_report.ok() || !new_report.ok()) return;
    ComparedWork compared =
        CompareReports(*old_report, *new_report, problems_, has_golden ? AcceptedReason() : "");
    // Without a golden nobody has accepted anything.
    for (WorkDifference& difference : compared.row.differences) difference.accepted &= has_golden;
    report_.work.push_back(std::move(compared.row));
    for (const std::string& fault : compared.faults) Fault(fault);
  }

  // The first positions of the suite in a few groups, each a row.
  void WeighTime(Clock::time_point begin) {
    EngineRoundsPlan rounds;
    rounds.base = plan_.base.project.engine;
    rounds.candidate = plan_.candidate.project.engine;
    const absl::StatusOr<SearchLimits> limits =
        EngineSearchLimitsOf(rounds.candidate, suite_.default_limits);
    if (!limits.ok()) return Fault(limits.status().message());
    rounds.limits = *limits;
    rounds.deadline = begin + std::chrono::duration_cast<Clock::duration>(
                                  std::chrono::duration<double>(plan_.budget_seconds));
    rounds.seed = plan_.seed;
    rounds.stop = plan_.stop;
    rounds.progress = plan_.progress;
    const size_t count = std::min(kGroups * kPositionsOfAGroup, problems_.problems().size());
    for (size_t i = 0; i < count; ++i) {
      const absl::StatusOr<Position> position = ParseSfen(problems_.problems()[i].sfen);
      if (!position.ok()) return Fault(position.status().message());
      rounds.groups[absl::StrCat(plan_.suite, "/", i % kGroups + 1)].push_back(*position);
    }
    for (const auto& [name, positions] : rounds.groups) {
      BenchRow& row = report_.benchmarks.emplace_back();
      row.name = name;
      row.unit = "nodes";
    }
    EngineRounds source(std::move(rounds));
    WeighTimes(report_, source);
  }

  const EngineGatePlan& plan_;
  GateReport report_;
  Suite suite_;
  ProblemSet problems_;
};

}  // namespace

GateReport RunEngineGate(const EngineGatePlan& plan) { return EngineGate(plan).Run(); }

}  // namespace hakari

#include "ci/gate/live/exact_work.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <utility>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "base/hash/content_hash.h"
#include "base/process/run_to_end.h"
#include "base/run/selection.h"
#include "base/run/watchdog.h"
#include "base/status/macros.h"
#include "base/text/printable.h"
#include "ci/check/serving.h"
#include "ci/check/suite_check.h"
#include "ci/gate/live/work_row.h"
#include "ci/report/exit_code.h"
#include "ci/report/json.h"
#include "golden/golden.h"
#include "golden/log.h"
#include "suites/core/outcome.h"
#include "suites/core/problem_set.h"
#include "suites/core/suite.h"
#include "suites/registry.h"

namespace hakari::gate {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kProblemsOfASlice = 1000;

// The result of one side.
struct Asked {
  report::SuiteReport report;
  bool kept = false;         // from an earlier gate
  bool one_by_one = true;    // false: in one go, without deadlines
  bool out_of_time = false;  // then the report may lack some or all
  int not_asked = 0;
  std::optional<suites::OutcomeStatus> gave_up;
};

// One side's run of a suite, by that side's own executable, on the candidate's problems.
class SuiteAsker {
 public:
  SuiteAsker(const WorkItem& item, const WorkPlan& plan, const suites::ProblemSet& problems)
      : item_(item), plan_(plan), problems_(problems) {}

  absl::StatusOr<Asked> AskCandidate(const GateFolder& side, const Asked& base) const {
    Watch watch;
    watch.deadline_ms = DeadlinesAfter(base.report, base.kept, plan_.least_deadline_ms);
    watch.most_failures = kMostFailures;
    return Ask(side, watch, /*with_golden=*/true);
  }

  // Reuses the kept result of an earlier gate with the same executable, problems and question.
  absl::StatusOr<Asked> AskBase(const GateFolder& side) const {
    if (plan_.cache.empty()) return Ask(side, Watch(), /*with_golden=*/false);
    const std::string file = CacheFile(side);
    const absl::StatusOr<std::string> kept = ReadTextFile(file);
    if (kept.ok()) {
      absl::StatusOr<report::SuiteReport> report = report::ParseJsonReport(*kept, file);
      if (report.ok()) {
        Asked recalled;
        recalled.report = *std::move(report);
        recalled.kept = true;
        return recalled;
      }
    }
    absl::StatusOr<Asked> asked = Ask(side, Watch(), /*with_golden=*/false);
    if (!asked.ok() || !IsWhole(*asked)) return asked;
    HAKARI_RETURN_IF_ERROR(MakeFolder(plan_.cache));
    HAKARI_RETURN_IF_ERROR(WriteFileAtomically(file, report::ToJson(asked->report)));
    return asked;
  }

 private:
  static bool IsWhole(const Asked& asked) {
    const std::vector<suites::ProblemResult>& results = asked.report.results;
    return !asked.out_of_time && std::all_of(results.begin(), results.end(),
                                             [](const auto& one) { return one.outcome.ran(); });
  }

  Shard Part() const {
    const int shards = static_cast<int>(problems_.problems().size()) / kProblemsOfASlice;
    return plan_.full || item_.data_differ || shards <= 1 ? Shard() : Shard{1, shards};
  }

  std::string CacheFile(const GateFolder& side) const {
    const Shard part = Part();
    const std::string hash = ContentHash(absl::StrCat(
        side.hashes.at("hakari"), "\n", problems_.hash(), "\n", item_.suite, "\n", item_.program,
        "\n", suites::LimitsText(item_.limits), "\n", part.index, "/", part.count));
    return absl::StrCat(plan_.cache, "/", hash.substr(hash.find(':') + 1), ".json");
  }

  // The arguments with which a build of Hakari runs the suite.
  std::vector<std::string> Words() const {
    std::vector<std::string> words = {"suite", item_.suite, "--program", item_.program, "--quiet"};
    const suites::Limits& limits = item_.limits;
    if (limits.nodes) words.insert(words.end(), {"--nodes", absl::StrCat(*limits.nodes)});
    if (limits.depth) words.insert(words.end(), {"--depth", absl::StrCat(*limits.depth)});
    if (limits.table_mib) {
      words.insert(words.end(), {"--table-mib", absl::StrCat(*limits.table_mib)});
    }
    return words;
  }

  ChildCommand CommandOf(const GateFolder& side, std::vector<std::string> words) const {
    return {absl::StrCat(side.path, "/hakari"),
            std::move(words),
            side.path,
            {{"HAKARI_ROOT", plan_.context.root}}};
  }

  std::string Whose(const GateFolder& side) const {
    return absl::StrCat(side.whose, ": suite ", item_.suite);
  }

  absl::StatusOr<Asked> Ask(const GateFolder& side, const Watch& watch, bool with_golden) const {
    check::ServedQuestion question;
    question.command = CommandOf(side, Words());
    question.command.args.push_back("--serve");
    question.program = item_.program;
    question.suite_hash = problems_.hash();
    question.limits = item_.limits;
    question.greeting_ms = std::min(question.greeting_ms, MillisecondsLeft());
    const absl::StatusOr<suites::ProgramSpec> program =
        check::ServedProgram(question, plan_.context.StopFlag());
    if (absl::IsUnimplemented(program.status())) return AskInOneGo(side);
    absl::StatusOr<check::SuiteCheck> check =
        program.ok() ? Check(*program, watch, with_golden)
                     : absl::StatusOr<check::SuiteCheck>(program.status());
    if (plan_.context.IsStopped()) return absl::CancelledError("interrupted");
    if (!check.ok() && Clock::now() >= plan_.context.deadline) {
      Asked nothing;
      nothing.out_of_time = true;
      return nothing;
    }
    if (!check.ok()) {
      return absl::Status(check.status().code(),
                          absl::StrCat(Whose(side), ": ", check.status().message()));
    }
    Asked asked;
    asked.report = std::move(check->report);
    asked.out_of_time = check->out_of_time;
    asked.not_asked = check->not_asked;
    asked.gave_up = check->gave_up;
    return asked;
  }

  // Runs this program's own version of the suite with the other build's program.
  absl::StatusOr<check::SuiteCheck> Check(const suites::ProgramSpec& program, const Watch& watch,
                                          bool with_golden) const {
    suites::Suite suite = *suites::FindSuite(item_.suite);
    for (suites::ProgramSpec& own : suite.programs) {
      if (own.name == program.name) own = program;
    }
    check::SuiteCheckOptions options;
    options.run.program = program.name;
    options.run.limits = item_.limits;
    options.run.selection.shard = Part();
    options.run.watch = watch;
    options.with_golden = with_golden;
    return check::CheckSuite(suite, options, plan_.context);
  }

  // For builds without --serve.
  absl::StatusOr<Asked> AskInOneGo(const GateFolder& side) const {
    std::vector<std::string> words = Words();
    words.insert(words.end(),
                 {"--json", "-", "--fresh", "--jobs", absl::StrCat(plan_.context.jobs)});
    const Shard part = Part();
    if (part.count > 1) {
      words.insert(words.end(), {"--shard", absl::StrCat(part.index, "/", part.count)});
    }
    RunLimits limits;
    limits.milliseconds = MillisecondsLeft();
    limits.stop = plan_.context.stop;
    const absl::StatusOr<Finished> finished = RunToEnd(CommandOf(side, words), limits);
    Asked asked;
    asked.one_by_one = false;
    asked.out_of_time = absl::IsDeadlineExceeded(finished.status());
    if (asked.out_of_time) return asked;
    if (!finished.ok()) {
      return absl::Status(finished.status().code(),
                          absl::StrCat(Whose(side), ": ", finished.status().message()));
    }
    // A failing verdict is no error here; ending without a result is one.
    const bool judged = !finished->end.by_signal &&
                        finished->end.code != static_cast<int>(report::ExitCode::kBadUsage) &&
                        !finished->out.empty();
    if (!judged) {
      return absl::AbortedError(absl::StrCat(Whose(side), ": ", ProcessEndText(finished->end), ": ",
                                             Printable(finished->err)));
    }
    HAKARI_ASSIGN_OR_RETURN(report::SuiteReport report,
                            report::ParseJsonReport(finished->out, Whose(side)));
    asked.report = std::move(report);
    return asked;
  }

  int64_t MillisecondsLeft() const {
    constexpr int64_t kLongestMs = 3'600'000;
    if (plan_.context.deadline == Clock::time_point::max()) return kLongestMs;
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(plan_.context.deadline -
                                                                            Clock::now());
    return std::clamp<int64_t>(left.count(), 1, kLongestMs);
  }

  const WorkItem& item_;
  const WorkPlan& plan_;
  const suites::ProblemSet& problems_;
};

// Adds to the report what one side left unmeasured, if anything.
WorkEnd NoteWhatIsMissing(const WorkItem& item, const GateFolder& side, const Asked& asked,
                          GateReport& report) {
  if (!asked.gave_up && !asked.out_of_time) return WorkEnd::kDone;
  report.out_of_time |= asked.out_of_time;
  report.not_measured.push_back(CutShortText(NameOf(item), side.whose, asked.report.results.size(),
                                             asked.not_asked, asked.gave_up));
  return asked.gave_up ? WorkEnd::kGaveUp : WorkEnd::kOutOfTime;
}

std::string AcceptedReason(const WorkItem& item, const std::string& project) {
  const absl::StatusOr<std::string> log =
      ReadTextFile(absl::StrCat(project, "/", golden::GoldenLogPath(item.suite)));
  if (!log.ok()) return "";
  return golden::ReasonFor(*log, item.golden.substr(item.golden.rfind('/') + 1));
}

}  // namespace

std::vector<WorkItem> WorkIn(const std::string& project, const DataChanges& changes) {
  std::vector<WorkItem> items;
  for (const suites::Suite& suite : suites::AllSuites()) {
    for (const suites::ProgramSpec& program : suite.programs) {
      const std::string golden = golden::GoldenPath(suite.name, program.name, suite.default_limits);
      std::error_code error;
      if (!std::filesystem::exists(absl::StrCat(project, "/", golden), error)) continue;
      const bool differ = changes.suites.count(suite.name) > 0 || changes.goldens.count(golden) > 0;
      items.push_back({suite.name, program.name, golden, suite.default_limits, differ,
                       changes.IsNewProgram(suite.name, program.name)});
    }
  }
  return items;
}

std::vector<WorkItem> FurtherWorkIn(const std::string& project, const DataChanges& changes) {
  std::vector<WorkItem> items;
  for (const std::string& path : changes.goldens) {
    const absl::StatusOr<golden::Golden> golden =
        golden::ReadGolden(absl::StrCat(project, "/", path));
    if (!golden.ok()) continue;  // already reported as a fault, before anything runs
    const golden::GoldenHeader& header = golden->header;
    const suites::Suite* const suite = suites::FindSuite(header.suite);
    if (suite == nullptr || header.limits == suite->default_limits) continue;
    items.push_back({header.suite, header.program, path, header.limits, true,
                     changes.IsNewProgram(header.suite, header.program)});
  }
  std::stable_sort(items.begin(), items.end(), [](const WorkItem& a, const WorkItem& b) {
    return a.limits.nodes.value_or(0) < b.limits.nodes.value_or(0);
  });
  return items;
}

std::string NameOf(const WorkItem& item) {
  return absl::StrCat("exact work of ", item.suite, " by ", item.program, ", ",
                      suites::LimitsText(item.limits));
}

WorkEnd CompareWork(const WorkItem& item, const GateFolder& base, const GateFolder& candidate,
                    const WorkPlan& plan, GateReport& report) {
  if (item.is_new) {
    report.not_measured.push_back(
        absl::StrCat(NameOf(item), ": new; the base has no golden of this program"));
    return WorkEnd::kDone;
  }
  plan.context.Say(absl::StrCat("exact work: ", item.suite, " by ", item.program));
  const absl::StatusOr<suites::ProblemSet> problems =
      suites::ReadProblemsOf(*suites::FindSuite(item.suite), plan.context.root);
  if (!problems.ok()) {
    report.faults.push_back(std::string(problems.status().message()));
    return WorkEnd::kDone;
  }
  const SuiteAsker asker(item, plan, *problems);
  const absl::StatusOr<Asked> old_work = asker.AskBase(base);
  if (!old_work.ok()) {
    report.faults.push_back(std::string(old_work.status().message()));
    return WorkEnd::kDone;
  }
  WorkEnd end = NoteWhatIsMissing(item, base, *old_work, report);
  if (end != WorkEnd::kDone) return end;
  const absl::StatusOr<Asked> new_work = asker.AskCandidate(candidate, *old_work);
  if (!new_work.ok()) {
    report.faults.push_back(std::string(new_work.status().message()));
    return WorkEnd::kDone;
  }
  end = NoteWhatIsMissing(item, candidate, *new_work, report);
  if (!new_work->one_by_one) {
    report.not_measured.push_back(absl::StrCat(
        NameOf(item),
        ": the candidate's build is too old for deadlines per problem; none were set"));
  }
  if (new_work->report.results.empty() && end != WorkEnd::kDone) return end;
  ComparedWork compared = CompareReports(old_work->report, new_work->report, *problems,
                                         AcceptedReason(item, plan.context.root));
  if (compared.row.compared > 0 || compared.faults.empty()) {
    report.work.push_back(std::move(compared.row));
  }
  for (std::string& fault : compared.faults) report.faults.push_back(std::move(fault));
  return end;
}

}  // namespace hakari::gate

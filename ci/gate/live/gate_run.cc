#include "ci/gate/live/gate_run.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <mutex>
#include <set>
#include <utility>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/files/text_file.h"
#include "base/process/run_to_end.h"
#include "base/run/parallel.h"
#include "base/text/name_filter.h"
#include "base/time/pace.h"
#include "ci/check/accept/count_acceptance.h"
#include "ci/gate/data/data_changes.h"
#include "ci/gate/data/data_list.h"
#include "ci/gate/decision.h"
#include "ci/gate/live/bench_counts.h"
#include "ci/gate/live/exact_work.h"
#include "ci/gate/live/gate_folder.h"
#include "ci/gate/live/live_rounds.h"
#include "ci/gate/live/sampler.h"
#include "ci/gate/row_decision.h"
#include "ci/gate/weighing.h"
#include "golden/golden_files.h"
#include "suites/registry.h"

namespace hakari::gate {
namespace {

using Clock = std::chrono::steady_clock;

double SecondsSince(Clock::time_point begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

class GateRun {
 public:
  explicit GateRun(const GatePlan& plan) : plan_(plan), context_(plan.context) {
    report_.rules = plan.rules;
  }

  GateReport Run() {
    const Clock::time_point begin = Clock::now();
    const auto budget = std::chrono::duration_cast<Clock::duration>(
        std::chrono::duration<double>(plan_.budget_seconds));
    context_.deadline = std::min(context_.deadline, begin + budget);
    if (OpenBoth() && !TakeShortcut()) MeasureAll();
    if (context_.IsStopped()) report_.faults.push_back("interrupted");
    report_.total_seconds = SecondsSince(begin);
    Conclude(report_);
    return std::move(report_);
  }

 private:
  void Fault(const absl::Status& status) {
    report_.faults.push_back(std::string(status.message()));
  }
  bool Sound() const { return report_.faults.empty() && !context_.IsStopped(); }

  bool OpenBoth() {
    context_.Say("reading both sides");
    absl::StatusOr<GateFolder> base = OpenGateFolder("base", plan_.base_folder);
    absl::StatusOr<GateFolder> candidate = OpenGateFolder("candidate", plan_.candidate_folder);
    if (!base.ok()) Fault(base.status());
    if (!candidate.ok()) Fault(candidate.status());
    if (!base.ok() || !candidate.ok()) return false;
    base_ = *std::move(base);
    candidate_ = *std::move(candidate);
    report_.base = SideOf(base_, plan_.base_revision);
    report_.candidate = SideOf(candidate_, plan_.candidate_revision);
    report_.faults = FaultsBetween(base_, candidate_);
    CompareData();
    report_.identical = AreIdentical(base_, candidate_) && !changes_.any;
    for (std::string& fault : TruthFaults(base_.listing, candidate_.listing)) {
      report_.faults.push_back(std::move(fault));
    }
    return report_.faults.empty();
  }

  // Problems and goldens of the candidate must be undamaged before anything is compared with them.
  void CompareData() {
    const absl::StatusOr<DataList> lies_there = ListData(context_.root);
    if (!lies_there.ok()) return Fault(lies_there.status());
    if (*lies_there != candidate_.data) {
      report_.faults.push_back(absl::StrCat(
          "candidate: its ", kDataListFile, " lists other problems or goldens than those in ",
          context_.root, ": run the gate from the checkout that the candidate was built from"));
      return;
    }
    changes_ = ChangesBetween(base_.data, candidate_.data);
    Append(changes_.faults);
    for (const std::string& fault :
         golden::CheckGoldenFiles(context_.root, suites::FindSuite).faults) {
      report_.faults.push_back("candidate: " + fault);
    }
  }
  void Append(const std::vector<std::string>& faults) {
    report_.faults.insert(report_.faults.end(), faults.begin(), faults.end());
  }

  // Equal executables do equal work on equal problems, in equal time.
  bool TakeShortcut() const { return report_.identical && plan_.identical_shortcut; }
  // With equal executables only the work on changed problems or against changed goldens is in
  // doubt.
  bool OnlyDataDiffer() const {
    return plan_.identical_shortcut && changes_.any && AreIdentical(base_, candidate_);
  }

  void MeasureAll() {
    const Clock::time_point begin = Clock::now();
    if (!OnlyDataDiffer()) VerifyAnswers();
    if (Sound() && !OnlyDataDiffer()) CompareCounts();
    if (Sound() && plan_.with_work) CompareAllWork(UsualWork());
    if (counts_.compared > 0) report_.work.push_back(std::move(counts_));
    if (Sound() && !OnlyDataDiffer()) MeasureBenchmarks();
    // Goldens at other limits may take hours, so they get what is left of the budget.
    if (Sound() && plan_.with_work) CompareAllWork(FurtherWorkIn(context_.root, changes_));
    if (Sound() && plan_.with_work && OnlyDataDiffer()) {
      // No suite runs what changed: a golden was removed, or it belongs to no suite.
      report_.identical = report_.work.empty() && report_.not_measured.empty();
    }
    report_.measuring_seconds = SecondsSince(begin);
  }

  void MeasureBenchmarks() {
    if (report_.out_of_time) {
      report_.not_measured.push_back("instructions and times of all benchmarks");
      return;
    }
    if (!SelectBenchmarks()) return;
    if (plan_.with_instructions) CountAllInstructions();
    if (!plan_.with_instructions) report_.no_instructions = "not requested";
    if (Sound() && plan_.rules.judge_time) {
      ChooseWhatIsWeighed();
      LiveRounds rounds(base_, candidate_, sampler_, sizes_, context_);
      WeighTimes(report_, rounds);
    }
    if (report_.out_of_time) NoteMissingBenchmarks();
  }

  // With equal executables only the suites whose data differ.
  std::vector<WorkItem> UsualWork() {
    std::vector<WorkItem> items = WorkIn(context_.root, changes_);
    if (items.empty())
      report_.faults.push_back("the candidate has no goldens, so no work can be compared");
    if (OnlyDataDiffer()) {
      items.erase(std::remove_if(items.begin(), items.end(),
                                 [](const WorkItem& item) { return !item.data_differ; }),
                  items.end());
    }
    return items;
  }

  void VerifyAnswers() {
    for (const GateFolder* side : {&base_, &candidate_}) {
      context_.Say(absl::StrCat("verifying the answers of the ", side->whose));
      RunLimits limits;
      limits.stop = context_.stop;
      const absl::StatusOr<std::string> verified =
          OutputOf({side->path + "/probe", {"verify"}, side->path, {}}, limits,
                   side->whose + ": probe verify");
      if (!verified.ok()) Fault(verified.status());
    }
  }

  // A differing count is other work; its time and instructions are weighed per item.
  void CompareCounts() {
    context_.Say("comparing the counts of both sides");
    const absl::StatusOr<NameFilter> filter = NameFilter::Parse(plan_.filter);
    if (!filter.ok()) return Fault(filter.status());
    const absl::StatusOr<std::vector<BenchCount>> counts =
        CountBoth(base_, candidate_, sampler_,
                  [&filter](const std::string& name) { return filter->Matches(name); });
    if (!counts.ok()) return Fault(counts.status());
    const std::string log =
        ReadTextFile(absl::StrCat(context_.root, "/", check::kCountsLogPath)).value_or("");
    counts_ = RowOfCounts(*counts, candidate_.listing, log);
    for (const BenchCount& count : *counts) {
      if (count.Differs()) other_counts_.insert(count.benchmark.name);
    }
  }

  void CompareAllWork(const std::vector<WorkItem>& items) {
    WorkPlan work;
    work.context = context_;
    work.cache = plan_.cache;
    work.full = plan_.full;
    work.least_deadline_ms = plan_.least_deadline_ms;
    size_t next = 0;
    for (bool goes_on = true; goes_on && next < items.size() && !context_.IsStopped();) {
      report_.out_of_time |= Clock::now() >= context_.deadline;
      if (report_.out_of_time) break;
      goes_on = CompareWork(items[next++], base_, candidate_, work, report_) == WorkEnd::kDone;
    }
    for (; next < items.size(); ++next) report_.not_measured.push_back(NameOf(items[next]));
  }

  // Lists what the budget left out of rows, since a row does not show it.
  void NoteMissingBenchmarks() {
    std::vector<std::string> uncounted, untimed;
    for (const BenchRow& row : report_.benchmarks) {
      const bool counted = row.base_instructions && row.candidate_instructions;
      if (!counted && report_.no_instructions.empty()) uncounted.push_back(row.name);
      if (row.weighed && row.rounds.size() == 0 && plan_.rules.judge_time) {
        untimed.push_back(row.name);
      }
    }
    const std::pair<const char*, const std::vector<std::string>&> kinds[] = {
        {"instructions of ", uncounted}, {"time of ", untimed}};
    for (const auto& [what, names] : kinds) {
      if (names.empty()) continue;
      report_.not_measured.push_back(absl::StrCat(what, absl::StrJoin(names, ", ")));
    }
  }

  // Makes a row for each of the base's benchmarks that matches the filter, and finds the size of
  // its sample.
  bool SelectBenchmarks() {
    const absl::StatusOr<NameFilter> filter = NameFilter::Parse(plan_.filter);
    if (!filter.ok()) {
      Fault(filter.status());
      return false;
    }
    context_.Say("choosing the sample sizes");
    for (const ProbeBenchmark& benchmark : base_.listing.benchmarks) {
      if (!filter->Matches(benchmark.name)) continue;
      const absl::StatusOr<SampleSize> size =
          sampler_.SizeFor(base_, benchmark, kSampleMilliseconds);
      if (!size.ok()) {
        Fault(size.status());
        return false;
      }
      sizes_[benchmark.name] = *size;
      BenchRow& row = report_.benchmarks.emplace_back();
      row.name = benchmark.name;
      row.unit = benchmark.unit;
      if (other_counts_.count(row.name) == 0) continue;
      const absl::Status counted = CountItems(base_, candidate_, sampler_, *size, row);
      if (!counted.ok()) {
        Fault(counted);
        return false;
      }
    }
    for (const ProbeBenchmark& benchmark : candidate_.listing.benchmarks) {
      if (benchmark.is_key) keys_.insert(benchmark.name);
    }
    if (!report_.benchmarks.empty()) return true;
    report_.faults.push_back(absl::StrCat("no benchmark matches `", plan_.filter, "`"));
    return false;
  }

  // Counts both sides of every row in parallel on all processors: other load does not change
  // counts.
  void CountAllInstructions() {
    const int count = 2 * static_cast<int>(report_.benchmarks.size());
    std::mutex mutex;
    absl::Status missing, failed;
    const auto count_one = [&](int i) {
      BenchRow& row = report_.benchmarks[static_cast<size_t>(i / 2)];
      const bool is_base = i % 2 == 0;
      {
        const std::lock_guard<std::mutex> lock(mutex);
        if (!missing.ok() || !failed.ok()) return;
        if (Clock::now() >= context_.deadline) report_.out_of_time = true;
        if (report_.out_of_time) return;
      }
      const SampleSize& size = sizes_.at(row.name);
      const absl::StatusOr<uint64_t> counted =
          CountInstructions(is_base ? base_ : candidate_, size, context_.stop);
      const std::lock_guard<std::mutex> lock(mutex);
      if (counted.ok()) {
        (is_base ? row.base_instructions : row.candidate_instructions) = *counted * size.passes;
      } else {
        (absl::IsUnavailable(counted.status()) ? missing : failed) = counted.status();
      }
    };
    InParallel(
        context_.jobs, count, context_.StopFlag(), [&count_one](int) { return count_one; },
        [this, count, begin = Clock::now()](int done) {
          context_.Say(absl::StrCat("counting instructions: ",
                                    PaceText({done, count - done, SecondsSince(begin), "", {}})));
        });
    if (!failed.ok()) Fault(failed);
    if (!missing.ok()) report_.no_instructions = std::string(missing.message());
  }

  // If the instructions are the same, only the placement of code and data can change the time, and
  // the key benchmarks are enough to see that. With a filter every selected benchmark is weighed.
  void ChooseWhatIsWeighed() {
    for (BenchRow& row : report_.benchmarks) {
      row.weighed = plan_.all_times || !plan_.filter.empty() || keys_.count(row.name) > 0 ||
                    WantsWeighing(row, plan_.rules);
    }
  }

  const GatePlan& plan_;
  Context context_;  // with the deadline
  GateReport report_;
  GateFolder base_;
  GateFolder candidate_;
  DataChanges changes_;
  const Sampler sampler_{QuietProcessor(), context_.stop};
  std::map<std::string, SampleSize> sizes_;
  WorkRow counts_;                      // of the benchmarks
  std::set<std::string> other_counts_;  // benchmarks that count other than in the base
  std::set<std::string> keys_;          // the candidate's
};

}  // namespace

GateReport RunGate(const GatePlan& plan) { return GateRun(plan).Run(); }

}  // namespace hakari::gate

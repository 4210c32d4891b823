#include "suites/run/runner.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "absl/status/status.h"
#include "base/process/crash_report.h"
#include "suites/run/watchdog.h"
#include "suites/run/worker.h"

namespace hakari::suites {
namespace {

using std::chrono::steady_clock;

constexpr std::chrono::milliseconds kProgressTick(100);
constexpr std::chrono::milliseconds kWatchTick(20);

// One run of problems that are still to do; workers take them one by one.
class Run {
 public:
  Run(const std::vector<const Problem*>& problems, const ProgramSpec& spec,
      const ProblemRunOptions& options, const std::atomic<bool>& stop)
      : problems_(problems), spec_(spec), options_(options), stop_(stop) {}

  absl::StatusOr<RunResult> Execute() {
    TakeOverFinished();
    absl::StatusOr<std::unique_ptr<Program>> first = spec_.make(stop_);
    if (!first.ok() && stop_) {
      result_.interrupted = true;
      return std::move(result_);
    }
    if (!first.ok()) return first.status();
    Deliver();
    const int jobs = std::max(1, std::min<int>(options_.jobs, static_cast<int>(to_do_.size())));
    working_ = jobs;
    watchdog_.emplace(options_.watch, jobs, stop_);
    std::vector<std::thread> workers;
    for (int i = 0; i < jobs; ++i) {
      workers.emplace_back([this, i, own = i == 0 ? *std::move(first) : nullptr]() mutable {
        Work(i, std::move(own));
      });
    }
    ShowProgressUntilDone();
    for (std::thread& worker : workers) worker.join();
    if (!journal_status_.ok()) return journal_status_;
    for (const Outcome& outcome : result_.outcomes) {
      result_.interrupted |= outcome.status == OutcomeStatus::kStopped;
    }
    result_.out_of_time = result_.interrupted && !stop_ && watchdog_->is_over();
    if (!stop_ && (result_.out_of_time || gave_up_)) result_.interrupted = false;
    return std::move(result_);
  }

 private:
  void TakeOverFinished() {
    result_.outcomes.assign(problems_.size(), Outcome::Stopped());
    is_finished_.assign(problems_.size(), false);
    for (size_t i = 0; i < problems_.size(); ++i) {
      const Outcome* earlier = Earlier(problems_[i]->id);
      if (earlier == nullptr) {
        to_do_.push_back(i);
      } else {
        result_.outcomes[i] = *earlier;
        is_finished_[i] = true;
        ++result_.resumed;
      }
    }
  }

  const Outcome* Earlier(const std::string& id) const {
    if (options_.journal == nullptr) return nullptr;
    const auto found = options_.journal->finished().find(id);
    return found == options_.journal->finished().end() ? nullptr : &found->second;
  }

  void Work(int number, std::unique_ptr<Program> program) {
    const CrashStack last_words;
    Worker worker(spec_, options_.limits, std::move(program));
    while (!IsOver()) {
      const size_t next = next_++;
      if (next >= to_do_.size()) break;
      Outcome outcome = RunOne(number, worker, *problems_[to_do_[next]]);
      if (!Finish(to_do_[next], std::move(outcome))) break;
    }
    const std::lock_guard<std::mutex> lock(mutex_);
    if (--working_ == 0) all_done_.notify_one();
  }

  bool IsOver() const { return stop_ || watchdog_->is_over() || gave_up_; }

  // Who is late is asked again, alone: it may have been the company.
  Outcome RunOne(int number, Worker& worker, const Problem& problem) {
    bool is_late = false;
    for (const bool alone : {false, true}) {
      const std::atomic<bool>& stop = watchdog_->StopOf(number);
      if (std::optional<Outcome> failed = worker.MakeReady(problem, stop))
        return *std::move(failed);
      watchdog_->Begin(number, problem, alone);
      Outcome outcome = worker.Run(problem, stop);
      is_late = watchdog_->End(number) && outcome.status == OutcomeStatus::kStopped;
      if (!is_late || IsOver()) return outcome;
    }
    return Outcome::Failed(OutcomeStatus::kTimedOut, watchdog_->WhyTimedOut(problem));
  }

  // Only what ran is kept in the journal: a crash is worth another try. False ends the run.
  bool Finish(size_t index, Outcome outcome) {
    const std::lock_guard<std::mutex> lock(mutex_);
    if (options_.journal != nullptr && outcome.ran() && journal_status_.ok()) {
      journal_status_ = options_.journal->Append(problems_[index]->id, outcome);
    }
    CountFailure(outcome.status);
    result_.outcomes[index] = std::move(outcome);
    is_finished_[index] = true;
    ++finished_;
    Deliver();
    return journal_status_.ok();
  }

  void CountFailure(OutcomeStatus status) {
    if (status == OutcomeStatus::kRan || status == OutcomeStatus::kStopped) return;
    const int most = options_.watch.most_failures;
    if (++failures_[status] == most && !gave_up_) {
      gave_up_ = true;
      result_.gave_up = status;
    }
  }

  void Deliver() {
    for (; delivered_ < problems_.size() && is_finished_[delivered_]; ++delivered_) {
      if (options_.deliver) options_.deliver(delivered_, result_.outcomes[delivered_]);
    }
  }

  void ShowProgressUntilDone() {
    std::unique_lock<std::mutex> lock(mutex_);
    Progress* const progress = options_.progress;
    if (progress != nullptr) {
      progress->Begin(static_cast<int>(problems_.size()), result_.resumed, steady_clock::now());
    }
    const auto tick = options_.watch.watches() ? kWatchTick : kProgressTick;
    while (!all_done_.wait_for(lock, tick, [this] { return working_ == 0; })) {
      watchdog_->Look(steady_clock::now());
      if (progress != nullptr) progress->Update(result_.resumed + finished_, steady_clock::now());
    }
    if (progress != nullptr) progress->End();
  }

  const std::vector<const Problem*>& problems_;
  const ProgramSpec& spec_;
  const ProblemRunOptions& options_;
  const std::atomic<bool>& stop_;
  std::vector<size_t> to_do_;    // indices of problems
  std::atomic<size_t> next_{0};  // index into to_do_
  std::atomic<bool> gave_up_{false};
  std::optional<Watchdog> watchdog_;  // once it is known how many work

  std::mutex mutex_;  // over everything below while workers run
  std::condition_variable all_done_;
  int working_ = 0;
  int finished_ = 0;
  std::vector<bool> is_finished_;  // by index of the problem
  size_t delivered_ = 0;           // all before it were
  absl::Status journal_status_;
  std::map<OutcomeStatus, int> failures_;
  RunResult result_;
};

}  // namespace

absl::StatusOr<RunResult> RunProblems(const std::vector<const Problem*>& problems,
                                      const ProgramSpec& program, const ProblemRunOptions& options,
                                      const std::atomic<bool>& stop) {
  return Run(problems, program, options, stop).Execute();
}

}  // namespace hakari::suites

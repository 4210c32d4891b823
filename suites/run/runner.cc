#include "suites/run/runner.h"

#include <time.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "suites/run/crash_report.h"

namespace hakari {
namespace {

using std::chrono::steady_clock;

constexpr std::chrono::milliseconds kProgressTick(100);

int64_t ThreadCpuNs() {
  timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return int64_t{now.tv_sec} * 1000000000 + now.tv_nsec;
}

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
    std::vector<std::thread> workers;
    for (int i = 0; i < jobs; ++i) {
      workers.emplace_back(
          [this, own = i == 0 ? *std::move(first) : nullptr]() mutable { Work(std::move(own)); });
    }
    ShowProgressUntilDone();
    for (std::thread& worker : workers) worker.join();
    if (!journal_status_.ok()) return journal_status_;
    for (const Outcome& outcome : result_.outcomes) {
      result_.interrupted |= outcome.status == OutcomeStatus::kStopped;
    }
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

  void Work(std::unique_ptr<Program> program) {
    const CrashStack last_words;
    while (!stop_) {
      const size_t next = next_++;
      if (next >= to_do_.size()) break;
      const Problem& problem = *problems_[to_do_[next]];
      Outcome outcome = RunOne(program, problem);
      if (!Finish(to_do_[next], std::move(outcome))) break;
    }
    const std::lock_guard<std::mutex> lock(mutex_);
    if (--working_ == 0) all_done_.notify_one();
  }

  // A program that threw is thrown away: the next problem gets a new one.
  Outcome RunOne(std::unique_ptr<Program>& program, const Problem& problem) {
    const WorkingOn working_on(problem.id);
    Times measured = {ThreadCpuNs(), 0};
    const steady_clock::time_point begin = steady_clock::now();
    Outcome outcome;
    try {
      outcome = StartAndRun(program, problem);
    } catch (const std::exception& error) {
      outcome = Outcome::Crashed(absl::StrCat("threw: ", error.what()));
      program.reset();
    } catch (...) {
      outcome = Outcome::Crashed("threw something that is not a std::exception");
      program.reset();
    }
    measured.cpu_ns = ThreadCpuNs() - measured.cpu_ns;
    measured.wall_ns =
        std::chrono::duration_cast<std::chrono::nanoseconds>(steady_clock::now() - begin).count();
    if (outcome.times.cpu_ns < 0) outcome.times.cpu_ns = measured.cpu_ns;
    if (outcome.times.wall_ns < 0) outcome.times.wall_ns = measured.wall_ns;
    return outcome;
  }

  Outcome StartAndRun(std::unique_ptr<Program>& program, const Problem& problem) {
    if (program == nullptr) {
      absl::StatusOr<std::unique_ptr<Program>> made = spec_.make(stop_);
      if (!made.ok() && stop_) return Outcome::Stopped();
      if (!made.ok()) {
        return Outcome::Refused(absl::StrCat("cannot be started: ", made.status().message()));
      }
      program = *std::move(made);
    }
    return program->Run(problem, options_.limits, stop_);
  }

  // Only what ran is kept in the journal: a crash is worth another try. False ends the run.
  bool Finish(size_t index, Outcome outcome) {
    const std::lock_guard<std::mutex> lock(mutex_);
    if (options_.journal != nullptr && outcome.ran() && journal_status_.ok()) {
      journal_status_ = options_.journal->Append(problems_[index]->id, outcome);
    }
    result_.outcomes[index] = std::move(outcome);
    is_finished_[index] = true;
    ++finished_;
    Deliver();
    return journal_status_.ok();
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
    while (!all_done_.wait_for(lock, kProgressTick, [this] { return working_ == 0; })) {
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

  std::mutex mutex_;  // over everything below while workers run
  std::condition_variable all_done_;
  int working_ = 0;
  int finished_ = 0;
  std::vector<bool> is_finished_;  // by index of the problem
  size_t delivered_ = 0;           // all before it were
  absl::Status journal_status_;
  RunResult result_;
};

}  // namespace

absl::StatusOr<RunResult> RunProblems(const std::vector<const Problem*>& problems,
                                      const ProgramSpec& program, const ProblemRunOptions& options,
                                      const std::atomic<bool>& stop) {
  return Run(problems, program, options, stop).Execute();
}

}  // namespace hakari

#include "suites/run/runner.h"

#include <time.h>

#include <chrono>
#include <cstdint>
#include <exception>
#include <string>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/hash/file_hash.h"
#include "base/status/macros.h"

namespace hakari::suites {
namespace {

using std::chrono::steady_clock;

// Increase this when the meaning of an outcome changes without a change of the programs.
constexpr char kContract[] = "1";

class ProblemWorker : public RunWorker {
 public:
  ProblemWorker(const std::vector<const Problem*>& problems, Worker worker,
                std::vector<Outcome>& outcomes)
      : problems_(problems), worker_(std::move(worker)), outcomes_(outcomes) {}

  std::optional<ItemEnd> MakeReady(size_t item, const std::atomic<bool>& stop) override {
    std::optional<Outcome> failed = worker_.MakeReady(*problems_[item], stop);
    if (!failed) return std::nullopt;
    return Note(item, *std::move(failed));
  }
  ItemEnd Do(size_t item, const std::atomic<bool>& stop) override {
    return Note(item, worker_.Run(*problems_[item], stop));
  }
  ItemEnd GiveUp(size_t item, const std::string& why) override {
    return Note(item, Outcome::Failed(OutcomeStatus::kTimedOut, why));
  }

 private:
  ItemEnd Note(size_t item, Outcome outcome) {
    outcomes_[item] = std::move(outcome);
    const OutcomeStatus status = outcomes_[item].status;
    if (status == OutcomeStatus::kRan) return ItemEnd();
    if (status == OutcomeStatus::kStopped) return ItemEnd::Stopped();
    return ItemEnd::Failed(std::string(OutcomeStatusName(status)));
  }

  const std::vector<const Problem*>& problems_;
  Worker worker_;
  std::vector<Outcome>& outcomes_;  // writes only those of its own items
};

int64_t ThreadCpuNs() {
  timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return int64_t{now.tv_sec} * 1000000000 + now.tv_nsec;
}

}  // namespace

absl::StatusOr<std::vector<const Problem*>> SelectProblems(const ProblemSet& set,
                                                           const Selection& selection) {
  std::vector<std::string> ids;
  for (const Problem& problem : set.problems()) ids.push_back(problem.id);
  HAKARI_ASSIGN_OR_RETURN(const std::vector<size_t> places, SelectItems(ids, selection, "problem"));
  std::vector<const Problem*> selected;
  for (const size_t place : places) selected.push_back(&set.problems()[place]);
  return selected;
}

absl::StatusOr<RunResult> RunProblems(const std::vector<const Problem*>& problems,
                                      const ProgramSpec& program, const ProblemRunOptions& options,
                                      const std::atomic<bool>& stop) {
  // One program is made before any thread starts, so that a program that cannot be started is an
  // error of the whole run.
  absl::StatusOr<std::unique_ptr<Program>> first = program.make(stop);
  if (!first.ok() && !stop) return first.status();
  RunResult result;
  std::vector<Outcome>& outcomes = result.outcomes;
  outcomes.assign(problems.size(), Outcome::Stopped());
  RunWork work;
  for (const Problem* problem : problems) work.ids.push_back(problem->id);
  work.make_worker = [&](int number) {
    Worker worker(program, options.limits, number == 0 && first.ok() ? *std::move(first) : nullptr);
    return std::make_unique<ProblemWorker>(problems, std::move(worker), outcomes);
  };
  work.text = [&](size_t item) { return OutcomeText(outcomes[item]); };
  work.take = [&](size_t item, const std::string& text) {
    absl::StatusOr<Outcome> outcome = ParseOutcomeText(text);
    if (outcome.ok()) outcomes[item] = *std::move(outcome);
    return outcome.status();
  };
  if (options.deliver) {
    work.deliver = [&](size_t item) { options.deliver(item, outcomes[item]); };
  }
  HAKARI_ASSIGN_OR_RETURN(const RunSummary summary, RunItems(work, options.run, stop));
  result.resumed = summary.resumed;
  result.interrupted = summary.interrupted;
  result.out_of_time = summary.out_of_time;
  if (summary.gave_up) result.gave_up = *ParseOutcomeStatus(*summary.gave_up);
  return result;
}

absl::StatusOr<RunIdentity> ProblemRunIdentity(RunIdentity problems, const ProgramSpec& program,
                                               const Limits& limits) {
  RunIdentity identity = std::move(problems);
  identity.insert(identity.end(), {{"program", program.name},
                                   {"configuration", program.configuration},
                                   {"limits", LimitsText(limits)},
                                   {"contract", kContract}});
  if (!program.contents.empty()) {
    identity.emplace_back("engine", program.contents);
    return identity;
  }
  HAKARI_ASSIGN_OR_RETURN(const std::string binary, BinaryHash());
  identity.emplace_back("binary", binary);
  return identity;
}

// A program that threw is destroyed; the next problem gets a new one.
template <typename Do>
Outcome Worker::Guarded(const Do& work) {
  try {
    return work();
  } catch (const std::exception& error) {
    program_.reset();
    return Outcome::Crashed(absl::StrCat("threw: ", error.what()));
  } catch (...) {
    program_.reset();
    return Outcome::Crashed("threw something that is not a std::exception");
  }
}

std::optional<Outcome> Worker::MakeReady(const Problem& problem, const std::atomic<bool>& stop) {
  std::optional<Outcome> failed;
  const Outcome guarded = Guarded([&] {
    if (program_ == nullptr) {
      absl::StatusOr<std::unique_ptr<Program>> made = spec_.make(stop);
      if (!made.ok() && stop) {
        failed = Outcome::Stopped();
      } else if (!made.ok()) {
        failed = Outcome::Refused(absl::StrCat("cannot be started: ", made.status().message()));
      } else {
        program_ = *std::move(made);
      }
    }
    if (!failed) failed = program_->MakeReady(problem, limits_, stop);
    return failed.value_or(Outcome());
  });
  if (!guarded.ran()) failed = guarded;
  return failed;
}

Outcome Worker::Run(const Problem& problem, const std::atomic<bool>& stop) {
  const int64_t cpu_before = ThreadCpuNs();
  const steady_clock::time_point begin = steady_clock::now();
  Outcome outcome = Guarded([&] { return program_->Run(problem, limits_, stop); });
  if (outcome.times.cpu_ns < 0) outcome.times.cpu_ns = ThreadCpuNs() - cpu_before;
  if (outcome.times.wall_ns < 0) {
    outcome.times.wall_ns =
        std::chrono::duration_cast<std::chrono::nanoseconds>(steady_clock::now() - begin).count();
  }
  return outcome;
}

}  // namespace hakari::suites

#include "suites/run/runner.h"

#include <memory>
#include <string>
#include <utility>

#include "absl/status/status.h"
#include "base/hash/file_hash.h"
#include "base/status/macros.h"
#include "suites/run/worker.h"

namespace hakari::suites {
namespace {

// Raised when what an outcome means changes although no program did.
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
  std::vector<Outcome>& outcomes_;  // its own items' only
};

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
  // One is made before any thread starts: a program that cannot be started is not asked at all.
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

}  // namespace hakari::suites

#include "ci/compare/comparison.h"

#include <chrono>
#include <cmath>
#include <exception>
#include <memory>
#include <random>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "base/time/cpu_time.h"

namespace hakari::compare {
namespace {

class Asked {
 public:
  explicit Asked(const Contestant& contestant) : contestant_(contestant) {}

  absl::Status Start(const std::atomic<bool>& stop) {
    HAKARI_ASSIGN_OR_RETURN(std::unique_ptr<suites::Program> made, contestant_.program.make(stop));
    program_ = std::move(made);
    return absl::OkStatus();
  }

  void End() { program_.reset(); }

  // For our own programs this measures the thread's processor time; an engine process reports its
  // own. Preparation, such as clearing a table, is not counted.
  suites::Outcome Ask(const suites::Problem& problem, const std::atomic<bool>& stop) {
    if (program_ == nullptr) {
      const absl::Status started = Start(stop);
      if (!started.ok()) return suites::Outcome::Refused(std::string(started.message()));
    }
    suites::Outcome outcome;
    double begin = 0;
    try {
      if (auto failed = program_->MakeReady(problem, contestant_.limits, stop)) {
        return *std::move(failed);
      }
      begin = ThreadCpuSeconds();
      outcome = program_->Run(problem, contestant_.limits, stop);
    } catch (const std::exception& error) {
      program_.reset();
      return suites::Outcome::Crashed(absl::StrCat("threw: ", error.what()));
    }
    if (contestant_.program.contents.empty()) {
      outcome.times.cpu_ns = std::llround((ThreadCpuSeconds() - begin) * 1e9);
    }
    return outcome;
  }

 private:
  const Contestant& contestant_;
  std::unique_ptr<suites::Program> program_;
};

class Run {
 public:
  Run(const ComparisonOptions& options, const Context& context)
      : options_(options), context_(context), random_(context.seed) {}

  absl::StatusOr<Comparison> All() {
    for (const Contestant& contestant : options_.contestants) {
      asked_.emplace_back(contestant);
      HAKARI_RETURN_IF_ERROR(asked_.back().Start(context_.StopFlag()));
    }
    Comparison comparison;
    comparison.contestants = options_.contestants;
    comparison.tally = options_.tally;
    comparison.rounds = options_.rounds;
    comparison.seed = context_.seed;
    Progress* const progress = options_.progress;
    const int total = static_cast<int>(options_.problems.size());
    if (progress != nullptr) progress->Begin(total, 0, std::chrono::steady_clock::now());
    for (const suites::Problem& problem : options_.problems) {
      const int life = options_.positions_a_life;
      if (life > 0 && comparison.positions.size() % static_cast<size_t>(life) == 0) {
        for (Asked& asked : asked_) asked.End();
      }
      ComparedPosition position = One(problem);
      if (context_.IsStopped()) break;
      comparison.positions.push_back(std::move(position));
      const int done = static_cast<int>(comparison.positions.size());
      if (progress != nullptr) progress->Update(done, std::chrono::steady_clock::now());
    }
    if (progress != nullptr) progress->End();
    comparison.interrupted = context_.IsStopped();
    return comparison;
  }

 private:
  ComparedPosition One(const suites::Problem& problem) {
    ComparedPosition position;
    position.id = problem.id;
    position.groups = suites::GroupsOf(problem, options_.tally);
    position.answers.resize(asked_.size());
    for (int round = 0; round < options_.rounds; ++round) {
      for (const size_t who : Order()) {
        if (context_.IsStopped()) return position;
        Take(asked_[who].Ask(problem, context_.StopFlag()), round, position.answers[who]);
      }
    }
    for (ComparedAnswer& answer : position.answers) {
      answer.score = suites::ScoreOutcome(options_.score, problem, answer.outcome);
    }
    return position;
  }

  std::vector<size_t> Order() {
    std::vector<size_t> order(asked_.size());
    for (size_t i = 0; i < order.size(); ++i) {
      const size_t other = random_() % (i + 1);
      order[i] = order[other];
      order[other] = i;
    }
    return order;
  }

  void Take(suites::Outcome outcome, int round, ComparedAnswer& answer) const {
    if (outcome.times.cpu_ns >= 0) answer.cpu_ns.push_back(outcome.times.cpu_ns);
    if (round == 0) {
      answer.outcome = std::move(outcome);
      return;
    }
    const suites::CountedAnswer& before = answer.outcome;
    answer.repeats &= outcome.status == answer.outcome.status && outcome == before;
    if (!outcome.ran() && answer.outcome.ran()) answer.outcome = std::move(outcome);
  }

  const ComparisonOptions& options_;
  const Context& context_;
  std::mt19937_64 random_;  // its sequence is fixed by the C++ standard
  std::vector<Asked> asked_;
};

}  // namespace

absl::StatusOr<Comparison> Compare(const ComparisonOptions& options, const Context& context) {
  if (options.problems.empty()) return absl::InvalidArgumentError("there are no positions");
  return Run(options, context).All();
}

}  // namespace hakari::compare

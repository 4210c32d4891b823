#include "ci/check/examine/repeatability.h"

#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <utility>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "suites/core/outcome.h"
#include "suites/core/program.h"
#include "suites/engines/programs/usi_program.h"

namespace hakari::check {
namespace {

using Outcomes = std::vector<suites::Outcome>;

suites::Outcome Failed(const absl::Status& status) {
  return suites::Outcome::Refused(std::string(status.message()));
}

// One process of the engine.
class Asker {
 public:
  Asker(const RepeatQuestion& question, const std::atomic<bool>& stop)
      : question_(question), stop_(stop) {
    const absl::StatusOr<suites::ProgramSpec> spec = engines::UsiSearchProgram(question.engine, {});
    if (!spec.ok()) {
      failed_ = spec.status();
      return;
    }
    absl::StatusOr<std::unique_ptr<suites::Program>> program = spec->make(stop);
    if (program.ok()) {
      program_ = *std::move(program);
    } else {
      failed_ = program.status();
    }
  }

  suites::Outcome Ask(size_t position) {
    if (program_ == nullptr) return Failed(failed_);
    return program_->Run(question_.positions[position], question_.limits, stop_);
  }
  Outcomes AskAll() {
    Outcomes outcomes;
    for (size_t i = 0; i < question_.positions.size(); ++i) outcomes.push_back(Ask(i));
    return outcomes;
  }

 private:
  const RepeatQuestion& question_;
  const std::atomic<bool>& stop_;
  std::unique_ptr<suites::Program> program_;
  absl::Status failed_;
};

// Engines that search on all processors until the destructor runs. Each thread must start its own
// engine.
class Crowd {
 public:
  Crowd(const RepeatQuestion& question, int jobs) {
    for (int i = 0; i < jobs; ++i) {
      threads_.emplace_back([this, &question] {
        Asker asker(question, stop_);
        while (!stop_) {
          const bool ran = asker.Ask(0).ran();
          at_work_ = at_work_ + 1;
          if (!ran) return;
        }
      });
    }
    while (at_work_ < jobs) std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  ~Crowd() {
    stop_ = true;
    for (std::thread& thread : threads_) thread.join();
  }

 private:
  std::atomic<bool> stop_{false};
  std::atomic<int> at_work_{0};
  std::vector<std::thread> threads_;
};

Outcomes InNewProcesses(const RepeatQuestion& question, const Context& context) {
  Outcomes outcomes;
  for (size_t i = 0; i < question.positions.size(); ++i) {
    outcomes.push_back(Asker(question, context.StopFlag()).Ask(i));
  }
  return outcomes;
}

Outcomes AskedTwice(const RepeatQuestion& question, const Context& context) {
  Asker asker(question, context.StopFlag());
  asker.Ask(0);
  return {asker.Ask(0)};
}

// Asks in reverse order, after all positions were asked once.
Outcomes AfterOthers(const RepeatQuestion& question, const Context& context) {
  Asker asker(question, context.StopFlag());
  asker.AskAll();
  Outcomes outcomes(question.positions.size());
  for (size_t i = outcomes.size(); i-- > 0;) outcomes[i] = asker.Ask(i);
  return outcomes;
}

// The answers of a new process that is asked all positions, one after the other.
Outcomes InOneProcess(const RepeatQuestion& question, const Context& context) {
  return Asker(question, context.StopFlag()).AskAll();
}

Outcomes BesideOthers(const RepeatQuestion& question, const Context& context) {
  const Crowd crowd(question, context.jobs);
  return InNewProcesses(question, context);
}

std::string TextOf(const suites::Outcome& outcome) {
  const std::optional<int64_t> nodes = outcome.Counter("nodes");
  return nodes ? absl::StrCat(outcome.answer, " ", *nodes) : outcome.answer;
}

// The first outcome that differs; none if all are equal.
std::optional<std::string> Difference(const RepeatQuestion& question, const Outcomes& expected,
                                      const Outcomes& found) {
  for (size_t i = 0; i < found.size(); ++i) {
    const std::string& id = question.positions[i].id;
    if (!found[i].ran()) return absl::StrCat(id, ": ", found[i].why);
    if (TextOf(found[i]) == TextOf(expected[i])) continue;
    return absl::StrCat(id, ": ", TextOf(expected[i]), ", then ", TextOf(found[i]));
  }
  return std::nullopt;
}

constexpr char kOutlivesResets[] =
    "some state survives every reset: tables that usinewgame does not clear?";

// A way of repeating the few positions for which a process each can be started.
struct Way {
  const char* what;
  Outcomes (*first)(const RepeatQuestion&, const Context&);
  Outcomes (*ask)(const RepeatQuestion&, const Context&);
  bool reset_may_help;
  const char* advice;
};

constexpr Way kWays[] = {
    {"repeats in a new process", InNewProcesses, InNewProcesses, false,
     "its counts depend on chance or the clock: use one thread, no book, no time limit"},
    {"repeats when asked twice", InNewProcesses, AskedTwice, true, kOutlivesResets},
    {"repeats under load", InNewProcesses, BesideOthers, false,
     "it depends on the clock, or shares files or memory with other processes"},
};

// For many positions: what one search leaves behind changes only few of the later ones.
constexpr Way kInAnyOrder = {"repeats in any order", InOneProcess, AfterOthers, true,
                             kOutlivesResets};

// The first reset with which this way repeats.
std::optional<suites::EngineReset> ResetThatHelps(RepeatQuestion question, const Way& way,
                                                  const Context& context) {
  for (const suites::EngineReset reset :
       {suites::EngineReset::kReadyNewGame, suites::EngineReset::kClearHash,
        suites::EngineReset::kRestart}) {
    if (reset == question.engine.reset) continue;
    question.engine.reset = reset;
    const Outcomes expected = way.first(question, context);
    if (!Difference(question, expected, way.ask(question, context))) return reset;
  }
  return std::nullopt;
}

Examined Compared(const RepeatQuestion& question, const Way& way, const Outcomes& expected,
                  const Context& context) {
  const std::optional<std::string> difference =
      Difference(question, expected, way.ask(question, context));
  if (!difference) {
    return {way.what, Health::kGood,
            absl::StrCat(question.positions.size(), " positions, the same"), ""};
  }
  Examined row = {way.what, Health::kBad, *difference, way.advice};
  if (!way.reset_may_help) return row;
  const std::optional<suites::EngineReset> reset = ResetThatHelps(question, way, context);
  if (reset)
    row.advice = absl::StrCat("with reset=", suites::EngineResetName(*reset), " it repeats");
  return row;
}

Examined ExamineOrder(RepeatQuestion question, const Context& context) {
  question.positions = question.in_any_order;
  return Compared(question, kInAnyOrder, kInAnyOrder.first(question, context), context);
}

}  // namespace

std::vector<Examined> ExamineRepeatability(const RepeatQuestion& question, const Context& context) {
  const Outcomes expected = InNewProcesses(question, context);
  for (size_t i = 0; i < expected.size(); ++i) {
    if (expected[i].ran()) continue;
    return {{"repeats", Health::kBad, absl::StrCat(question.positions[i].id, ": ", expected[i].why),
             "fix this first: repeatability needs answers"}};
  }
  std::vector<Examined> rows;
  if (expected[0].counters.empty()) {
    rows.push_back({"counts nodes", Health::kNote, "it reports no nodes",
                    "only its moves can be compared; print info nodes N before bestmove"});
  }
  for (const Way& way : kWays) {
    if (context.IsStopped()) break;
    rows.push_back(Compared(question, way, expected, context));
    // If even this fails, the other ways add nothing.
    if (rows.back().health == Health::kBad && way.ask == InNewProcesses) return rows;
  }
  if (!context.IsStopped()) rows.push_back(ExamineOrder(question, context));
  return rows;
}

}  // namespace hakari::check

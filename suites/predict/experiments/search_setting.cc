#include "suites/predict/experiments/search_setting.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/hash/content_hash.h"
#include "base/status/macros.h"
#include "base/time/cpu_time.h"
#include "engine/mate/bounded/bounded_solver.h"
#include "engine/mate/bounded/bounded_table.h"
#include "engine/mate/bounded/visited_positions.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/solver.h"
#include "engine/mate/wrapped_solver.h"
#include "engine/player/limits.h"

#include "engine/position/position.h"
#include "engine/predict/search/bounded_steered_solver.h"
#include "engine/predict/search/steered_solver.h"
#include "engine/predict/search/steering.h"
#include "suites/core/limits.h"
#include "suites/core/outcome.h"
#include "suites/core/problem.h"
#include "suites/engines/mate_player.h"

#include "suites/mate/mate_program.h"

namespace hakari::suites {
namespace {

constexpr double kNanoseconds = 1e9;

// Remembers how long the last search took.
class TimedSolver : public mate::WrappedSolver {
 public:
  TimedSolver(std::unique_ptr<mate::MateSolver> solver, int64_t* cpu_ns)
      : WrappedSolver(std::move(solver)), cpu_ns_(cpu_ns) {}

  mate::MateResult Solve(const Position& root, const mate::MateLimits& limits) override {
    const double begin = ThreadCpuSeconds();
    mate::MateResult result = solver().Solve(root, limits);
    *cpu_ns_ = static_cast<int64_t>((ThreadCpuSeconds() - begin) * kNanoseconds);
    return result;
  }

 private:
  int64_t* const cpu_ns_;
};

class SearchRunner : public Program {
 public:
  explicit SearchRunner(engines::MateSolverMaker make)
      : runner_(MakeMateRunner([this, make = std::move(make)](const player::Limits& limits)
                                   -> absl::StatusOr<std::unique_ptr<mate::MateSolver>> {
          HAKARI_ASSIGN_OR_RETURN(std::unique_ptr<mate::MateSolver> solver, make(limits));
          return std::make_unique<TimedSolver>(std::move(solver), &cpu_ns_);
        })) {}

  Outcome Run(const Problem& problem, const Limits& limits,
              const std::atomic<bool>& stop) override {
    Outcome outcome = runner_->Run(problem, limits, stop);
    if (outcome.ran()) outcome.times.cpu_ns = cpu_ns_;
    return outcome;
  }

 private:
  int64_t cpu_ns_ = 0;
  const std::unique_ptr<Program> runner_;
};

using BoundedSolverMaker =
    std::function<std::unique_ptr<mate::VisitCountingSolver>(uint32_t nodes)>;

// Stores the visits of its last search; the answer is checked after that.
class VisitNotingSolver : public mate::MateSolver {
 public:
  VisitNotingSolver(std::unique_ptr<mate::VisitCountingSolver> solver, mate::VisitCounts* visits)
      : solver_(std::move(solver)), visits_(visits) {}

  mate::MateResult Solve(const Position& root, const mate::MateLimits& limits) override {
    mate::MateResult result = solver_->Solve(root, limits);
    *visits_ = solver_->visits();
    return result;
  }
  mate::KnownAnswer Known(const Position& position) const override {
    return solver_->Known(position);
  }
  uint64_t max_nodes() const override { return solver_->max_nodes(); }

 private:
  const std::unique_ptr<mate::VisitCountingSolver> solver_;
  mate::VisitCounts* const visits_;
};

// Table entries are numbered with 32 bits, of which two are reserved.
absl::StatusOr<uint32_t> TableEntries(const player::Limits& limits) {
  constexpr uint64_t kMost = uint64_t{1} << 30;
  const uint64_t nodes = *limits.nodes;
  if (nodes > kMost) {
    return absl::ResourceExhaustedError(
        absl::StrCat("a table for ", nodes, " positions is too large; the maximum is ", kMost));
  }
  return static_cast<uint32_t>(nodes);
}

class BoundedRunner : public Program {
 public:
  explicit BoundedRunner(BoundedSolverMaker make)
      : runner_([this, make = std::move(make)](const player::Limits& limits)
                    -> absl::StatusOr<std::unique_ptr<mate::MateSolver>> {
          HAKARI_ASSIGN_OR_RETURN(const uint32_t nodes, TableEntries(limits));
          return std::make_unique<VisitNotingSolver>(make(nodes), &visits_);
        }) {}

  Outcome Run(const Problem& problem, const Limits& limits,
              const std::atomic<bool>& stop) override {
    Outcome outcome = runner_.Run(problem, limits, stop);
    if (!outcome.ran()) return outcome;
    outcome.counters[kRepeatsHeldCounter] = static_cast<int64_t>(visits_.repeats_held);
    outcome.counters[kRepeatsLostCounter] = static_cast<int64_t>(visits_.repeats_lost);
    return outcome;
  }

 private:
  mate::VisitCounts visits_;
  SearchRunner runner_;
};

// Its answers are not checked: it is sometimes wrong, and the experiment measures how often.
class StandIn : public Program {
 public:
  explicit StandIn(const predict::LinearModel& model) : model_(model) {}

  Outcome Run(const Problem& problem, const Limits&, const std::atomic<bool>&) override {
    const Position& position = problem.position();
    const double begin = ThreadCpuSeconds();
    const bool mate = predict::PredictsMate(model_.Distance(position, position.side_to_move()));
    Outcome outcome = Outcome::Ran(mate ? kMateAnswer : kNoMateAnswer, {{"nodes", 0}});
    outcome.times.cpu_ns = static_cast<int64_t>((ThreadCpuSeconds() - begin) * kNanoseconds);
    return outcome;
  }

 private:
  const predict::LinearModel& model_;
};

absl::StatusOr<std::unique_ptr<mate::MateSolver>> PlainSolver(const player::Limits& limits) {
  HAKARI_ASSIGN_OR_RETURN(const uint64_t bytes, mate::TableBytesFor(kPlainSetting, *limits.nodes));
  return mate::MakeMateSolver(kPlainSetting, bytes);
}

engines::MateSolverMaker OrderedMaker(const predict::LinearModel& model) {
  return
      [&model](const player::Limits& limits) -> absl::StatusOr<std::unique_ptr<mate::MateSolver>> {
        HAKARI_ASSIGN_OR_RETURN(const uint32_t entries, TableEntries(limits));
        return predict::MakeOrderedSolver(model, entries);
      };
}

engines::MateSolverMaker SteeredMaker(const predict::Steering& steering) {
  return [steering](
             const player::Limits& limits) -> absl::StatusOr<std::unique_ptr<mate::MateSolver>> {
    HAKARI_ASSIGN_OR_RETURN(const uint32_t entries, TableEntries(limits));
    return predict::MakeSteeredSolver(steering, entries);
  };
}

ProgramSpec SearchProgram(absl::string_view name, std::string configuration,
                          engines::MateSolverMaker make) {
  return {std::string(name), std::move(configuration),
          [make = std::move(make)](const std::atomic<bool>&) {
            return std::make_unique<SearchRunner>(make);
          }};
}

// Settings such as "pds-table12"; the name of the table is at the end.
absl::StatusOr<ProgramSpec> BoundedProgram(absl::string_view name, size_t table,
                                           const predict::LinearModel& model) {
  HAKARI_ASSIGN_OR_RETURN(const mate::BoundedTableKind kind,
                          mate::ParseBoundedTable(name.substr(table + 1)));
  const absl::string_view search = name.substr(0, table);
  std::string configuration = absl::StrCat(name, "/1");
  BoundedSolverMaker make = [kind](uint32_t nodes) { return mate::MakeBoundedPds(kind, nodes); };
  if (search != kPlainSetting) {
    HAKARI_ASSIGN_OR_RETURN(const predict::Steering steering,
                            predict::ParseSteering(search, model));
    absl::StrAppend(&configuration, " model=", ModelHash(model));
    make = [kind, steering](uint32_t nodes) {
      return predict::MakeBoundedSteeredSolver(steering, kind, nodes);
    };
  }
  return ProgramSpec{std::string(name), std::move(configuration),
                     [make = std::move(make)](const std::atomic<bool>&) {
                       return std::make_unique<BoundedRunner>(make);
                     }};
}

}  // namespace

std::string ModelHash(const predict::LinearModel& model) {
  return ContentHash(absl::StrCat(absl::StrJoin(model.weights, " "), " ", model.bias));
}

absl::StatusOr<ProgramSpec> SettingProgram(absl::string_view name,
                                           const predict::LinearModel& model) {
  if (name == kPlainSetting) return SearchProgram(name, "pds/1", PlainSolver);
  const size_t table = name.find("-table");
  if (table != absl::string_view::npos) return BoundedProgram(name, table, model);
  std::string configuration = absl::StrCat(name, "/1 model=", ModelHash(model));
  if (name == kOrderSetting) return SearchProgram(name, configuration, OrderedMaker(model));
  if (name == kStandInSetting) {
    return ProgramSpec{std::string(name), configuration, [&model](const std::atomic<bool>&) {
                         return std::make_unique<StandIn>(model);
                       }};
  }
  HAKARI_ASSIGN_OR_RETURN(const predict::Steering steering, predict::ParseSteering(name, model));
  return SearchProgram(name, configuration, SteeredMaker(steering));
}

}  // namespace hakari::suites

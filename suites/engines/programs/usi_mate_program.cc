#include "suites/engines/programs/usi_mate_program.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/solver.h"
#include "engine/notation/usi_move.h"
#include "suites/core/outcome.h"
#include "suites/core/problem.h"
#include "suites/engines/engine_failure.h"
#include "suites/engines/programs/usi_program.h"
#include "suites/engines/usi_position.h"

namespace hakari::engines {
namespace {

constexpr int64_t kLeastMs = 1'000;
constexpr int64_t kUsualMs = 10'000;
constexpr uint64_t kNodesPerMs = 100;
constexpr uint64_t kMostMs = uint64_t{24} * 3600 * 1000;

suites::Outcome OutcomeOf(const MateSearchResult& result) {
  suites::Outcome outcome;
  outcome.times = result.times;
  outcome.counters["nodes"] = result.nodes;
  switch (result.answer) {
    case mate::MateAnswer::kMate:
      outcome.answer = "mate";
      outcome.line = absl::StrJoin(
          result.line, " ", [](std::string* out, Move move) { *out += notation::ToUsi(move); });
      outcome.counters["plies"] = result.line.size();
      if (result.unchecked) outcome.counters["unchecked"] = 1;
      break;
    case mate::MateAnswer::kNoMate:
      outcome.answer = "nomate";
      break;
    case mate::MateAnswer::kUnknown:
      outcome.answer = "unknown";
      break;
  }
  return outcome;
}

class UsiMateRunner : public suites::Program {
 public:
  UsiMateRunner(std::unique_ptr<ProblemEngine> engine, MateClaimCheck check)
      : engine_(std::move(engine)), check_(std::move(check)) {}

  std::optional<suites::Outcome> MakeReady(const suites::Problem& problem,
                                           const suites::Limits& limits,
                                           const std::atomic<bool>& stop) override {
    const auto failure = engine_->Prepare(limits, stop);
    if (failure) return engine_->Failed(*failure, problem);
    return std::nullopt;
  }

  suites::Outcome Run(const suites::Problem& problem, const suites::Limits& limits,
                      const std::atomic<bool>& stop) override {
    const absl::StatusOr<UsiPosition> position = UsiPosition::Parse(problem.sfen);
    if (!position.ok()) return suites::Outcome::Refused(std::string(position.status().message()));
    const absl::Status sense = mate::CheckMateProblem(position->position(), {});
    if (!sense.ok()) return suites::Outcome::Refused(std::string(sense.message()));
    UsiEngine& engine = engine_->engine();
    const absl::StatusOr<EngineMateLimits> mate = EngineMateLimitsOf(engine.spec(), limits);
    if (!mate.ok()) return suites::Outcome::Refused(std::string(mate.status().message()));
    if (const auto failure = engine_->EnsurePrepared(limits, stop))
      return engine_->Failed(*failure, problem);
    const MateSearchResult result = engine.SearchMate(*position, *mate, check_, &stop);
    if (!result.failure) return OutcomeOf(result);
    suites::Outcome outcome = engine_->Failed(*result.failure, problem);
    outcome.times = result.times;
    return outcome;
  }

 private:
  std::unique_ptr<ProblemEngine> engine_;
  const MateClaimCheck check_;
};

}  // namespace

absl::StatusOr<EngineMateLimits> EngineMateLimitsOf(const suites::EngineSpec& spec,
                                                    const suites::Limits& limits) {
  if (limits.depth) {
    return absl::InvalidArgumentError("USI engines cannot be told a limit on plies");
  }
  if (limits.nodes == 0u) return absl::InvalidArgumentError("expected a limit on nodes above 0");
  EngineMateLimits mate;
  if (spec.mate_by == suites::MateBy::kSearch) {
    if (!limits.nodes) {
      return absl::InvalidArgumentError("mate=search expects a limit on nodes");
    }
    mate.nodes = limits.nodes;
  } else if (spec.mate_ms > 0) {
    mate.time_ms = spec.mate_ms;
  } else if (limits.nodes) {
    const auto ms = static_cast<int64_t>(std::min(*limits.nodes / kNodesPerMs, kMostMs));
    mate.time_ms = std::max(kLeastMs, ms);
  } else {
    mate.time_ms = kUsualMs;
  }
  return mate;
}

absl::StatusOr<suites::ProgramSpec> UsiMateProgram(const suites::EngineSpec& spec,
                                                   const suites::EngineRun& run,
                                                   const MateClaimCheck& check) {
  return UsiProgram(spec, run, "usi/1", [check](std::unique_ptr<ProblemEngine> engine) {
    return std::make_unique<UsiMateRunner>(std::move(engine), check);
  });
}

}  // namespace hakari::engines

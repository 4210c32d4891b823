#include "suites/engines/programs/usi_search_program.h"

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/core/move.h"
#include "engine/notation/usi_move.h"
#include "suites/core/outcome.h"
#include "suites/core/problem.h"
#include "suites/engines/programs/usi_program.h"
#include "suites/engines/usi_engine.h"
#include "suites/engines/usi_position.h"
#include "suites/engines/usi_text.h"

namespace hakari::engines {
namespace {

constexpr uint64_t kDeepest = 1000;  // beyond what any engine counts as plies

std::string AnswerOf(const UsiBestMove& best) {
  switch (best.kind) {
    case UsiBestMove::Kind::kMove:
      return notation::ToUsi(best.move);
    case UsiBestMove::Kind::kResign:
      return "resign";
    case UsiBestMove::Kind::kWin:
      return "win";
  }
  return "?";
}

suites::Outcome OutcomeOf(const SearchResult& result) {
  suites::Outcome outcome;
  outcome.answer = AnswerOf(result.best);
  if (result.nodes > 0) outcome.counters["nodes"] = result.nodes;
  if (!result.info.empty()) {
    outcome.line = absl::StrJoin(
        result.info[0].pv, " ", [](std::string* out, Move move) { *out += notation::ToUsi(move); });
  }
  outcome.times = result.times;
  return outcome;
}

class UsiSearchRunner : public suites::Program {
 public:
  explicit UsiSearchRunner(std::unique_ptr<ProblemEngine> engine) : engine_(std::move(engine)) {}

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
    UsiEngine& engine = engine_->engine();
    const absl::StatusOr<SearchLimits> search = EngineSearchLimitsOf(engine.spec(), limits);
    if (!search.ok()) return suites::Outcome::Refused(std::string(search.status().message()));
    if (const auto failure = engine_->EnsurePrepared(limits, stop))
      return engine_->Failed(*failure, problem);
    const SearchResult result = engine.Search(*position, *search, &stop);
    suites::Outcome outcome;
    if (result.failure) {
      outcome = engine_->Failed(*result.failure, problem);
      outcome.times = result.times;
    } else if (result.overran) {
      outcome = suites::Outcome::Failed(suites::OutcomeStatus::kTimedOut,
                                        "it answered only when told to stop");
    } else {
      outcome = OutcomeOf(result);
    }
    return outcome;
  }

 private:
  std::unique_ptr<ProblemEngine> engine_;
};

}  // namespace

absl::StatusOr<SearchLimits> EngineSearchLimitsOf(const suites::EngineSpec& spec,
                                                  const suites::Limits& limits) {
  SearchLimits search;
  if (spec.byoyomi_ms > 0) {
    search.byoyomi_ms = spec.byoyomi_ms;
    return search;
  }
  if (!limits.nodes && !limits.depth) {
    return absl::InvalidArgumentError("expected a limit on nodes or depth");
  }
  if (limits.nodes == 0u || limits.depth.value_or(1) < 1 || limits.depth.value_or(1) > kDeepest) {
    return absl::InvalidArgumentError(
        absl::StrCat("expected nodes above 0 and a depth of 1 to ", kDeepest));
  }
  search.nodes = limits.nodes;
  if (limits.depth) search.depth = static_cast<int>(*limits.depth);
  return search;
}

absl::StatusOr<suites::ProgramSpec> UsiSearchProgram(const suites::EngineSpec& spec,
                                                     const suites::EngineRun& run) {
  return UsiProgram(spec, run, "usi-search/1", [](std::unique_ptr<ProblemEngine> engine) {
    return std::make_unique<UsiSearchRunner>(std::move(engine));
  });
}

}  // namespace hakari::engines

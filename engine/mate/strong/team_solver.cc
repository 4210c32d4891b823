#include "engine/mate/strong/team_solver.h"

#include <algorithm>
#include <cstddef>
#include <thread>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "engine/mate/strong/strong_solver.h"

namespace hakari::mate {
namespace {

// Priority of the reasons of searches without an answer: a limit that one search ran into (plies,
// memory, saturation) comes before kStopped, which the other searches then report.
int Weight(StopReason reason) {
  switch (reason) {
    case StopReason::kNone:
      return 0;
    case StopReason::kNodes:
      return 1;
    case StopReason::kStopped:
      return 2;
    default:
      return 3;
  }
}

MateResult Together(std::vector<MateResult> results) {
  MateResult whole;
  uint64_t nodes = 0;
  for (MateResult& result : results) {
    nodes += result.nodes;
    const bool is_better =
        whole.answer == MateAnswer::kUnknown &&
        (result.answer != MateAnswer::kUnknown || Weight(result.reason) > Weight(whole.reason));
    if (is_better) whole = std::move(result);
  }
  whole.nodes = nodes;
  return whole;
}

}  // namespace

absl::StatusOr<std::unique_ptr<MateSolver>> TeamSolver::Make(uint64_t table_bytes, int threads) {
  if (threads < 1 || threads > kMostMateThreads) {
    return absl::InvalidArgumentError(
        absl::StrCat("a search has 1 to ", kMostMateThreads, " threads, not ", threads));
  }
  if (threads == 1) return StrongSolver::Make(table_bytes);
  const uint64_t least = StrongSolver::kLeastTableBytes * static_cast<uint64_t>(threads);
  if (table_bytes < least) {
    return absl::ResourceExhaustedError(absl::StrCat(table_bytes, " bytes are too few for ",
                                                     threads, " threads; they need ", least));
  }
  return std::unique_ptr<MateSolver>(new TeamSolver(table_bytes, threads));
}

TeamSolver::TeamSolver(uint64_t table_bytes, int threads)
    : team_(StrongShares(table_bytes).entries) {
  const uint64_t own_bytes = StrongShares(table_bytes).own_bytes / static_cast<uint64_t>(threads);
  for (int i = 0; i < threads; ++i) {
    searches_.push_back(std::make_unique<StrongSearch<Team>>(team_, own_bytes));
  }
}

MateResult TeamSolver::Solve(const Position& root, const MateLimits& limits) {
  attacker_ = root.side_to_move();
  team_.Begin(limits.nodes);
  std::vector<MateResult> results(searches_.size());
  std::vector<std::thread> threads;
  for (size_t i = 1; i < searches_.size(); ++i) {
    threads.emplace_back([&, i] { results[i] = searches_[i]->Run(root, limits); });
  }
  results[0] = searches_[0]->Run(root, limits);
  for (std::thread& thread : threads) thread.join();
  return Together(std::move(results));
}

KnownAnswer TeamSolver::Known(const Position& position) const {
  return KnownByTable(team_.Find(position.board_key(), position.hand(attacker_)), position,
                      attacker_);
}

}  // namespace hakari::mate

#include "suites/corpus/mate_share.h"

#include <chrono>
#include <memory>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_format.h"
#include "base/run/parallel.h"
#include "base/status/macros.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/solver.h"
#include "engine/position/position.h"
#include "suites/corpus/announced_end.h"

namespace hakari::corpus {
namespace {

using SteadyClock = std::chrono::steady_clock;

absl::Status CheckAll(const std::vector<suites::Problem>& problems,
                      const mate::MateLimits& limits) {
  for (const suites::Problem& problem : problems) {
    HAKARI_RETURN_IF_ERROR(mate::CheckMateProblem(problem.position(), limits));
  }
  return absl::OkStatus();
}

}  // namespace

std::string MateShareText(const MateShare& share) {
  return absl::StrFormat("%d mates (%.1f %%), %d no mates, %d unknown", share.mates,
                         100.0 * share.mates / share.total(), share.no_mates, share.unknown);
}

absl::StatusOr<MateShare> MeasureMateShare(const std::vector<suites::Problem>& problems,
                                           uint64_t nodes, int jobs, Progress* progress,
                                           const std::atomic<bool>& stop) {
  mate::MateLimits limits;
  limits.nodes = nodes;
  limits.stop = &stop;
  HAKARI_RETURN_IF_ERROR(CheckAll(problems, limits));
  std::vector<std::unique_ptr<mate::MateSolver>> solvers;
  for (int i = 0; i < jobs; ++i) {
    HAKARI_ASSIGN_OR_RETURN(std::unique_ptr<mate::MateSolver> solver, MakePds(nodes));
    solvers.push_back(std::move(solver));
  }
  const int total = static_cast<int>(problems.size());
  std::vector<mate::MateAnswer> answers(problems.size());
  if (progress != nullptr) progress->Begin(total, 0, SteadyClock::now());
  InParallel(
      jobs, total, stop,
      [&](int worker) {
        return [&, worker](int i) {
          answers[i] = solvers[worker]->Solve(problems[i].position(), limits).answer;
        };
      },
      [&](int finished) {
        if (progress != nullptr) progress->Update(finished, SteadyClock::now());
      });
  if (progress != nullptr) progress->End();
  if (stop) return absl::CancelledError("interrupted");
  MateShare share;
  for (const mate::MateAnswer answer : answers) {
    share.mates += answer == mate::MateAnswer::kMate;
    share.no_mates += answer == mate::MateAnswer::kNoMate;
    share.unknown += answer == mate::MateAnswer::kUnknown;
  }
  return share;
}

}  // namespace hakari::corpus

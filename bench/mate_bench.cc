// engine/mate: the searches by name. The answer of a search is the number of its nodes, which is
// fixed.
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "bench/cases.h"
#include "bench/positions/position_set.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/solver.h"
#include "engine/position/position.h"

namespace hakari::bench {
namespace {

constexpr uint64_t kNodesAPosition = 10'000;

BenchCase SearchCase(const char* solver_name) {
  auto made = mate::MakeMateSolver(solver_name, *mate::TableBytesFor(solver_name, kNodesAPosition));
  if (!made.ok()) std::abort();  // a tested constant
  const std::shared_ptr<mate::MateSolver> solver = *std::move(made);
  return CountingItsAnswer(CaseOverSet(solver_name, MatePositions(),
                                       [solver](const Position& position) {
                                         mate::MateLimits limits;
                                         limits.nodes = kNodesAPosition;
                                         return solver->Solve(position, limits).nodes;
                                       }),
                           "nodes");
}

}  // namespace

std::vector<BenchCase> MateCases() {
  return {SearchCase("pds"), SearchCase("dfpn"), SearchCase("strong")};
}

}  // namespace hakari::bench

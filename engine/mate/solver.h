// The mate searches by name, all asked in one way: by commands, suites, benchmarks and tests alike.
#ifndef HAKARI_ENGINE_MATE_SOLVER_H_
#define HAKARI_ENGINE_MATE_SOLVER_H_

#include <cstdint>
#include <memory>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/core/move.h"
#include "engine/mate/mate_result.h"
#include "engine/position/position.h"

namespace hakari::mate {

// What a search has found out of a position below the root of its last run.
struct KnownAnswer {
  MateAnswer answer = MateAnswer::kUnknown;  // can the attacker, the root's side to move, mate?
  int plies = 0;                             // of a mate
  // A no mate may rest on the path by which the search came: then it is a hint only.
  bool is_hint = false;
};

// One instance serves one caller, for any number of positions in any order: no answer and no count
// depends on what it was asked before.
class MateSolver {
 public:
  virtual ~MateSolver() = default;

  // Can the side to move mate by giving check with every move? The position must pass
  // CheckMateProblem, and limits.nodes must not be above max_nodes().
  virtual MateResult Solve(const Position& root, const MateLimits& limits) = 0;

  // Of a position that the last search met.
  virtual KnownAnswer Known(const Position& position) const = 0;

  // The most nodes for which the memory is enough; UINT64_MAX if it always is.
  virtual uint64_t max_nodes() const = 0;
};

struct MateSolverInfo {
  absl::string_view name;
  absl::string_view about;  // one line
};

// The first is the one to take if none is named.
const std::vector<MateSolverInfo>& MateSolvers();

inline constexpr int kMostMateThreads = 256;

// Whether several threads can work at one problem. With more than one no count is the same from run
// to run; what is decided is.
bool TakesThreads(absl::string_view name);

// An unknown name is kNotFound and names the known ones; memory too small to start is
// kResourceExhausted; more threads than it takes are kInvalidArgument.
absl::StatusOr<std::unique_ptr<MateSolver>> MakeMateSolver(absl::string_view name,
                                                           uint64_t table_bytes, int threads = 1);

// The memory that a search of so many nodes needs, for those whose tables never replace anything;
// a sensible amount for the others.
absl::StatusOr<uint64_t> TableBytesFor(absl::string_view name, uint64_t nodes);

// A question that makes no sense: no king to mate, the opponent already in check, no node allowed.
absl::Status CheckMateProblem(const Position& position, const MateLimits& limits);

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_SOLVER_H_

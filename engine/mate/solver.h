// One interface for all mate searches, which are created by name.
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

// What the last run found out about a position below its root.
struct KnownAnswer {
  MateAnswer answer = MateAnswer::kUnknown;  // can the attacker, the root's side to move, mate?
  int plies = 0;                             // of a mate
  // A no mate may depend on the path that led to the position; then it is only a hint.
  bool is_hint = false;
};

// One instance serves one caller, for any number of positions in any order. Answers and node counts
// do not depend on earlier calls.
class MateSolver {
 public:
  virtual ~MateSolver() = default;

  // Can the side to move mate by giving check with every move? The position must pass
  // CheckMateProblem, and limits.nodes must not be above max_nodes().
  virtual MateResult Solve(const Position& root, const MateLimits& limits) = 0;

  // What the last search knows about a position.
  virtual KnownAnswer Known(const Position& position) const = 0;

  // The largest node limit for which the memory is enough; UINT64_MAX if there is none.
  virtual uint64_t max_nodes() const = 0;
};

struct MateSolverInfo {
  absl::string_view name;
  absl::string_view about;  // one line
};

// The first one is the default.
const std::vector<MateSolverInfo>& MateSolvers();

inline constexpr int kMostMateThreads = 256;

// Whether the search can use several threads. With more than one thread, node counts differ from
// run to run, but decided answers do not.
bool TakesThreads(absl::string_view name);

// Errors: kNotFound for an unknown name, with the known names; kResourceExhausted for too little
// memory; kInvalidArgument for more threads than the search supports.
absl::StatusOr<std::unique_ptr<MateSolver>> MakeMateSolver(absl::string_view name,
                                                           uint64_t table_bytes, int threads = 1);

// The memory that a search of `nodes` nodes needs if its table never replaces anything; a sensible
// amount for the other searches.
absl::StatusOr<uint64_t> TableBytesFor(absl::string_view name, uint64_t nodes);

// Returns an error for an invalid problem: no king to mate, the opponent already in check, or no
// node allowed.
absl::Status CheckMateProblem(const Position& position, const MateLimits& limits);

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_SOLVER_H_

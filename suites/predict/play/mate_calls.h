// Records the calls that a search makes of its mate search, through the hook of its memory
// (search::GameMemory::WrapMateSolver).
#ifndef HAKARI_SUITES_PREDICT_PLAY_MATE_CALLS_H_
#define HAKARI_SUITES_PREDICT_PLAY_MATE_CALLS_H_

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/solver.h"
#include "engine/mate/wrapped_solver.h"
#include "engine/position/position.h"

namespace hakari::suites {

// One call, with the data needed to compute what another limit would have taken.
struct RecordedCall {
  uint64_t limit = 0;
  uint64_t nodes = 0;  // that it took
  // The nodes with kMoreNodes times the limit: equal to `nodes` if the answer was decided, and
  // never fewer.
  uint64_t more_nodes = 0;
  // For the side to move, by the thesis's classifier and by the sharper one.
  std::array<int64_t, 2> distances = {};
  bool is_mate = false;  // a mate is proved within more_nodes
};

inline constexpr uint64_t kMoreNodes = 64;

// "limit:nodes:more:mate:distance:distance", separated by blanks; and back.
std::string CallsText(const std::vector<RecordedCall>& calls);
absl::StatusOr<std::vector<RecordedCall>> ParseCalls(absl::string_view text);

// Records every `sample`-th call. Recording takes more time than the call.
class MateCallRecorder : public mate::WrappedSolver {
 public:
  // `sample` is at least 1.
  MateCallRecorder(std::unique_ptr<mate::MateSolver> solver, int sample)
      : WrappedSolver(std::move(solver)), sample_(sample) {}

  mate::MateResult Solve(const Position& root, const mate::MateLimits& limits) override;

  // The calls of the current game.
  const std::vector<RecordedCall>& calls() const { return calls_; }

  // Discards the recorded calls, and restarts the count of calls, so that a game does not depend on
  // earlier ones.
  void BeginGame();

 private:
  void Record(const Position& root, uint64_t limit, const mate::MateResult& result);

  const int sample_;
  int64_t seen_ = 0;
  std::vector<RecordedCall> calls_;
};

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PREDICT_PLAY_MATE_CALLS_H_

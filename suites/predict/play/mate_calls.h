// What a search asks of its mate search, recorded: the hook of a study in the search's memory
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

// One call, with what is needed to say what another limit would have taken.
struct RecordedCall {
  uint64_t limit = 0;
  uint64_t nodes = 0;  // that it took
  // With kMoreNodes times the limit: as many if the answer is known, and never fewer.
  uint64_t more_nodes = 0;
  // From the side to move, by the thesis's classifier and by the sharper one.
  std::array<int64_t, 2> distances = {};
  bool is_mate = false;  // a mate is proved within more_nodes
};

inline constexpr uint64_t kMoreNodes = 64;

// "limit:nodes:more:mate:distance:distance" one after the other with blanks between, and back.
std::string CallsText(const std::vector<RecordedCall>& calls);
absl::StatusOr<std::vector<RecordedCall>> ParseCalls(absl::string_view text);

// Records every so many-th call, which takes more time than the call.
class MateCallRecorder : public mate::WrappedSolver {
 public:
  // `sample` is 1 at least.
  MateCallRecorder(std::unique_ptr<mate::MateSolver> solver, int sample)
      : WrappedSolver(std::move(solver)), sample_(sample) {}

  mate::MateResult Solve(const Position& root, const mate::MateLimits& limits) override;

  // Of the game so far.
  const std::vector<RecordedCall>& calls() const { return calls_; }

  // What was recorded is forgotten, and which call is the next to be: a game depends on none before
  // it.
  void BeginGame();

 private:
  void Record(const Position& root, uint64_t limit, const mate::MateResult& result);

  const int sample_;
  int64_t seen_ = 0;
  std::vector<RecordedCall> calls_;
};

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PREDICT_PLAY_MATE_CALLS_H_

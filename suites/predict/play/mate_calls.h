// What a search asks of its mate search, and what that takes: the hook of a study in the search's
// memory (search::GameMemory::WrapMateSolver).
#ifndef HAKARI_SUITES_PREDICT_PLAY_MATE_CALLS_H_
#define HAKARI_SUITES_PREDICT_PLAY_MATE_CALLS_H_

#include <array>
#include <cstdint>
#include <memory>
#include <string>
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
};

inline constexpr uint64_t kMoreNodes = 64;

// "limit:nodes:more:distance:distance" one after the other with blanks between, and back.
std::string CallsText(const std::vector<RecordedCall>& calls);
absl::StatusOr<std::vector<RecordedCall>> ParseCalls(absl::string_view text);

// Times every call, or records every so many-th one, which takes more time than the call.
class MateCallWatch : public mate::WrappedSolver {
 public:
  // `sample` 0: calls are timed and none is recorded.
  MateCallWatch(std::unique_ptr<mate::MateSolver> solver, int sample);

  mate::MateResult Solve(const Position& root, const mate::MateLimits& limits) override;

  // Processor time of the calls, and what reading the clock for them has added to the caller's.
  double seconds() const { return seconds_ - static_cast<double>(timed_) * clock_seconds_; }
  double overhead_seconds() const { return 2 * static_cast<double>(timed_) * clock_seconds_; }

  const std::vector<RecordedCall>& calls() const { return calls_; }

  // A search begins: what the one before took and recorded is forgotten.
  void BeginSearch();
  // As well which call is the next to be recorded: so a game depends on none before it.
  void BeginGame();

 private:
  void Record(const Position& root, uint64_t limit, const mate::MateResult& result);

  const int sample_;
  const double clock_seconds_;  // of reading the clock once
  double seconds_ = 0;
  int64_t timed_ = 0;
  int64_t seen_ = 0;
  std::vector<RecordedCall> calls_;
};

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PREDICT_PLAY_MATE_CALLS_H_

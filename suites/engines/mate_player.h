// A mate search of ours as a player, in process. Asked for a move it plays the mate that it finds,
// or else any legal move.
#ifndef HAKARI_SUITES_ENGINES_MATE_PLAYER_H_
#define HAKARI_SUITES_ENGINES_MATE_PLAYER_H_

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/mate/solver.h"
#include "engine/player/player.h"

namespace hakari::mate {
class AnswerChecker;  // its header brings a whole search, which every user of a player would
                      // compile
}  // namespace hakari::mate

namespace hakari::engines {

// A search with memory for a question within these limits.
using MateSolverMaker =
    std::function<absl::StatusOr<std::unique_ptr<mate::MateSolver>>(const player::Limits& limits)>;

class MatePlayer : public player::Player {
 public:
  // Every answer is checked by playing out what it rests on, in at most so many positions; 0: only
  // the line of a mate is. One that does not hold is a crash. The counter `unchecked` is 1 where
  // the positions did not suffice.
  explicit MatePlayer(MateSolverMaker make, uint64_t checked_positions = 0);
  ~MatePlayer() override;

  std::string name() const override { return "Hakari"; }
  // It has none.
  std::optional<player::Failure> SetOption(absl::string_view name, absl::string_view value,
                                           const std::atomic<bool>* cancel) override;
  // No answer of a search depends on what it was asked before.
  std::optional<player::Failure> NewGame(const std::atomic<bool>*) override { return std::nullopt; }
  // Without a limit on nodes it searches as many as its memory is for.
  player::Answer Ask(const player::Question& question, const player::Control& control,
                     player::Listener* listener) override;

 protected:
  // Kept as long as the limits that it was made for.
  virtual absl::StatusOr<mate::MateSolver*> SolverFor(const player::Limits& limits);

 private:
  mate::MateResult Solve(mate::MateSolver& solver, const player::Question& question,
                         const player::Control& control, player::Listener* listener);
  player::Answer Checked(const Position& root, const mate::MateResult& result,
                         mate::MateSolver& solver);

  const MateSolverMaker make_;
  std::unique_ptr<mate::MateSolver> solver_;
  player::Limits made_for_;
  std::unique_ptr<mate::AnswerChecker> checker_;  // null: only lines are checked
};

// The flag that a search of ours polls while it answers a question: set when its time is up or when
// whoever asks wants it to end.
class StopFlag {
 public:
  // Time is counted from here, or from the ponder hit. Only a question with a time, or with several
  // flags, costs a thread.
  StopFlag(const player::Question& question, const player::Control& control);
  ~StopFlag();
  StopFlag(const StopFlag&) = delete;
  StopFlag& operator=(const StopFlag&) = delete;

  // Null if nothing can stop the search.
  const std::atomic<bool>* get() const { return flag_; }

 private:
  using Clock = std::chrono::steady_clock;

  void Watch(std::optional<int64_t> time_ms, bool ponders);

  const player::Control control_;
  const std::atomic<bool>* flag_ = nullptr;
  std::atomic<bool> own_{false};
  std::mutex mutex_;
  std::condition_variable changed_;
  bool over_ = false;
  std::thread thread_;
};

}  // namespace hakari::engines

#endif  // HAKARI_SUITES_ENGINES_MATE_PLAYER_H_

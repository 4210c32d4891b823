// Our mate searches as a player, in this process. If it is asked for a move, it plays the mate that
// it finds, otherwise any legal move.
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

// Makes a search with enough memory for a question within these limits.
using MateSolverMaker =
    std::function<absl::StatusOr<std::unique_ptr<mate::MateSolver>>(const player::Limits& limits)>;

class MatePlayer : public player::Player {
 public:
  // Every answer is checked by playing out its proof, in at most `checked_positions` positions; 0:
  // only the line of a mate is checked. An answer that does not hold is a failure of the kind
  // kCrashed. The counter `unchecked` is 1 if the positions did not suffice.
  explicit MatePlayer(MateSolverMaker make, uint64_t checked_positions = 0);
  ~MatePlayer() override;

  std::string name() const override { return "Hakari"; }
  // It has no options, so this always fails.
  std::optional<player::Failure> SetOption(absl::string_view name, absl::string_view value,
                                           const std::atomic<bool>* cancel) override;
  // Nothing to do: no answer depends on earlier questions.
  std::optional<player::Failure> NewGame(const std::atomic<bool>*) override { return std::nullopt; }
  // Without a limit on nodes it searches as many nodes as its memory is for.
  player::Answer Ask(const player::Question& question, const player::Control& control,
                     player::Listener* listener) override;

 protected:
  // The solver is kept as long as questions have the limits on nodes and memory that it was
  // made for.
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

// The flag that a mate search polls while it answers a question. It is set when the time is up or
// when the asker sets `stop` or `cancel`.
class StopFlag {
 public:
  // Time is counted from the construction, or from the ponder hit. A thread is started only if the
  // question has a time or both flags are given.
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

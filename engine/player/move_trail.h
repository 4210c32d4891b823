// How a search came to its move: which one was best after each of its depths, and from where on.
#ifndef HAKARI_ENGINE_PLAYER_MOVE_TRAIL_H_
#define HAKARI_ENGINE_PLAYER_MOVE_TRAIL_H_

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "absl/strings/string_view.h"
#include "engine/core/move.h"
#include "engine/player/answer.h"
#include "engine/player/player.h"

namespace hakari::player {

// Listens to one question.
class MoveTrail : public Listener {
 public:
  // This move was best from this depth and node on. Players that do not say so have no counts.
  struct Step {
    Move move;
    std::optional<int> depth;
    std::optional<int64_t> nodes;
  };

  // Only the best line counts, and no bound: where a search misses its window it has not decided.
  void OnLine(const Line& line) override;
  void OnRemark(absl::string_view) override {}

  // Each has another move than the one before.
  const std::vector<Step>& steps() const { return steps_; }

  // From where on the best move was one of these to the end; nothing if the answer is none. An
  // answer that no depth ended with was found within the last one, which has no end.
  std::optional<Step> StayedFrom(const Answer& answer,
                                 const std::function<bool(Move)>& is_wanted) const;

 private:
  std::vector<Step> steps_;
};

}  // namespace hakari::player

#endif  // HAKARI_ENGINE_PLAYER_MOVE_TRAIL_H_

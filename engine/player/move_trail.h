// How a search came to its move: the best move after each depth, and the depth from which it
// stayed.
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

// Listens to one search.
class MoveTrail : public Listener {
 public:
  // The move was best from this depth and node on. Both are missing if the player does not report
  // them.
  struct Step {
    Move move;
    std::optional<int> depth;
    std::optional<int64_t> nodes;
  };

  // Uses only the best line, and no bounds: a search that misses its window has not decided yet.
  void OnLine(const Line& line) override;
  void OnRemark(absl::string_view) override {}

  // Consecutive steps have different moves.
  const std::vector<Step>& steps() const { return steps_; }

  // The step from which the best move was a wanted one until the end; nothing if the answer is not
  // a wanted move. If the last step is not a wanted move, the answer was found within the last
  // depth, which did not finish; then the step has the depth and the nodes of the answer.
  std::optional<Step> StayedFrom(const Answer& answer,
                                 const std::function<bool(Move)>& is_wanted) const;

 private:
  std::vector<Step> steps_;
};

}  // namespace hakari::player

#endif  // HAKARI_ENGINE_PLAYER_MOVE_TRAIL_H_

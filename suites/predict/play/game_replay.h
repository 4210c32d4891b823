// Replays a game: our search analyses each of its positions with the same limits, one after the
// other in one memory, as in play. The cost of its mate searches is summed by thirds of the game.
#ifndef HAKARI_SUITES_PREDICT_PLAY_GAME_REPLAY_H_
#define HAKARI_SUITES_PREDICT_PLAY_GAME_REPLAY_H_

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/player/game.h"
#include "engine/search/memory/memory.h"
#include "engine/search/settings/configuration.h"
#include "engine/search/values/effort.h"
#include "suites/engines/mate_clock.h"
#include "suites/engines/search_cost.h"
#include "suites/predict/play/mate_calls.h"

namespace hakari::suites {

struct Replay {
  engines::CostByThird thirds;      // times are 0 if calls are recorded
  std::vector<RecordedCall> calls;  // empty if calls are timed
};

// For one thread.
class GameReplayer {
 public:
  // Every `sample`-th call of the mate search is recorded; 0: calls are timed instead. An error if
  // there is not enough memory.
  static absl::StatusOr<std::unique_ptr<GameReplayer>> Make(
      const search::Configuration& configuration, int sample);

  // Searches from the first position to the one before the last move; a game without moves counts
  // nothing. nullopt if it was stopped.
  std::optional<Replay> Run(const player::Game& game, const search::Limits& limits,
                            const std::atomic<bool>& stop);

  static constexpr uint64_t kTableMib = 16;

 private:
  GameReplayer(const search::Configuration& configuration, int sample, search::GameMemory memory);

  const search::Configuration configuration_;
  search::GameMemory memory_;
  // Owned by the memory; one of the two is set.
  engines::MateClock* clock_ = nullptr;
  MateCallRecorder* recorder_ = nullptr;
};

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PREDICT_PLAY_GAME_REPLAY_H_

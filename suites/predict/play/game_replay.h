// A game thought through again: our search looks at each of its positions with the same nodes, one
// after the other in one memory, as whoever plays does. What it spends on mates is told by thirds
// of the game.
#ifndef HAKARI_SUITES_PREDICT_PLAY_GAME_REPLAY_H_
#define HAKARI_SUITES_PREDICT_PLAY_GAME_REPLAY_H_

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/player/game.h"
#include "engine/search/configuration.h"
#include "engine/search/memory.h"
#include "suites/predict/play/mate_calls.h"

namespace hakari::suites {

// By the number of its moves, as the thesis divides it.
inline constexpr size_t kGameThirds = 3;
inline constexpr std::array<const char*, kGameThirds> kThirdNames = {"opening", "middle", "end"};
inline size_t ThirdOf(size_t ply, size_t plies) { return kGameThirds * ply / plies; }

// The same on every machine.
struct ReplayCounts {
  int64_t positions = 0;
  int64_t decided = 0;  // whose score is a mate: their search may end early
  int64_t nodes = 0;    // of the search, the mate search's apart
  int64_t mate_calls = 0;
  int64_t mate_nodes = 0;
  int64_t mates = 0;  // that the mate search proved
  int64_t predictions = 0;
};

struct ReplayCountRow {
  const char* name;
  int64_t ReplayCounts::*value;
};
inline constexpr ReplayCountRow kReplayCountRows[] = {
    {"positions", &ReplayCounts::positions},
    {"decided", &ReplayCounts::decided},
    {"nodes", &ReplayCounts::nodes},
    {"mate_calls", &ReplayCounts::mate_calls},
    {"mate_nodes", &ReplayCounts::mate_nodes},
    {"mates", &ReplayCounts::mates},
    {"predictions", &ReplayCounts::predictions},
};

// Processor time.
struct ReplayTimes {
  int64_t cpu_ns = 0;
  int64_t mate_cpu_ns = 0;  // of it, the mate search's
};

struct Replay {
  std::array<ReplayCounts, kGameThirds> counts;
  std::array<ReplayTimes, kGameThirds> times;  // 0 where calls are recorded
  std::vector<RecordedCall> calls;             // empty where they are timed
};

// For one thread.
class GameReplayer {
 public:
  // Every sample-th call of the mate search is recorded; 0: calls are timed. An error if there is
  // not enough memory.
  static absl::StatusOr<std::unique_ptr<GameReplayer>> Make(
      const search::Configuration& configuration, int sample);

  // From its first position to the one before its last move; without a move nothing is counted.
  // None if it was stopped.
  std::optional<Replay> Run(const player::Game& game, uint64_t nodes,
                            const std::atomic<bool>& stop);

  static constexpr uint64_t kTableMib = 16;

 private:
  GameReplayer(const search::Configuration& configuration, int sample, search::GameMemory memory);

  const search::Configuration configuration_;
  const bool times_;
  search::GameMemory memory_;
  MateCallWatch* watch_ = nullptr;  // in the memory
};

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PREDICT_PLAY_GAME_REPLAY_H_

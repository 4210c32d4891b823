#include "suites/predict/play/game_replay.h"

#include <algorithm>

#include "base/status/macros.h"
#include "base/time/cpu_time.h"
#include "engine/mate/solver.h"
#include "engine/search/score.h"
#include "engine/search/search.h"

namespace hakari::suites {
namespace {

int64_t Nanoseconds(double seconds) {
  constexpr double kNanosecondsPerSecond = 1e9;
  return static_cast<int64_t>(std::max(0.0, seconds) * kNanosecondsPerSecond);
}

void Count(const search::SearchResult& result, ReplayCounts& counts) {
  ++counts.positions;
  counts.nodes += static_cast<int64_t>(result.nodes);
  counts.mate_calls += result.counters.mate_calls;
  counts.mate_nodes += result.counters.mate_nodes;
  counts.mates += result.counters.mates_proved;
  counts.predictions += result.counters.mate_predictions;
  if (!result.lines.empty() && search::IsMate(result.lines[0].score)) ++counts.decided;
}

}  // namespace

GameReplayer::GameReplayer(const search::Configuration& configuration, int sample,
                           search::GameMemory memory)
    : configuration_(configuration), times_(sample == 0), memory_(std::move(memory)) {
  memory_.WrapMateSolver([&](std::unique_ptr<mate::MateSolver> solver) {
    auto watch = std::make_unique<MateCallWatch>(std::move(solver), sample);
    watch_ = watch.get();
    return watch;
  });
}

absl::StatusOr<std::unique_ptr<GameReplayer>> GameReplayer::Make(
    const search::Configuration& configuration, int sample) {
  HAKARI_ASSIGN_OR_RETURN(search::GameMemory memory, search::GameMemory::Make(kTableMib));
  return std::unique_ptr<GameReplayer>(new GameReplayer(configuration, sample, std::move(memory)));
}

std::optional<Replay> GameReplayer::Run(const player::Game& game, uint64_t nodes,
                                        const std::atomic<bool>& stop) {
  memory_.ClearForGame(configuration_.settings);
  watch_->BeginGame();
  Replay replay;
  search::SearchQuestion question;
  question.start = game.start();
  question.limits.nodes = nodes;
  const size_t plies = game.moves().size();
  for (size_t ply = 0; ply < plies; ++ply) {
    if (stop) return std::nullopt;
    watch_->BeginSearch();
    const double begin = ThreadCpuSeconds();
    const search::SearchResult result =
        search::Search(question, configuration_.settings, configuration_.weights, memory_);
    const double seconds = ThreadCpuSeconds() - begin;
    const size_t third = ThirdOf(ply, plies);
    Count(result, replay.counts[third]);
    if (times_) {
      replay.times[third].cpu_ns += Nanoseconds(seconds - watch_->overhead_seconds());
      replay.times[third].mate_cpu_ns += Nanoseconds(watch_->seconds());
    }
    replay.calls.insert(replay.calls.end(), watch_->calls().begin(), watch_->calls().end());
    question.moves.push_back(game.moves()[ply]);
  }
  return replay;
}

}  // namespace hakari::suites

#include "suites/predict/play/game_replay.h"

#include <cstddef>

#include "base/status/macros.h"
#include "base/time/cpu_time.h"
#include "engine/mate/solver.h"
#include "engine/search/search.h"

namespace hakari::suites {

GameReplayer::GameReplayer(const search::Configuration& configuration, int sample,
                           search::GameMemory memory)
    : configuration_(configuration), memory_(std::move(memory)) {
  memory_.WrapMateSolver(
      [&](std::unique_ptr<mate::MateSolver> solver) -> std::unique_ptr<mate::MateSolver> {
        if (sample == 0) {
          auto clock = std::make_unique<engines::MateClock>(std::move(solver));
          clock_ = clock.get();
          return clock;
        }
        auto recorder = std::make_unique<MateCallRecorder>(std::move(solver), sample);
        recorder_ = recorder.get();
        return recorder;
      });
}

absl::StatusOr<std::unique_ptr<GameReplayer>> GameReplayer::Make(
    const search::Configuration& configuration, int sample) {
  HAKARI_ASSIGN_OR_RETURN(search::GameMemory memory, search::GameMemory::Make(kTableMib));
  return std::unique_ptr<GameReplayer>(new GameReplayer(configuration, sample, std::move(memory)));
}

std::optional<Replay> GameReplayer::Run(const player::Game& game, const search::Limits& limits,
                                        const std::atomic<bool>& stop) {
  memory_.ClearForGame(configuration_.settings);
  if (recorder_ != nullptr) recorder_->BeginGame();
  engines::GameCost cost;
  search::SearchQuestion question;
  question.start = game.start();
  question.limits = limits;
  const size_t plies = game.moves().size();
  for (size_t ply = 0; ply < plies; ++ply) {
    if (stop) return std::nullopt;
    if (clock_ != nullptr) clock_->BeginSearch();
    const double begin = ThreadCpuSeconds();
    const search::SearchResult result =
        search::Search(question, configuration_.settings, configuration_.weights, memory_);
    const double seconds = ThreadCpuSeconds() - begin;
    engines::SearchCost searched = {engines::CountsOf(result), {}};
    if (clock_ != nullptr) searched.times = engines::TimesOf(seconds, *clock_);
    cost.Add(ply, searched);
    question.moves.push_back(game.moves()[ply]);
  }
  return Replay{cost.ByThird(plies),
                recorder_ != nullptr ? recorder_->calls() : std::vector<RecordedCall>()};
}

}  // namespace hakari::suites

#include "suites/margins/counted_search.h"

#include <memory>
#include <utility>

#include "base/time/cpu_time.h"
#include "engine/mate/solver.h"
#include "engine/search/values/counters.h"

namespace hakari::margins {

CountedSearch::CountedSearch(engines::SearchConfig config)
    : carries_(config.settings.dynamic.carry > 0), search_(Clocked(std::move(config))) {}

engines::SearchConfig CountedSearch::Clocked(engines::SearchConfig config) {
  config.wrap_mates = [this](std::unique_ptr<mate::MateSolver> solver) {
    auto clock = std::make_unique<engines::MateClock>(std::move(solver));
    clock_ = clock.get();
    return clock;
  };
  return config;
}

std::optional<player::Failure> CountedSearch::NewGame(const std::atomic<bool>* cancel) {
  before_ = carries_ ? side_.margins : search::MarginCounts();
  side_ = SideOfGame();
  side_.margins = before_;
  cost_ = engines::GameCost();
  return search_.NewGame(cancel);
}

player::Answer CountedSearch::Ask(const player::Question& question, const player::Control& control,
                                  player::Listener* listener) {
  if (clock_ == nullptr) {
    return player::Answer::Failed(player::FailureKind::kRefused, "no game was started");
  }
  clock_->BeginSearch();
  const double begin = ThreadCpuSeconds();
  player::Answer answer = search_.Ask(question, control, listener);
  const double seconds = ThreadCpuSeconds() - begin;
  if (answer.failure) return answer;
  constexpr int64_t kNanosecondsPerUs = 1000;
  const search::SearchResult& result = search_.last_result();
  const engines::SearchCost cost = {engines::CountsOf(result), engines::TimesOf(seconds, *clock_)};
  side_.cpu_us += cost.times.cpu_ns / kNanosecondsPerUs;
  cost_.Add(question.game.moves().size(), cost);
  Note(result, question.game.moves().size());
  return answer;
}

void CountedSearch::Note(const search::SearchResult& result, size_t moves_made) {
  const search::Counters& counters = result.counters;
  side_.nodes += static_cast<int64_t>(result.nodes);
  side_.cuts += counters.reverse_futility_cuts;
  side_.adopted_cuts += counters.margin_cuts;
  side_.tries += counters.margin_tries;
  side_.unpruned_nodes += counters.margin_nodes;
  // A search has no counts if the game is over before it begins.
  if (result.margins.count > 0) side_.margins = result.margins;
  for (size_t depth = 0; depth < search::kMarginDepths; ++depth) {
    if (!side_.margins.adopted[depth] || side_.adopted_at[depth]) continue;
    side_.adopted_at[depth] = before_.adopted[depth] ? 0 : static_cast<int>(moves_made) + 1;
  }
}

SideOfGame CountedSearch::SideOf(int plies) const {
  SideOfGame side = side_;
  side.thirds = cost_.ByThird(static_cast<size_t>(plies));
  return side;
}

}  // namespace hakari::margins

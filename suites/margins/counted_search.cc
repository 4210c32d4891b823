#include "suites/margins/counted_search.h"

#include <cstddef>
#include <utility>

#include "base/time/cpu_time.h"
#include "engine/search/counters.h"

namespace hakari::margins {

std::optional<player::Failure> CountedSearch::NewGame(const std::atomic<bool>* cancel) {
  before_ = carries_ ? side_.margins : search::MarginCounts();
  side_ = SideOfGame();
  side_.margins = before_;
  return search_.NewGame(cancel);
}

player::Answer CountedSearch::Ask(const player::Question& question, const player::Control& control,
                                  player::Listener* listener) {
  constexpr double kMicroseconds = 1e6;
  const double begin = ThreadCpuSeconds();
  player::Answer answer = search_.Ask(question, control, listener);
  side_.cpu_us += static_cast<int64_t>((ThreadCpuSeconds() - begin) * kMicroseconds);
  if (!answer.failure) {
    Note(search_.last_result(), static_cast<int>(question.game.moves().size()) + 1);
  }
  return answer;
}

void CountedSearch::Note(const search::SearchResult& result, int ply) {
  const search::Counters& counters = result.counters;
  side_.nodes += static_cast<int64_t>(result.nodes);
  side_.cuts += counters.reverse_futility_cuts;
  side_.adopted_cuts += counters.margin_cuts;
  side_.tries += counters.margin_tries;
  side_.unpruned_nodes += counters.margin_nodes;
  // A game that is over before a search begins leaves no counts.
  if (result.margins.count > 0) side_.margins = result.margins;
  for (size_t depth = 0; depth < search::kMarginDepths; ++depth) {
    if (!side_.margins.adopted[depth] || side_.adopted_at[depth]) continue;
    side_.adopted_at[depth] = before_.adopted[depth] ? 0 : ply;
  }
}

}  // namespace hakari::margins

#include "suites/engines/search_cost.h"

#include <algorithm>

#include "engine/search/values/score.h"

namespace hakari::engines {
namespace {

int64_t Nanoseconds(double seconds) {
  constexpr double kNanosecondsPerSecond = 1e9;
  return static_cast<int64_t>(std::max(0.0, seconds) * kNanosecondsPerSecond);
}

}  // namespace

SearchCost& operator+=(SearchCost& sum, const SearchCost& more) {
  for (const SearchCountRow& row : kSearchCountRows) {
    sum.counts.*row.value += more.counts.*row.value;
  }
  sum.times.cpu_ns += more.times.cpu_ns;
  sum.times.mate_cpu_ns += more.times.mate_cpu_ns;
  return sum;
}

SearchCounts CountsOf(const search::SearchResult& result) {
  SearchCounts counts;
  counts.positions = 1;
  counts.decided = !result.lines.empty() && search::IsMate(result.lines[0].score) ? 1 : 0;
  counts.nodes = static_cast<int64_t>(result.nodes);
  counts.mate_calls = result.counters.mate_calls;
  counts.mate_nodes = result.counters.mate_nodes;
  counts.mates = result.counters.mates_proved;
  counts.predictions = result.counters.mate_predictions;
  return counts;
}

SearchTimes TimesOf(double cpu_seconds, const MateClock& mates) {
  return {Nanoseconds(cpu_seconds - mates.overhead_seconds()), Nanoseconds(mates.seconds())};
}

CostByThird GameCost::ByThird(size_t plies) const {
  CostByThird thirds;
  for (const Search& search : searches_) {
    const size_t third = search.ply < plies ? ThirdOf(search.ply, plies) : size_t{kGameThirds - 1};
    thirds[third] += search.cost;
  }
  return thirds;
}

}  // namespace hakari::engines

// What searches of ours did and took in each third of a game, mates apart: what a study of the mate
// search inside the game search adds up.
#ifndef HAKARI_SUITES_ENGINES_SEARCH_COST_H_
#define HAKARI_SUITES_ENGINES_SEARCH_COST_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/search/search.h"
#include "suites/engines/mate_clock.h"

namespace hakari::engines {

// By the number of its moves, as Miwa's thesis divides a game.
inline constexpr size_t kGameThirds = 3;
inline constexpr std::array<const char*, kGameThirds> kThirdNames = {"opening", "middle", "end"};
inline size_t ThirdOf(size_t ply, size_t plies) { return kGameThirds * ply / plies; }

// The same on every machine.
struct SearchCounts {
  int64_t positions = 0;
  int64_t decided = 0;  // whose score is a mate: their search may end early
  int64_t nodes = 0;    // of the search, the mate search's apart
  int64_t mate_calls = 0;
  int64_t mate_nodes = 0;
  int64_t mates = 0;  // that the mate search proved
  int64_t predictions = 0;
};

struct SearchCountRow {
  const char* name;
  int64_t SearchCounts::*value;
};
inline constexpr SearchCountRow kSearchCountRows[] = {
    {"positions", &SearchCounts::positions},
    {"decided", &SearchCounts::decided},
    {"nodes", &SearchCounts::nodes},
    {"mate_calls", &SearchCounts::mate_calls},
    {"mate_nodes", &SearchCounts::mate_nodes},
    {"mates", &SearchCounts::mates},
    {"predictions", &SearchCounts::predictions},
};

// Processor time.
struct SearchTimes {
  int64_t cpu_ns = 0;
  int64_t mate_cpu_ns = 0;  // of it, the mate search's
};

struct SearchCost {
  SearchCounts counts;
  SearchTimes times;
};
SearchCost& operator+=(SearchCost& sum, const SearchCost& more);

SearchCounts CountsOf(const search::SearchResult& result);
// Of a search that took so long on the clock, without what timing its mate search has added.
SearchTimes TimesOf(double cpu_seconds, const MateClock& mates);

using CostByThird = std::array<SearchCost, kGameThirds>;

// Searches of one player in a game, while nobody knows yet how long it will be.
class GameCost {
 public:
  // At the position after so many moves of the game.
  void Add(size_t ply, const SearchCost& cost) { searches_.push_back({ply, cost}); }
  // Of a game that ended with so many moves; a search at its last position belongs to the end.
  CostByThird ByThird(size_t plies) const;

 private:
  struct Search {
    size_t ply;
    SearchCost cost;
  };
  std::vector<Search> searches_;
};

}  // namespace hakari::engines

#endif  // HAKARI_SUITES_ENGINES_SEARCH_COST_H_

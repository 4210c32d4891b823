// Counts and times of our searches in each third of a game, with the mate search apart. A study of
// the mate search inside the playing search adds them up.
#ifndef HAKARI_SUITES_ENGINES_SEARCH_COST_H_
#define HAKARI_SUITES_ENGINES_SEARCH_COST_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/search/search.h"
#include "suites/engines/mate_clock.h"

namespace hakari::engines {

// Thirds by the number of moves, as in Miwa's thesis.
inline constexpr size_t kGameThirds = 3;
inline constexpr std::array<const char*, kGameThirds> kThirdNames = {"opening", "middle", "end"};
inline size_t ThirdOf(size_t ply, size_t plies) { return kGameThirds * ply / plies; }

// These are the same on every machine.
struct SearchCounts {
  int64_t positions = 0;
  int64_t decided = 0;  // positions whose score is a mate; their search may end early
  int64_t nodes = 0;    // without those of the mate search
  int64_t mate_calls = 0;
  int64_t mate_nodes = 0;
  int64_t mates = 0;  // proved by the mate search
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
  int64_t mate_cpu_ns = 0;  // the mate search's part of it
};

struct SearchCost {
  SearchCounts counts;
  SearchTimes times;
};
SearchCost& operator+=(SearchCost& sum, const SearchCost& more);

SearchCounts CountsOf(const search::SearchResult& result);
// The times of a search that took `cpu_seconds`, without what timing its mate search has added.
SearchTimes TimesOf(double cpu_seconds, const MateClock& mates);

using CostByThird = std::array<SearchCost, kGameThirds>;

// The searches of one player in a game. They are divided into thirds only when the game is over,
// because its length is not known before.
class GameCost {
 public:
  // Adds a search of the position after `ply` moves of the game.
  void Add(size_t ply, const SearchCost& cost) { searches_.push_back({ply, cost}); }
  // The cost by thirds of a game of `plies` moves. A search of its last position belongs to the
  // last third.
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

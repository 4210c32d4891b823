// The memory of a game: the table, the histories, the counts of margins, and the memory of the mate
// search. The player owns it. It is an input of every search and is cleared at a new game: the same
// memory and the same question give the same answer with the same number of nodes.
#ifndef HAKARI_ENGINE_SEARCH_MEMORY_MEMORY_H_
#define HAKARI_ENGINE_SEARCH_MEMORY_MEMORY_H_

#include <cstdint>
#include <memory>
#include <utility>

#include "absl/status/statusor.h"
#include "engine/mate/solver.h"
#include "engine/search/memory/dynamic_margin.h"
#include "engine/search/memory/histories.h"
#include "engine/search/memory/table.h"
#include "engine/search/settings/settings.h"

namespace hakari::search {

class GameMemory {
 public:
  // An error if the size is 0 or the memory cannot be allocated.
  static absl::StatusOr<GameMemory> Make(uint64_t table_mib);

  void Clear();
  // Like Clear(), but keeps what the settings carry over to the next game.
  void ClearForGame(const SearchSettings& settings);

  Table& table() { return *table_; }
  Histories& histories() { return *histories_; }
  MarginCounts& margins() { return margins_; }
  mate::MateSolver& mate_solver() { return *mate_solver_; }
  // Replaces the mate search by what `wrap` makes of it: a solver that is watched, or another one
  // that obeys the rules of engine/mate/solver.h.
  template <typename Wrap>
  void WrapMateSolver(const Wrap& wrap) {
    mate_solver_ = wrap(std::move(mate_solver_));
  }

 private:
  GameMemory() = default;

  std::unique_ptr<Table> table_;
  std::unique_ptr<Histories> histories_;
  std::unique_ptr<mate::MateSolver> mate_solver_;
  MarginCounts margins_;
};

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_MEMORY_MEMORY_H_

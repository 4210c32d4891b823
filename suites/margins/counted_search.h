// Our search as a player that records what it counted for its margins and what it cut in the
// current game, and what each of its searches took.
#ifndef HAKARI_SUITES_MARGINS_COUNTED_SEARCH_H_
#define HAKARI_SUITES_MARGINS_COUNTED_SEARCH_H_

#include <atomic>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "engine/player/answer.h"
#include "engine/player/player.h"
#include "suites/engines/mate_clock.h"
#include "suites/engines/search_cost.h"
#include "suites/engines/search_player.h"
#include "suites/margins/margin_game.h"

namespace hakari::margins {

class CountedSearch : public player::Player {
 public:
  explicit CountedSearch(engines::SearchConfig config);
  CountedSearch(const CountedSearch&) = delete;  // its search has a pointer to it
  CountedSearch& operator=(const CountedSearch&) = delete;

  std::string name() const override { return search_.name(); }
  std::optional<player::Failure> SetOption(absl::string_view name, absl::string_view value,
                                           const std::atomic<bool>* cancel) override {
    return search_.SetOption(name, value, cancel);
  }
  std::optional<player::Failure> NewGame(const std::atomic<bool>* cancel) override;
  player::Answer Ask(const player::Question& question, const player::Control& control,
                     player::Listener* listener) override;

  // What this side did in the game since NewGame, which has ended after `plies` moves.
  SideOfGame SideOf(int plies) const;

 private:
  engines::SearchConfig Clocked(engines::SearchConfig config);
  void Note(const search::SearchResult& result, size_t moves_made);

  const bool carries_;
  engines::MateClock* clock_ = nullptr;  // owned by the search's memory; null before there is one
  engines::SearchPlayer search_;
  SideOfGame side_;  // without its thirds
  engines::GameCost cost_;
  search::MarginCounts before_;  // before the game
};

}  // namespace hakari::margins

#endif  // HAKARI_SUITES_MARGINS_COUNTED_SEARCH_H_

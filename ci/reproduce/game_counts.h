// What was counted over positions, game by game, for intervals that draw whole games: the ten
// positions of a game are alike.
#ifndef HAKARI_CI_REPRODUCE_GAME_COUNTS_H_
#define HAKARI_CI_REPRODUCE_GAME_COUNTS_H_

#include <cstddef>
#include <map>
#include <vector>

namespace hakari::reproduce {

template <typename Game>
class GameCounts {
 public:
  // So many counts a game.
  explicit GameCounts(size_t counts) : counts_(counts) {}

  void Add(const Game& game, size_t count, double value) {
    std::vector<double>& counts = by_game_[game];
    counts.resize(counts_);
    counts[count] += value;
  }

  // One vector a game, in the games' order.
  std::vector<std::vector<double>> Groups() const {
    std::vector<std::vector<double>> groups;
    for (const auto& [game, counts] : by_game_) groups.push_back(counts);
    return groups;
  }

 private:
  const size_t counts_;
  std::map<Game, std::vector<double>> by_game_;
};

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_GAME_COUNTS_H_

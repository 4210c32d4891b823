// What the pairs of a match show, added up as they come: who won, how games ended, what answers
// took.
#ifndef HAKARI_SUITES_MATCH_MATCH_COUNTS_H_
#define HAKARI_SUITES_MATCH_MATCH_COUNTS_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/statistics/sprt.h"
#include "suites/match/game/match_clock.h"
#include "suites/match/game/played_game.h"
#include "suites/match/played_pair.h"

namespace hakari::match {

// Two players, by their numbers.
using Pairing = std::array<int, 2>;

// Everybody against everybody, or the first one against each other.
std::vector<Pairing> PairingsOf(int players, bool gauntlet);

struct PlayerCounts {
  Tally by_color[2];
  std::map<std::string, int> lost_by;  // its lost games, by EndKind
  int faults = 0;  // games that it lost by a crash, a stall, an illegal move, …
  int64_t answers = 0;
  int64_t wall_us = 0;  // of them all
  int64_t longest_us = 0;
  int64_t nodes = 0;  // of answers that tell them, and what those took
  int64_t counted_us = 0;
  int64_t depths = 0;  // the sum over answers that tell one
  int64_t deep_answers = 0;
  // What we measured and the player did not, of each answer that tells its time: pipes, schedulers,
  // and clocks that it does not look at.
  std::vector<int32_t> latencies_us;
  std::optional<int64_t> least_left_ms;  // of the time that it was given
  int64_t late = 0;                      // answers that came later, by less than the margin or more

  Tally total() const { return Sum(by_color); }
};

// So many hundredths of the values are not above it; nothing of none.
std::optional<int32_t> Percentile(std::vector<int32_t> values, int hundredths);

struct PairingCounts {
  Pairing players;
  PairCounts outcomes{};  // of the first
};

class MatchCounts {
 public:
  MatchCounts() = default;
  // `timed` by player: whether its time is limited. A search of one thread that took much more
  // time than processor time was disturbed by something else on the machine.
  MatchCounts(std::vector<Pairing> pairings, std::vector<bool> timed,
              std::vector<bool> single_threaded);

  void Add(const PlayedPair& pair);

  const std::vector<PairingCounts>& pairings() const { return pairings_; }
  const std::vector<PlayerCounts>& players() const { return players_; }
  const std::map<std::string, int>& ends() const { return ends_; }  // games, by EndKind
  const Tally& black() const { return black_; }                     // of whoever had it
  int pairs() const { return pairs_; }
  int games() const { return 2 * pairs_; }
  int faults() const;
  int timed_games() const { return timed_games_; }
  int disturbed_games() const { return disturbed_games_; }
  int64_t excused_moves() const { return excused_moves_; }  // late, since the machine stood still
  int played_again() const { return played_again_; }        // pairs that something else had broken
  // Of the pairs that were played twice to see it; nothing if none was.
  const std::optional<bool>& repeated_itself() const { return repeated_itself_; }

 private:
  void AddGame(const PlayedPair& pair, int number);
  bool IsDisturbed(int player, const AnswerFacts& facts) const;

  std::vector<bool> timed_;
  std::vector<bool> single_threaded_;
  std::vector<PairingCounts> pairings_;
  std::vector<PlayerCounts> players_;
  std::map<std::string, int> ends_;
  Tally black_;
  int pairs_ = 0;
  int timed_games_ = 0;
  int disturbed_games_ = 0;
  int64_t excused_moves_ = 0;
  int played_again_ = 0;
  std::optional<bool> repeated_itself_;
};

}  // namespace hakari::match

#endif  // HAKARI_SUITES_MATCH_MATCH_COUNTS_H_

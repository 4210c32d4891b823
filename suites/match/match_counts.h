// Counts over the pairs of a match, added up as pairs arrive: who won, how games ended, what
// answers took.
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

// All pairings of the players; with `gauntlet` only those of the first player.
std::vector<Pairing> PairingsOf(int players, bool gauntlet);

struct PlayerCounts {
  Tally by_color[2];
  std::map<std::string, int> lost_by;  // its lost games, by EndKind
  int faults = 0;  // games that it lost by a crash, a stall, an illegal move, …
  int64_t answers = 0;
  int64_t wall_us = 0;  // of all answers
  int64_t longest_us = 0;
  int64_t nodes = 0;         // of the answers that report nodes
  int64_t counted_us = 0;    // wall time of those answers
  int64_t depths = 0;        // sum over the answers that report a depth
  int64_t deep_answers = 0;  // number of those answers
  // For each answer that reports its time: the wall time measured here minus the reported time. It
  // contains pipes, the scheduler, and time in which the player did not look at its clock.
  std::vector<int32_t> latencies_us;
  std::optional<int64_t> least_left_ms;  // of the time given for an answer
  int64_t late = 0;                      // answers beyond the given time, within the margin or not

  Tally total() const { return Sum(by_color); }
};

// The smallest value that at least `hundredths` percent of the values do not exceed; nullopt if
// there are no values.
std::optional<int32_t> Percentile(std::vector<int32_t> values, int hundredths);

struct PairingCounts {
  Pairing players;
  PairCounts outcomes{};  // from the first player's view
};

class MatchCounts {
 public:
  MatchCounts() = default;
  // By player: whether its time is limited, and whether it searches with one thread. A search of
  // one thread that took much more wall time than processor time was disturbed by something else on
  // the machine.
  MatchCounts(std::vector<Pairing> pairings, std::vector<bool> timed,
              std::vector<bool> single_threaded);

  void Add(const PlayedPair& pair);

  const std::vector<PairingCounts>& pairings() const { return pairings_; }
  const std::vector<PlayerCounts>& players() const { return players_; }
  const std::map<std::string, int>& ends() const { return ends_; }  // games, by EndKind
  const Tally& black() const { return black_; }  // all games, from the view of Black
  int pairs() const { return pairs_; }
  int games() const { return 2 * pairs_; }
  int faults() const;
  int timed_games() const { return timed_games_; }
  int disturbed_games() const { return disturbed_games_; }
  // Late only because the machine was paused.
  int64_t excused_moves() const { return excused_moves_; }
  int played_again() const { return played_again_; }  // pairs with an earlier attempt
  // Whether all pairs that were played twice had the same moves both times; nullopt if none was
  // played twice.
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

// The clocks of a game: what each side is given for its next move, what its move took of that, and
// when the time is up. Pure arithmetic over milliseconds that somebody else measured.
#ifndef HAKARI_SUITES_MATCH_GAME_MATCH_CLOCK_H_
#define HAKARI_SUITES_MATCH_GAME_MATCH_CLOCK_H_

#include <cstdint>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/core/color.h"
#include "engine/player/limits.h"

namespace hakari::match {

// What an engine may spend in a game: counts a move, or time.
struct Allowance {
  std::optional<uint64_t> nodes;
  std::optional<int> depth;
  std::optional<int64_t> move_ms;       // for each move
  std::optional<int64_t> clock_ms;      // for the game
  std::optional<int64_t> increment_ms;  // more of it after each move
  std::optional<int64_t> byoyomi_ms;    // for each move once the clock is empty
  // A move that takes so much longer than there is does not lose: pipes and schedulers take their
  // time too. What was taken beyond is owed: the next move has so much less.
  int64_t margin_ms = 0;

  bool is_timed() const { return move_ms || clock_ms || byoyomi_ms; }
};

// "nodes=10000", "depth=6", "movetime=100", "time=60+0.5" in seconds, "byoyomi=1000", several with
// blanks between; times in milliseconds but for `time`. An error names the word. Clock and
// byoyomi go together, a time for each move with neither.
absl::StatusOr<Allowance> ParseAllowance(absl::string_view text);
// As it is parsed.
std::string AllowanceText(const Allowance& allowance);

struct Charge {
  int64_t spent_ms = 0;    // as it is charged
  int64_t given_ms = 0;    // 0: time is no limit
  int64_t beyond_ms = 0;   // more than there was
  int64_t excused_ms = 0;  // not charged, since the machine stood still
  bool time_is_up = false;
};

// "took 1512 ms of 50 ms"
std::string OverrunText(const Charge& charge);

class MatchClock {
 public:
  // By color.
  MatchClock(const Allowance& black, const Allowance& white);

  // For the next move of the side, with both clocks as USI tells them.
  player::Limits LimitsFor(Color side) const;
  // The side has moved. If its time is up and the game goes on all the same, it owes nothing. While
  // the machine stood still nobody could move: what the side took beyond its time is not charged as
  // far as it was that long.
  Charge Take(Color side, int64_t spent_ms, int64_t stood_still_ms = 0);

 private:
  struct Side {
    Allowance allowance;
    int64_t clock_ms = 0;
    int64_t owed_ms = 0;
  };

  int64_t Given(const Side& side) const;

  Side sides_[2];
};

}  // namespace hakari::match

#endif  // HAKARI_SUITES_MATCH_GAME_MATCH_CLOCK_H_

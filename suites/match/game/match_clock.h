// The clocks of a game: the time that each side has for its next move, what its move took of it,
// and whether its time is up. Pure arithmetic over milliseconds that the caller measured.
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

// What an engine may spend in a game: nodes or depth per move, or time.
struct Allowance {
  std::optional<uint64_t> nodes;
  std::optional<int> depth;
  std::optional<int64_t> move_ms;       // for each move
  std::optional<int64_t> clock_ms;      // for the game
  std::optional<int64_t> increment_ms;  // added after each move
  std::optional<int64_t> byoyomi_ms;    // for each move once the clock is empty
  // A move that exceeds its time by at most the margin does not lose, because pipes and schedulers
  // take time too. The excess is owed: the next move has that much less.
  int64_t margin_ms = 0;

  bool is_timed() const { return move_ms || clock_ms || byoyomi_ms; }
};

// "nodes=10000", "depth=6", "movetime=100", "time=60+0.5" in seconds, "byoyomi=1000"; several are
// separated by blanks. All times but `time` are in milliseconds. `time` and `byoyomi` may be
// combined, `movetime` with neither. An error names the word.
absl::StatusOr<Allowance> ParseAllowance(absl::string_view text);
// The text that ParseAllowance() reads.
std::string AllowanceText(const Allowance& allowance);

struct Charge {
  int64_t spent_ms = 0;    // as charged
  int64_t given_ms = 0;    // 0: time is not limited
  int64_t beyond_ms = 0;   // by how much it exceeds the given time
  int64_t excused_ms = 0;  // not charged, because the machine was paused
  bool time_is_up = false;
};

// "took 1512 ms of 50 ms"
std::string OverrunText(const Charge& charge);

class MatchClock {
 public:
  MatchClock(const Allowance& black, const Allowance& white);

  // The limits for the next move of the side, with both clocks as USI sends them.
  player::Limits LimitsFor(Color side) const;
  // Charges a move of the side. A side whose time is up owes nothing if the game goes on anyway.
  // Time beyond the given one is not charged as far as the machine was paused (`stood_still_ms`).
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

#include "suites/match/game/match_clock.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"

namespace hakari::match {
namespace {

constexpr char kWords[] = "nodes=N, depth=N, movetime=MS, time=SECONDS+SECONDS or byoyomi=MS";
constexpr int64_t kMostMs = int64_t{1000} * 24 * 3600 * 1000;  // a thousand days

bool ReadSeconds(absl::string_view text, std::optional<int64_t>& ms) {
  double seconds = 0;
  if (!absl::SimpleAtod(text, &seconds)) return false;
  if (!(seconds >= 0 && seconds * 1000 <= kMostMs)) return false;
  ms = std::llround(seconds * 1000);
  return true;
}

bool ReadTime(absl::string_view text, Allowance& allowance) {
  const std::vector<absl::string_view> parts = absl::StrSplit(text, '+');
  if (parts.size() > 2 || !ReadSeconds(parts[0], allowance.clock_ms)) return false;
  return parts.size() == 1 || ReadSeconds(parts[1], allowance.increment_ms);
}

template <typename Number>
bool ReadNumber(absl::string_view text, int64_t most, std::optional<Number>& number) {
  int64_t read = 0;
  if (!absl::SimpleAtoi(text, &read) || read < 1 || read > most) return false;
  number = static_cast<Number>(read);
  return true;
}

bool ReadWord(absl::string_view key, absl::string_view value, Allowance& allowance) {
  constexpr int64_t kMostNodes = int64_t{1} << 60;
  constexpr int64_t kDeepest = 1000;
  if (key == "nodes") return ReadNumber(value, kMostNodes, allowance.nodes);
  if (key == "depth") return ReadNumber(value, kDeepest, allowance.depth);
  if (key == "movetime") return ReadNumber(value, kMostMs, allowance.move_ms);
  if (key == "byoyomi") return ReadNumber(value, kMostMs, allowance.byoyomi_ms);
  return key == "time" && ReadTime(value, allowance);
}

std::string SecondsText(int64_t ms) { return absl::StrCat(static_cast<double>(ms) / 1000); }

}  // namespace

absl::StatusOr<Allowance> ParseAllowance(absl::string_view text) {
  Allowance allowance;
  const std::vector<absl::string_view> words = absl::StrSplit(text, ' ', absl::SkipEmpty());
  std::vector<absl::string_view> keys;
  for (const absl::string_view word : words) {
    const std::pair<absl::string_view, absl::string_view> parts =
        absl::StrSplit(word, absl::MaxSplits('=', 1));
    const bool again = std::find(keys.begin(), keys.end(), parts.first) != keys.end();
    keys.push_back(parts.first);
    if (again || !ReadWord(parts.first, parts.second, allowance)) {
      return absl::InvalidArgumentError(
          absl::StrCat("expected ", kWords, ", each once, found '", word, "'"));
    }
  }
  if (words.empty()) return absl::InvalidArgumentError(absl::StrCat("expected ", kWords));
  if (allowance.move_ms && (allowance.clock_ms || allowance.byoyomi_ms)) {
    return absl::InvalidArgumentError("movetime cannot be combined with time or byoyomi");
  }
  if (allowance.is_timed() && !allowance.move_ms && !allowance.byoyomi_ms &&
      *allowance.clock_ms + allowance.increment_ms.value_or(0) == 0) {
    return absl::InvalidArgumentError(
        "time=0 leaves no time for a move: add an increment or byoyomi");
  }
  return allowance;
}

std::string AllowanceText(const Allowance& allowance) {
  std::vector<std::string> words;
  if (allowance.nodes) words.push_back(absl::StrCat("nodes=", *allowance.nodes));
  if (allowance.depth) words.push_back(absl::StrCat("depth=", *allowance.depth));
  if (allowance.move_ms) words.push_back(absl::StrCat("movetime=", *allowance.move_ms));
  if (allowance.clock_ms) {
    words.push_back(absl::StrCat("time=", SecondsText(*allowance.clock_ms)));
    if (allowance.increment_ms) {
      absl::StrAppend(&words.back(), "+", SecondsText(*allowance.increment_ms));
    }
  }
  if (allowance.byoyomi_ms) words.push_back(absl::StrCat("byoyomi=", *allowance.byoyomi_ms));
  return absl::StrJoin(words, " ");
}

MatchClock::MatchClock(const Allowance& black, const Allowance& white)
    : sides_{{black, black.clock_ms.value_or(0), 0}, {white, white.clock_ms.value_or(0), 0}} {}

int64_t MatchClock::Given(const Side& side) const {
  const Allowance& allowance = side.allowance;
  const int64_t given =
      allowance.move_ms ? *allowance.move_ms : side.clock_ms + allowance.byoyomi_ms.value_or(0);
  return given - side.owed_ms;
}

player::Limits MatchClock::LimitsFor(Color side) const {
  const Side& mover = sides_[side];
  const Allowance& allowance = mover.allowance;
  player::Limits limits;
  limits.nodes = allowance.nodes;
  limits.depth = allowance.depth;
  if (allowance.move_ms) {
    limits.move_ms = std::max<int64_t>(1, Given(mover));
  } else if (allowance.is_timed()) {
    // Owed time is taken from the clock first.
    const int64_t owed_of_clock = std::min(mover.owed_ms, mover.clock_ms);
    for (const Color color : {kBlack, kWhite}) {
      limits.clock_ms[color] = sides_[color].clock_ms;
      limits.increment_ms[color] = sides_[color].allowance.increment_ms;
    }
    limits.clock_ms[side] = mover.clock_ms - owed_of_clock;
    if (allowance.byoyomi_ms) {
      limits.byoyomi_ms =
          std::max<int64_t>(1, *allowance.byoyomi_ms - (mover.owed_ms - owed_of_clock));
    }
  }
  return limits;
}

Charge MatchClock::Take(Color side, int64_t spent_ms, int64_t stood_still_ms) {
  Side& mover = sides_[side];
  const Allowance& allowance = mover.allowance;
  Charge charge;
  charge.spent_ms = spent_ms;
  if (!allowance.is_timed()) return charge;
  charge.given_ms = Given(mover);
  const int64_t late_ms = spent_ms - std::max<int64_t>(0, charge.given_ms);
  charge.excused_ms = std::clamp<int64_t>(late_ms, 0, stood_still_ms);
  spent_ms -= charge.excused_ms;
  charge.spent_ms = spent_ms;
  charge.beyond_ms = std::max<int64_t>(0, spent_ms - charge.given_ms);
  charge.time_is_up = charge.beyond_ms > allowance.margin_ms;
  if (allowance.clock_ms) {
    mover.clock_ms = std::max<int64_t>(0, mover.clock_ms - mover.owed_ms - spent_ms) +
                     allowance.increment_ms.value_or(0);
  }
  mover.owed_ms = charge.time_is_up ? 0 : charge.beyond_ms;
  return charge;
}

std::string OverrunText(const Charge& charge) {
  return absl::StrCat("took ", charge.spent_ms, " ms of ", charge.given_ms, " ms");
}

}  // namespace hakari::match

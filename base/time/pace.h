// The rate of a long run and the time left, in words.
#ifndef HAKARI_BASE_TIME_PACE_H_
#define HAKARI_BASE_TIME_PACE_H_

#include <optional>
#include <string>

namespace hakari {

// "36 s", "3 min 10 s", "11 h 06 min".
std::string DurationText(double seconds);

struct Pace {
  int done = 0;        // in the seconds below
  int left = 0;        // to be done
  double seconds = 0;  // so far
  std::string unit;    // empty if it is obvious what is counted
  // The run ends then, whatever is left; it may also find that more must be done.
  std::optional<double> most_seconds;
};

// "2.5 a second, about 36 s left", "31 rounds a minute, about 45 s left (at most 3 min 20 s)".
// While nothing is done: "3 s so far", or "at most 3 min 20 s left".
std::string PaceText(const Pace& pace);

}  // namespace hakari

#endif  // HAKARI_BASE_TIME_PACE_H_

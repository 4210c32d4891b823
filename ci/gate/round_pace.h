// How fast rounds are measured, and when the rest will be done, as the live line says it.
#ifndef HAKARI_CI_GATE_ROUND_PACE_H_
#define HAKARI_CI_GATE_ROUND_PACE_H_

#include <chrono>
#include <string>

namespace hakari::gate {

class RoundPace {
 public:
  using Time = std::chrono::steady_clock::time_point;

  // So many rounds from now on; none begins after the deadline.
  RoundPace(int rounds, Time now, Time deadline)
      : rounds_(rounds), begin_(now), deadline_(deadline) {}

  // "weighing 14 benchmarks: 31 rounds a minute, about 45 s left (at most 3 min 20 s)": this look,
  // and all that may follow it.
  std::string Text(const std::string& what, int done, Time now) const;

 private:
  const int rounds_;
  const Time begin_;
  const Time deadline_;
};

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_ROUND_PACE_H_

// Measures how long single classifications take. Medians hide the slow ones, so every call is timed
// separately.
//   bazel run //bench:predict_latency
// Prints the median and the high percentiles over standing positions (the same one many times) and
// over changing ones (another one each time), by the thesis's features and by the sharper ones, and
// compares the medians with the time of one node of PDS.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <vector>

#include "absl/status/statusor.h"
#include "base/time/cpu_time.h"
#include "bench/positions/playout.h"
#include "bench/positions/position_set.h"
#include "bench/predict_model.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/solver.h"
#include "engine/position/position.h"

namespace hakari::bench {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kCallsEach = 1000;

double Nanoseconds(Clock::duration duration) {
  return std::chrono::duration<double, std::nano>(duration).count();
}

double Percentile(const std::vector<double>& sorted, double share) {
  const auto last = static_cast<double>(sorted.size() - 1);
  return sorted[static_cast<size_t>(share * last + 0.5)];
}

// The least time in nanoseconds that reading the clock takes; it is part of every call's time.
double ClockCost() {
  double least = 1e9;
  for (int i = 0; i < kCallsEach; ++i) {
    const Clock::time_point begin = Clock::now();
    least = std::min(least, Nanoseconds(Clock::now() - begin));
  }
  return least;
}

template <typename Model>
class Timer {
 public:
  explicit Timer(const Model& model) : model_(model) {}

  void Classify(const Position& position) {
    const Clock::time_point begin = Clock::now();
    sum_ += model_.Distance(position, position.side_to_move());
    times_.push_back(Nanoseconds(Clock::now() - begin) - clock_cost_);
  }

  // Returns the median.
  double Print(const char* features, const char* name) {
    std::sort(times_.begin(), times_.end());
    std::printf("%-8s%-10s%9zu%10.0f%10.0f%10.0f%10.0f   (%lld)\n", features, name, times_.size(),
                Percentile(times_, 0.5), Percentile(times_, 0.99), Percentile(times_, 0.999),
                times_.back(), static_cast<long long>(sum_));
    return Percentile(times_, 0.5);
  }

 private:
  const Model& model_;
  const double clock_cost_ = ClockCost();
  std::vector<double> times_;
  int64_t sum_ = 0;  // used, so that nothing is optimised away
};

std::vector<Position> AllPositions() {
  std::vector<Position> all = MatePositions().positions;
  for (const PositionSet* set : AllPositionSets()) {
    all.insert(all.end(), set->positions.begin(), set->positions.end());
  }
  return all;
}

double PdsNodeNanoseconds() {
  constexpr uint64_t kNodes = 10'000;
  const auto solver = mate::MakeMateSolver("pds", *mate::TableBytesFor("pds", kNodes));
  uint64_t nodes = 0;
  const double begin = ThreadCpuSeconds();
  for (const Position& position : MatePositions().positions) {
    mate::MateLimits limits;
    limits.nodes = kNodes;
    nodes += (*solver)->Solve(position, limits).nodes;
  }
  return 1e9 * (ThreadCpuSeconds() - begin) / static_cast<double>(nodes);
}

// Returns the median over standing positions.
template <typename Model>
double PrintTimes(const char* features, const Model& model,
                  const std::vector<Position>& positions) {
  Timer<Model> standing(model);
  for (const Position& position : positions) {
    for (int i = 0; i < kCallsEach; ++i) standing.Classify(position);
  }
  const double median = standing.Print(features, "standing");
  Timer<Model> changing(model);
  SeededRandom random(1);
  for (size_t i = 0; i < positions.size() * kCallsEach; ++i) {
    changing.Classify(
        positions[static_cast<size_t>(random.Below(static_cast<int>(positions.size())))]);
  }
  changing.Print(features, "changing");
  return median;
}

void Run() {
  const std::vector<Position> positions = AllPositions();
  std::printf("%-18s%9s%10s%10s%10s%10s\n", "ns", "calls", "median", "99 %", "99.9 %", "most");
  const double thesis = PrintTimes("thesis", PredictBenchModel(), positions);
  const double sharp = PrintTimes("sharp", SharpBenchModel(), positions);
  const double node = PdsNodeNanoseconds();
  std::printf("one node of PDS %.0f ns: a classification takes %.2f of it, a sharper one %.2f\n",
              node, thesis / node, sharp / node);
}

}  // namespace
}  // namespace hakari::bench

int main() { hakari::bench::Run(); }

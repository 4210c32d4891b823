// What the engine's parts must reach. A promise is kept on any machine that Hakari supports and is
// checked; a goal is what a current processor should show, and is only shown.
#ifndef HAKARI_BENCH_PROMISES_H_
#define HAKARI_BENCH_PROMISES_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "bench/runner.h"

namespace hakari::bench {

enum class Bound { kMostNsPerPosition, kLeastItemsPerSecond };

struct Target {
  absl::string_view family;  // the first word of a benchmark's name, or the whole name
  Bound bound;
  double promise;
  double goal;
};

// The target of a benchmark; null if it has none.
const Target* TargetOf(absl::string_view name);

// By how much a bound is kept: 1 exactly, 2 twice as fast as asked.
double PromiseMargin(const Target& target, const Measured& measured);
double GoalMargin(const Target& target, const Measured& measured);

// "< 200 ns a position", "> 10 M leaves/s"
std::string BoundText(const Target& target, double value, absl::string_view unit);

// All that have a target, for tests of completeness.
const std::vector<Target>& AllTargets();

}  // namespace hakari::bench

#endif  // HAKARI_BENCH_PROMISES_H_

// What the engine's parts must reach. A promise must hold on every machine that Hakari supports and
// is checked; a goal is what a current processor should reach, and is only shown.
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

// The factor by which a bound is met: 1 exactly, 2 twice as fast as required.
double PromiseMargin(const Target& target, const Measured& measured);
double GoalMargin(const Target& target, const Measured& measured);

// "< 200 ns a position", "> 10 M leaves/s"
std::string BoundText(const Target& target, double value, absl::string_view unit);

// All targets, for tests of completeness.
const std::vector<Target>& AllTargets();

}  // namespace hakari::bench

#endif  // HAKARI_BENCH_PROMISES_H_

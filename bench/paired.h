// Compares two ways of doing the same work: A and B alternate, so that other load on the machine
// affects both, and the result is the median of the ratios.
#ifndef HAKARI_BENCH_PAIRED_H_
#define HAKARI_BENCH_PAIRED_H_

#include <cstdint>
#include <functional>
#include <string>

#include "absl/status/statusor.h"
#include "base/statistics/effect.h"

namespace hakari::bench {

struct Contest {
  std::string name;
  std::string unit;       // what a rate counts
  uint64_t items = 0;     // of that unit, in one pass; 0: the answer is their number
  double least_goal = 0;  // the ratio ours / theirs to reach; 0: none
  std::function<uint64_t()> ours;
  std::function<uint64_t()> theirs;
  uint64_t their_items = 0;  // if they do another number for the same answer; 0: the same
};

struct PairOptions {
  int pairs = 11;
  double seconds = 0.05;                // of CPU time, at least, for each side of a pair
  std::function<double()> cpu_seconds;  // the clock; the thread's CPU time if not set
};

// Speeds in units per second of CPU time.
struct Weighed {
  std::string name;
  std::string unit;
  double least_goal = 0;
  double ours_per_second = 0;  // medians
  double theirs_per_second = 0;
  Effect speed;  // the median of ours / theirs over the pairs, between its quartiles
};

// An error, and no figures, if the two answers differ, are 0, or change.
absl::StatusOr<Weighed> Weigh(const Contest& contest, const PairOptions& options);

}  // namespace hakari::bench

#endif  // HAKARI_BENCH_PAIRED_H_

#include "bench/paired.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/statistics/median.h"
#include "base/status/macros.h"
#include "base/time/cpu_time.h"

namespace hakari::bench {
namespace {

// How many passes of one side fill a sample.
int PassesToFill(const std::function<uint64_t()>& pass, const PairOptions& options) {
  const double start = options.cpu_seconds();
  pass();
  const double one = std::max(options.cpu_seconds() - start, 1e-9);
  return std::max(1, static_cast<int>(options.seconds / one));
}

double SecondsAPass(const std::function<uint64_t()>& pass, int passes, uint64_t expected,
                    const PairOptions& options, bool& right) {
  const double start = options.cpu_seconds();
  for (int i = 0; i < passes; ++i) right &= pass() == expected;
  return (options.cpu_seconds() - start) / passes;
}

struct Samples {
  std::vector<double> ours;  // seconds per pass
  std::vector<double> theirs;
  std::vector<double> ratios;
};

absl::StatusOr<Samples> TakeSamples(const Contest& contest, uint64_t answer,
                                    const PairOptions& options) {
  const int our_passes = PassesToFill(contest.ours, options);
  const int their_passes = PassesToFill(contest.theirs, options);
  Samples samples;
  bool right = true;
  for (int i = 0; i < options.pairs; ++i) {
    double ours = 0;
    // The order alternates too: the second side starts with the clock frequency that the first one
    // left.
    if (i % 2 == 0) ours = SecondsAPass(contest.ours, our_passes, answer, options, right);
    const double theirs = SecondsAPass(contest.theirs, their_passes, answer, options, right);
    if (i % 2 != 0) ours = SecondsAPass(contest.ours, our_passes, answer, options, right);
    samples.ours.push_back(ours);
    samples.theirs.push_back(theirs);
    samples.ratios.push_back(theirs / ours);
  }
  if (right) return samples;
  return absl::DataLossError(absl::StrCat(contest.name, ": an answer changed while measured"));
}

}  // namespace

absl::StatusOr<Weighed> Weigh(const Contest& contest, const PairOptions& given) {
  PairOptions options = given;
  if (!options.cpu_seconds) options.cpu_seconds = ThreadCpuSeconds;
  const uint64_t ours = contest.ours();
  const uint64_t theirs = contest.theirs();
  if (ours != theirs || ours == 0) {
    return absl::FailedPreconditionError(
        absl::StrCat(contest.name, ": ours answered ", ours, ", theirs ", theirs));
  }
  HAKARI_ASSIGN_OR_RETURN(const Samples samples, TakeSamples(contest, ours, options));
  Weighed weighed;
  weighed.name = contest.name;
  weighed.unit = contest.unit;
  weighed.least_goal = contest.least_goal;
  const double items = static_cast<double>(contest.items == 0 ? ours : contest.items);
  const double their_items =
      contest.their_items == 0 ? items : static_cast<double>(contest.their_items);
  const double ratio_of_items = items / their_items;
  weighed.ours_per_second = items / Median(samples.ours);
  weighed.theirs_per_second = their_items / Median(samples.theirs);
  constexpr double kQuartiles = 0.5;  // half of the pairs lie between them
  weighed.speed = {"speed",
                   EffectUnit::kRatio,
                   ratio_of_items * Median(samples.ratios),
                   {ratio_of_items * Quantile(samples.ratios, 0.25),
                    ratio_of_items * Quantile(samples.ratios, 0.75)},
                   kQuartiles};
  return weighed;
}

}  // namespace hakari::bench

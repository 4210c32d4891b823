// Results of a match in pairs of games, the same opening with colours swapped. The two games of a
// pair are not independent, pairs are; so pairs are what is counted.
#ifndef HAKARI_BASE_STATISTICS_PENTANOMIAL_H_
#define HAKARI_BASE_STATISTICS_PENTANOMIAL_H_

#include <array>
#include <cstddef>
#include <cstdint>

namespace hakari {

inline constexpr size_t kPairOutcomes = 5;

// How often the pair brought 0, 1/2, 1, 3/2 and 2 points.
using PairCounts = std::array<int64_t, kPairOutcomes>;

// How probable each outcome is.
using PairShares = std::array<double, kPairOutcomes>;

// Points a game: 0, 1/4, 1/2, 3/4, 1.
inline double PairScore(size_t outcome) { return static_cast<double>(outcome) / 4; }

double MeanScore(const PairShares& shares);
double ScoreVariance(const PairShares& shares);  // of a pair's points a game

// Of all distributions, the one under which results with these `shares` are likeliest if
// - the mean score is `mean`, between 0 and 1;
// - the mean score lies `t` standard deviations above 1/2.
// Every share must be above 0.
PairShares LikeliestWithMean(const PairShares& shares, double mean);
PairShares LikeliestWithT(const PairShares& shares, double t);

}  // namespace hakari

#endif  // HAKARI_BASE_STATISTICS_PENTANOMIAL_H_

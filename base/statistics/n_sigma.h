// The n-sigma of the thesis on the prediction of mates: how many standard deviations a match's
// result lies from an even one. Only decisive games count.
#ifndef HAKARI_BASE_STATISTICS_N_SIGMA_H_
#define HAKARI_BASE_STATISTICS_N_SIGMA_H_

#include <cmath>
#include <cstdint>

namespace hakari {

// If both were as strong, wins - losses would have the variance of the number of decisive games. 0
// if there was none.
inline double NSigma(int64_t wins, int64_t losses) {
  const double decisive = static_cast<double>(wins) + static_cast<double>(losses);
  if (decisive <= 0) return 0;
  return (static_cast<double>(wins) - static_cast<double>(losses)) / std::sqrt(decisive);
}

}  // namespace hakari

#endif  // HAKARI_BASE_STATISTICS_N_SIGMA_H_

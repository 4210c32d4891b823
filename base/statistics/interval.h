// From low to high, both ends included.
#ifndef HAKARI_BASE_STATISTICS_INTERVAL_H_
#define HAKARI_BASE_STATISTICS_INTERVAL_H_

namespace hakari {

struct Interval {
  double low = 0;
  double high = 0;

  bool Contains(double value) const { return low <= value && value <= high; }
  double HalfWidth() const { return (high - low) / 2; }
};

}  // namespace hakari

#endif  // HAKARI_BASE_STATISTICS_INTERVAL_H_

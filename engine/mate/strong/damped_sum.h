// The sum of the numbers of a node's children: the estimated work when all of them must be proved.
//
// If many paths lead to the same positions, a plain sum counts these positions many times. After
// some hundred plies it only measures the number of paths. So a sum above kBound is replaced: it is
// the larger of kBound and the largest number, plus one for each of the other numbers. It still
// grows with every number, but no number of a search grows without bound.
#ifndef HAKARI_ENGINE_MATE_STRONG_DAMPED_SUM_H_
#define HAKARI_ENGINE_MATE_STRONG_DAMPED_SUM_H_

#include <algorithm>
#include <cstdint>

namespace hakari::mate {

class DampedSum {
 public:
  // With a larger bound, numbers of long mates count more duplicate paths. With a smaller bound,
  // numbers of ordinary positions say less about the remaining work.
  static constexpr uint64_t kBound = 4096;

  void Add(uint32_t number) {
    sum_ += number;
    largest_ = std::max<uint64_t>(largest_, number);
    ++count_;
  }

  uint64_t total() const { return sum_ <= kBound ? sum_ : std::max(kBound, largest_) + count_ - 1; }
  // The total minus one of its numbers.
  uint64_t TotalWithout(uint32_t number) const {
    return total() - std::min<uint64_t>(total(), number);
  }

 private:
  uint64_t sum_ = 0;
  uint64_t largest_ = 0;
  uint64_t count_ = 0;
};

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_STRONG_DAMPED_SUM_H_

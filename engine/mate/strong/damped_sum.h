// The sum of the numbers of a node's children, which tells how much is left to show where all of
// them must be.
//
// Where many ways lead to the same positions a sum counts these again and again, and after some
// hundred plies it says nothing but how many ways there were. So beyond a bound it is the largest
// of its numbers and one more for each of the others: it still grows with each of them, but no
// number of a search ever grows out of hand.
#ifndef HAKARI_ENGINE_MATE_STRONG_DAMPED_SUM_H_
#define HAKARI_ENGINE_MATE_STRONG_DAMPED_SUM_H_

#include <algorithm>
#include <cstdint>

namespace hakari::mate {

class DampedSum {
 public:
  // A larger bound lets numbers of long mates count more ways; a smaller one forgets how much there
  // is to show in ordinary positions.
  static constexpr uint64_t kBound = 4096;

  void Add(uint32_t number) {
    sum_ += number;
    largest_ = std::max<uint64_t>(largest_, number);
    ++count_;
  }

  uint64_t total() const { return sum_ <= kBound ? sum_ : std::max(kBound, largest_) + count_ - 1; }
  // What the others add to a number of this size.
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

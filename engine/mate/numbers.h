// Proof and disproof numbers in negamax form: phi is what the side to move still has to prove to
// win, delta what it takes to prove that it loses. For the attacker phi is the proof number, for
// the defender the disproof number.
#ifndef HAKARI_ENGINE_MATE_NUMBERS_H_
#define HAKARI_ENGINE_MATE_NUMBERS_H_

#include <cstdint>

namespace hakari::mate {

constexpr uint32_t kInfiniteNumber = uint32_t{1} << 30;
constexpr uint32_t kLargestFiniteNumber = kInfiniteNumber - 1;

struct Numbers {
  uint32_t phi;
  uint32_t delta;

  static constexpr Numbers Win() { return {0, kInfiniteNumber}; }
  static constexpr Numbers Loss() { return {kInfiniteNumber, 0}; }
  constexpr bool solved() const { return phi == 0 || delta == 0; }

  friend constexpr bool operator==(Numbers a, Numbers b) {
    return a.phi == b.phi && a.delta == b.delta;
  }
};

constexpr Numbers kLargestLimit{kLargestFiniteNumber, kLargestFiniteNumber};

// A sum of numbers. It is infinite if one of them is; otherwise it is at most the largest finite
// number.
class NumberSum {
 public:
  void Add(uint32_t number) {
    sum_ += number;
    seen_ |= number;
  }
  uint32_t value() const {
    if ((seen_ & kInfiniteNumber) != 0) return kInfiniteNumber;
    return sum_ < kLargestFiniteNumber ? static_cast<uint32_t>(sum_) : kLargestFiniteNumber;
  }

 private:
  uint64_t sum_ = 0;
  uint32_t seen_ = 0;  // infinity is the one number that has its bit
};

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_NUMBERS_H_

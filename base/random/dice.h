// Random numbers that are the same on every machine and depend only on their seed: splitting work
// over threads in another way changes no roll.
#ifndef HAKARI_BASE_RANDOM_DICE_H_
#define HAKARI_BASE_RANDOM_DICE_H_

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace hakari {

class Dice {
 public:
  explicit Dice(uint64_t seed) { Mix(seed); }

  // Makes all later rolls depend on one more value.
  void Mix(uint64_t value) {
    state_ ^= value;
    state_ = Next();
  }

  // 0 .. bound - 1. The bias of the remainder, bound / 2^64, is too small to measure.
  uint64_t Below(uint64_t bound) { return Next() % bound; }

 private:
  // SplitMix64: a counter and a mixing function.
  uint64_t Next() {
    state_ += 0x9e3779b97f4a7c15;
    uint64_t z = state_;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
  }

  uint64_t state_ = 0;
};

// All orders are equally probable.
template <typename Value>
void Shuffle(std::vector<Value>& values, Dice& dice) {
  for (size_t i = values.size(); i > 1; --i) std::swap(values[i - 1], values[dice.Below(i)]);
}

}  // namespace hakari

#endif  // HAKARI_BASE_RANDOM_DICE_H_

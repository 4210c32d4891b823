// The probability that a position is a mate from those of its children, as table 4.10 of the thesis
// has it. Where the attacker moves one child is enough (OR), where the defender does all are needed
// (AND); the children are taken to have nothing to do with each other, or to stand and fall
// together.
#ifndef HAKARI_ENGINE_PREDICT_SEARCH_COMBINED_PROBABILITY_H_
#define HAKARI_ENGINE_PREDICT_SEARCH_COMBINED_PROBABILITY_H_

#include <algorithm>
#include <cstdint>

#include "engine/predict/search/mate_probability.h"

namespace hakari::predict {

enum class ChildrenAre { kIndependent, kDependent };

// AND: the product, or the least. OR: 1 less the product of the opposites, or the greatest, which
// is the same thing said of "no mate"; so only one of the two is worked out. Of no child at all:
// the defender is mated, the attacker has no check.
class CombinedProbability {
 public:
  CombinedProbability(bool attacker_moves, ChildrenAre children)
      : attacker_moves_(attacker_moves), children_(children) {}

  // Products are rounded, so that their order counts in the last bits: add children in the order of
  // their moves.
  void Add(uint32_t mate) {
    const uint32_t each = attacker_moves_ ? kCertainty - mate : mate;
    if (children_ == ChildrenAre::kDependent) {
      all_ = std::min(all_, uint64_t{each} << kMoreBits);
    } else {
      all_ = (all_ * each) >> 16;
    }
  }

  uint32_t mate() const {
    const uint32_t all = static_cast<uint32_t>(all_ >> kMoreBits);
    return attacker_moves_ ? kCertainty - all : all;
  }

 private:
  static constexpr int kMoreBits = 24;  // so that long products do not vanish

  const bool attacker_moves_;
  const ChildrenAre children_;
  uint64_t all_ = uint64_t{kCertainty} << kMoreBits;  // children hold what ends the attacker's luck
};

}  // namespace hakari::predict

#endif  // HAKARI_ENGINE_PREDICT_SEARCH_COMBINED_PROBABILITY_H_

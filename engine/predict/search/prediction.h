// The classifier's prediction for a position as searches use it: a side and a degree of sureness,
// both as integers.
#ifndef HAKARI_ENGINE_PREDICT_SEARCH_PREDICTION_H_
#define HAKARI_ENGINE_PREDICT_SEARCH_PREDICTION_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/core/color.h"
#include "engine/position/position.h"
#include "engine/predict/search/steering.h"

namespace hakari::predict {

struct Prediction {
  bool mate = false;
  // The distance from the hyperplane, in the model's units. If the children are judged instead, the
  // probability of the predicted answer, in units of 1 / kCertainty.
  int64_t sureness = 0;
};

// Predicts for a position, always from the attacker's view. If the children are judged instead,
// these are all checks or all evasions.
Prediction Predict(const Steering& steering, const Position& position, Color attacker);

// The part of `most` that is added: all of it for a step, a share according to the sureness for a
// sigmoid, rounded half up. The prediction must come from the same steering.
uint32_t ExtraOf(const Steering& steering, int most, Prediction prediction);

// A cache of predictions by the key of the position. A search asks about an absent child at every
// look, a dozen times on average, and a prediction costs as much as a node.
//
// Each key has one place, and a new key replaces the old one. Earlier calls affect what is cached,
// but never the result.
class PredictionMemo {
 public:
  // `places`: a power of two, or 0 for no cache.
  explicit PredictionMemo(size_t places) : places_(places) {}

  // The prediction for this key and attacker, computed by `predict()` if it is not cached.
  template <typename PredictOne>
  Prediction Get(uint64_t key, Color attacker, PredictOne predict) {
    if (places_.empty()) return predict();
    Place& place = places_[key & (places_.size() - 1)];
    const uint8_t asker = static_cast<uint8_t>(1 + attacker);
    if (place.key != key || place.asker != asker) place = {key, predict(), asker};
    return place.prediction;
  }

 private:
  struct Place {
    uint64_t key = 0;
    Prediction prediction;
    uint8_t asker = 0;  // 0: empty
  };

  std::vector<Place> places_;
};

// The following computes the probability that a position is a mate from the probabilities of its
// children (table 4.10 of the thesis). If the attacker moves, one child is enough (OR); if the
// defender moves, all are needed (AND). The children are taken as independent, or as fully
// dependent.

// Probabilities are fixed point, so that searches behave the same on every machine. kCertainty
// stands for probability 1.
constexpr uint32_t kCertainty = uint32_t{1} << 16;

// 1 / (1 + exp(-d)) for a distance in the model's units, in units of 1 / kCertainty. This is the
// thesis's sigmoid, not Platt's, which is fitted in floating point. From a distance of 12 on, the
// result is exactly 0 or 1.
uint32_t MateProbability(int64_t distance);

enum class ChildrenAre { kIndependent, kDependent };

// AND: the product, or the minimum. OR: 1 minus the product of the complements, or the maximum. OR
// is computed as AND of the probabilities of "no mate". Without children, the defender is mated, or
// the attacker has no check and there is no mate.
class CombinedProbability {
 public:
  CombinedProbability(bool attacker_moves, ChildrenAre children)
      : attacker_moves_(attacker_moves), children_(children) {}

  // Products are rounded, so their order affects the last bits. Add the children in the order of
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
  static constexpr int kMoreBits = 24;  // extra precision for long products

  const bool attacker_moves_;
  const ChildrenAre children_;
  // That all children are mates if the defender moves, or no mates if the attacker moves.
  uint64_t all_ = uint64_t{kCertainty} << kMoreBits;
};

}  // namespace hakari::predict

#endif  // HAKARI_ENGINE_PREDICT_SEARCH_PREDICTION_H_

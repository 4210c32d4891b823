// What the classifier says of a position, as searches use it: a side, and how sure it is, as
// integers.
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
  // How far from the hyperplane the position lies, in the model's units; where its children were
  // asked, the probability of what is predicted, in kCertainty.
  int64_t sureness = 0;
};

// Of a position, always from the attacker's view. Where children are asked they are the checks or
// the evasions.
Prediction Predict(const Steering& steering, const Position& position, Color attacker);

// How much of `most` is added: all of it by a step; by a sigmoid its share by sureness, rounded
// half up. The prediction must be of the same steering.
uint32_t ExtraOf(const Steering& steering, int most, Prediction prediction);

// Predictions by the key of their position. A search asks about an absent child at every look, a
// dozen times on average, and a prediction costs as much as a node.
//
// Each key has one place, and takes it from whoever was there: what is found depends on what was
// asked before, what is answered never does.
class PredictionMemo {
 public:
  // A power of two of places; 0: nothing is remembered.
  explicit PredictionMemo(size_t places) : places_(places) {}

  // The prediction for this key and attacker, worked out by `predict()` if it is not remembered.
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

// The probability that a position is a mate from those of its children, as table 4.10 of the thesis
// has it. Where the attacker moves one child is enough (OR), where the defender does all are needed
// (AND); the children are taken to have nothing to do with each other, or to stand and fall
// together.

// Probabilities in fixed point, so that what a search makes of them is the same everywhere.
constexpr uint32_t kCertainty = uint32_t{1} << 16;

// 1/(1 + exp(-d)) of a distance in the model's units, in kCertainty: the thesis's sigmoid, not
// Platt's, which is fitted in floating point. Beyond 12 it is certain.
uint32_t MateProbability(int64_t distance);

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

#endif  // HAKARI_ENGINE_PREDICT_SEARCH_PREDICTION_H_

// Predictions by the key of their position. A search asks about an absent child at every look, a
// dozen times on average, and a prediction costs as much as a node.
//
// Each key has one place, and takes it from whoever was there: what is found depends on what was
// asked before, what is answered never does.
#ifndef HAKARI_ENGINE_PREDICT_SEARCH_PREDICTION_MEMO_H_
#define HAKARI_ENGINE_PREDICT_SEARCH_PREDICTION_MEMO_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/core/color.h"
#include "engine/predict/search/prediction.h"

namespace hakari::predict {

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

}  // namespace hakari::predict

#endif  // HAKARI_ENGINE_PREDICT_SEARCH_PREDICTION_MEMO_H_

// The sharper linear classifier: LinearModelOver the list of sharp_list.h.
#ifndef HAKARI_ENGINE_PREDICT_SHARP_SHARP_MODEL_H_
#define HAKARI_ENGINE_PREDICT_SHARP_SHARP_MODEL_H_

#include "engine/core/color.h"
#include "engine/position/position.h"
#include "engine/predict/feature_table.h"
#include "engine/predict/linear_model.h"
#include "engine/predict/sharp/sharp_features.h"
#include "engine/predict/sharp/sharp_list.h"

namespace hakari::predict {

struct SharpList {
  static constexpr int kCount = kSharpFeatureCount;
  using Row = SharpFeatures;
  static void Extract(const Position& position, Color attacker, Row& row) {
    ExtractSharpFeatures(position, attacker, row);
  }
  static const FeatureTable& Table() { return SharpFeatureTable(); }
};
using SharpModel = LinearModelOver<SharpList>;
extern template struct LinearModelOver<SharpList>;

}  // namespace hakari::predict

#endif  // HAKARI_ENGINE_PREDICT_SHARP_SHARP_MODEL_H_

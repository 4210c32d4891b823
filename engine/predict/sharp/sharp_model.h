// The sharper linear classifier: LinearModelOver the list of sharp_list.h.
#ifndef HAKARI_ENGINE_PREDICT_SHARP_SHARP_MODEL_H_
#define HAKARI_ENGINE_PREDICT_SHARP_SHARP_MODEL_H_

#include "absl/strings/string_view.h"
#include "engine/core/color.h"
#include "engine/position/position.h"
#include "engine/predict/feature_list.h"
#include "engine/predict/linear_model.h"
#include "engine/predict/model_file.h"
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

// The shipped sharper model: model.txt, compiled in. `./hakari predict train --features sharp` made
// it; its recipe describes how.
const SharpModel& DefaultSharpModel();
const ModelRecipe& DefaultSharpModelRecipe();

// The text of the file, and its path.
absl::string_view DefaultSharpModelText();
constexpr absl::string_view kDefaultSharpModelPath = "engine/predict/sharp/model.txt";

}  // namespace hakari::predict

#endif  // HAKARI_ENGINE_PREDICT_SHARP_SHARP_MODEL_H_

// The models that classifications are timed with. Their weights are made up: those of a trained one
// would change the answers with every training, and cost the same.
#ifndef HAKARI_BENCH_PREDICT_MODEL_H_
#define HAKARI_BENCH_PREDICT_MODEL_H_

#include <cstddef>
#include <cstdint>

#include "engine/predict/linear_model.h"
#include "engine/predict/sharp/sharp_model.h"

namespace hakari {

template <typename List>
LinearModelOver<List> MadeUpModel() {
  LinearModelOver<List> made;
  for (size_t i = 0; i < made.weights.size(); ++i) {
    made.weights[i] = static_cast<int32_t>(i * i) + 1;
  }
  return made;
}

inline const LinearModel& PredictBenchModel() {
  static const LinearModel model = MadeUpModel<ThesisList>();
  return model;
}
inline const SharpModel& SharpBenchModel() {
  static const SharpModel model = MadeUpModel<SharpList>();
  return model;
}

}  // namespace hakari

#endif  // HAKARI_BENCH_PREDICT_MODEL_H_

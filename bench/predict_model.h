// The models for timing classifications. Their weights are made up: trained ones would change the
// answers with every training, and cost the same.
#ifndef HAKARI_BENCH_PREDICT_MODEL_H_
#define HAKARI_BENCH_PREDICT_MODEL_H_

#include <cstddef>
#include <cstdint>

#include "engine/predict/linear_model.h"
#include "engine/predict/sharp/sharp_model.h"

namespace hakari::bench {

template <typename List>
predict::LinearModelOver<List> MadeUpModel() {
  predict::LinearModelOver<List> made;
  for (size_t i = 0; i < made.weights.size(); ++i) {
    made.weights[i] = static_cast<int32_t>(i * i) + 1;
  }
  return made;
}

inline const predict::LinearModel& PredictBenchModel() {
  static const predict::LinearModel model = MadeUpModel<predict::ThesisList>();
  return model;
}
inline const predict::SharpModel& SharpBenchModel() {
  static const predict::SharpModel model = MadeUpModel<predict::SharpList>();
  return model;
}

}  // namespace hakari::bench

#endif  // HAKARI_BENCH_PREDICT_MODEL_H_

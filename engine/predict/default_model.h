// The shipped model: model.txt, compiled in. `./hakari predict train` made it; its recipe describes
// how.
#ifndef HAKARI_ENGINE_PREDICT_DEFAULT_MODEL_H_
#define HAKARI_ENGINE_PREDICT_DEFAULT_MODEL_H_

#include "absl/strings/string_view.h"
#include "engine/predict/linear_model.h"
#include "engine/predict/model_file.h"

namespace hakari::predict {

const LinearModel& DefaultModel();
const ModelRecipe& DefaultModelRecipe();

// The text of the file, and its path.
absl::string_view DefaultModelText();
constexpr absl::string_view kDefaultModelPath = "engine/predict/model.txt";

}  // namespace hakari::predict

#endif  // HAKARI_ENGINE_PREDICT_DEFAULT_MODEL_H_

// The sharper model that is shipped: model.txt, compiled in. `./hakari predict train --features
// sharp` made it; its recipe says from what.
#ifndef HAKARI_ENGINE_PREDICT_SHARP_DEFAULT_SHARP_MODEL_H_
#define HAKARI_ENGINE_PREDICT_SHARP_DEFAULT_SHARP_MODEL_H_

#include "absl/strings/string_view.h"
#include "engine/predict/model_file.h"
#include "engine/predict/sharp/sharp_model.h"

namespace hakari::predict {

const SharpModel& DefaultSharpModel();
const ModelRecipe& DefaultSharpModelRecipe();

// The file as it is, and its name.
absl::string_view DefaultSharpModelText();
constexpr absl::string_view kDefaultSharpModelPath = "engine/predict/sharp/model.txt";

}  // namespace hakari::predict

#endif  // HAKARI_ENGINE_PREDICT_SHARP_DEFAULT_SHARP_MODEL_H_

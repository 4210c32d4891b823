// The weights that are shipped: weights.txt, compiled in. Its recipe says how it was made.
#ifndef HAKARI_ENGINE_EVAL_DEFAULT_WEIGHTS_H_
#define HAKARI_ENGINE_EVAL_DEFAULT_WEIGHTS_H_

#include "absl/strings/string_view.h"
#include "engine/eval/weights.h"

namespace hakari::eval {

const Weights& DefaultWeights();

// The file as it is, and its name.
absl::string_view DefaultWeightsText();
constexpr absl::string_view kDefaultWeightsPath = "engine/eval/weights.txt";

}  // namespace hakari::eval

#endif  // HAKARI_ENGINE_EVAL_DEFAULT_WEIGHTS_H_

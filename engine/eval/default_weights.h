// The weights that are shipped, compiled in. Each file's recipe says how it was made. A file under
// weights/ never changes again, since profiles of the search name it; better weights are a new one.
#ifndef HAKARI_ENGINE_EVAL_DEFAULT_WEIGHTS_H_
#define HAKARI_ENGINE_EVAL_DEFAULT_WEIGHTS_H_

#include "absl/strings/string_view.h"
#include "engine/eval/weights.h"

namespace hakari::eval {

constexpr absl::string_view kDefaultWeightsName = "learned1";
const Weights& DefaultWeights();

// Those of the name, like "ground1" for weights/ground1.txt; null if there are none.
const Weights* ShippedWeights(absl::string_view name);

}  // namespace hakari::eval

#endif  // HAKARI_ENGINE_EVAL_DEFAULT_WEIGHTS_H_

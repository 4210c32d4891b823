// The shipped weights, compiled in. Each file's recipe says how it was made. A file under weights/
// never changes, since profiles of the search refer to it by name; better weights get a new file.
#ifndef HAKARI_ENGINE_EVAL_DEFAULT_WEIGHTS_H_
#define HAKARI_ENGINE_EVAL_DEFAULT_WEIGHTS_H_

#include "absl/strings/string_view.h"
#include "engine/eval/weights.h"

namespace hakari::eval {

constexpr absl::string_view kDefaultWeightsName = "learned1";
const Weights& DefaultWeights();

// The shipped weights of that name, for example "ground1" for weights/ground1.txt; null if there
// are none.
const Weights* ShippedWeights(absl::string_view name);

}  // namespace hakari::eval

#endif  // HAKARI_ENGINE_EVAL_DEFAULT_WEIGHTS_H_

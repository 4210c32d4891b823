// Weights for tests that count nodes of fixed positions. They are never tuned, so these tests do
// not depend on the shipped weights. For tests only.
#ifndef HAKARI_ENGINE_SEARCH_JUDGES_PLAIN_WEIGHTS_H_
#define HAKARI_ENGINE_SEARCH_JUDGES_PLAIN_WEIGHTS_H_

#include "engine/eval/weights.h"

namespace hakari::search {

// Material, small values for squares, and attacks near kings.
const eval::Weights& PlainWeights();

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_JUDGES_PLAIN_WEIGHTS_H_

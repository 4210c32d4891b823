// Weights that nobody tunes: tests that count nodes of fixed positions hold whatever becomes of the
// weights that are shipped. For tests only.
#ifndef HAKARI_ENGINE_SEARCH_JUDGES_PLAIN_WEIGHTS_H_
#define HAKARI_ENGINE_SEARCH_JUDGES_PLAIN_WEIGHTS_H_

#include "engine/eval/weights.h"

namespace hakari::search {

// Material, a little for squares and for attacks near kings.
const eval::Weights& PlainWeights();

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_JUDGES_PLAIN_WEIGHTS_H_

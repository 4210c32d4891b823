#include "engine/eval/weights.h"

namespace hakari::eval {

Weights::Weights(WeightNumbers numbers, Recipe recipe)
    : content_(std::make_shared<const Content>(
          Content{numbers, std::move(recipe), 0, Tables(numbers)})) {}

}  // namespace hakari::eval

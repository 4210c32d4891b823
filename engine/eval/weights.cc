#include "engine/eval/weights.h"

#include <string>
#include <utility>

#include "engine/eval/weights_file.h"

namespace hakari::eval {

Weights::Weights(WeightNumbers numbers, Recipe recipe) {
  std::string lines = FormatWeights(numbers, recipe);
  const uint64_t checksum = Seal(lines);
  const Tables tables(numbers);
  content_ = std::make_shared<const Content>(
      Content{std::move(numbers), std::move(recipe), checksum, tables});
}

}  // namespace hakari::eval

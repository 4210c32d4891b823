// The weights of an evaluation: one for every cell of every feature and phase, in eighths of a
// centipawn. A pawn on the board is 100 centipawns by definition.
#ifndef HAKARI_ENGINE_EVAL_WEIGHTS_H_
#define HAKARI_ENGINE_EVAL_WEIGHTS_H_

#include <cstdint>
#include <memory>

#include "base/text/sealed_text.h"
#include "engine/eval/tables.h"

namespace hakari::eval {

// Immutable, and cheap to copy. The recipe says how the numbers were made.
class Weights {
 public:
  Weights(WeightNumbers numbers, Recipe recipe);

  const WeightNumbers& numbers() const { return content_->numbers; }
  const Recipe& recipe() const { return content_->recipe; }
  // The checksum of the file with these numbers and this recipe (weights_file.h).
  uint64_t checksum() const { return content_->checksum; }
  // The numbers in the layout that the evaluation uses.
  const Tables& tables() const { return content_->tables; }

 private:
  struct Content {
    WeightNumbers numbers;
    Recipe recipe;
    uint64_t checksum;
    Tables tables;
  };
  std::shared_ptr<const Content> content_;
};

}  // namespace hakari::eval

#endif  // HAKARI_ENGINE_EVAL_WEIGHTS_H_

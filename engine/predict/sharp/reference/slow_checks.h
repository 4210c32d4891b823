// Every check that a side could give, with the number of visible answers: the definition of what
// sharp/check_answers.h counts, place by place.
#ifndef HAKARI_ENGINE_PREDICT_SHARP_REFERENCE_SLOW_CHECKS_H_
#define HAKARI_ENGINE_PREDICT_SHARP_REFERENCE_SLOW_CHECKS_H_

#include <optional>
#include <vector>

#include "engine/reference/board.h"

namespace hakari::predict {

struct SlowCheck {
  std::optional<reference::Place> from;  // none for a drop
  int answers = 0;
  bool opens_a_line = false;
};

// The other side must have a king.
std::vector<SlowCheck> ChecksWithAnswers(const reference::Board& board, reference::Side attacker);

// The places within `steps` steps of a king, without its own.
std::vector<reference::Place> PlacesAround(reference::Place king, int steps);

}  // namespace hakari::predict

#endif  // HAKARI_ENGINE_PREDICT_SHARP_REFERENCE_SLOW_CHECKS_H_

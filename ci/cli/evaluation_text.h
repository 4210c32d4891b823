// An evaluation term by term, for people.
#ifndef HAKARI_CI_CLI_EVALUATION_TEXT_H_
#define HAKARI_CI_CLI_EVALUATION_TEXT_H_

#include <string>

#include "engine/core/color.h"
#include "engine/eval/breakdown.h"

namespace hakari::cli {

// Groups with the terms in them that do not cancel out, in Black's favour; progress; the value for
// the side to move. Centipawns throughout.
std::string EvaluationText(const eval::Breakdown& breakdown, Color side_to_move);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_EVALUATION_TEXT_H_

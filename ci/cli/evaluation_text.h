// An evaluation term by term, as text.
#ifndef HAKARI_CI_CLI_EVALUATION_TEXT_H_
#define HAKARI_CI_CLI_EVALUATION_TEXT_H_

#include <string>

#include "engine/core/color.h"
#include "engine/eval/breakdown.h"

namespace hakari::cli {

// The groups, each with its terms that do not cancel out, from Black's view; the progress; the
// value for the side to move. All values are in centipawns.
std::string EvaluationText(const eval::Breakdown& breakdown, Color side_to_move);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_EVALUATION_TEXT_H_

// The answer to one mate problem as people read it.
#ifndef HAKARI_CI_CLI_MATE_MATE_ANSWER_H_
#define HAKARI_CI_CLI_MATE_MATE_ANSWER_H_

#include <string>

#include "engine/position/position.h"
#include "suites/core/outcome.h"

namespace hakari::cli {

// The board, the answer, of a mate its line in USI and as KIF writes moves, nodes and time.
std::string MateAnswerText(const Position& position, const suites::Outcome& outcome);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_MATE_MATE_ANSWER_H_

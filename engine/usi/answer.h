// What a finished search says in the words of USI.
#ifndef HAKARI_ENGINE_USI_ANSWER_H_
#define HAKARI_ENGINE_USI_ANSWER_H_

#include <cstdint>
#include <string>
#include <vector>

#include "engine/mate/mate_result.h"
#include "engine/position/position.h"

namespace hakari::usi {

// "info …" and then the answer: to `go mate` the line, nomate or timeout; else the first move of a
// mate, or AnyMove(). A line that is no mate is never said.
std::vector<std::string> AnswerLines(const Position& root, bool to_go_mate,
                                     const mate::MateResult& result, int64_t elapsed_ms);

// This engine knows mates alone, so without one it plays the first legal move in a fixed order, and
// resigns if there is none: "bestmove 1a1b", "bestmove resign".
std::string AnyMove(const Position& root);

}  // namespace hakari::usi

#endif  // HAKARI_ENGINE_USI_ANSWER_H_

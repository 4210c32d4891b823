// Formats a player's options, info lines and answers as lines of USI.
#ifndef HAKARI_ENGINE_USI_ANSWER_H_
#define HAKARI_ENGINE_USI_ANSWER_H_

#include <cstdint>
#include <string>
#include <vector>

#include "engine/player/answer.h"
#include "engine/player/player.h"

namespace hakari::usi {

// "info time 500 nodes 1000 nps 2000 depth 1 score mate 1 pv G*5b"
std::string InfoLine(const player::Line& line);

// "info …" and then the answer: checkmate for a mate question, else bestmove.
std::vector<std::string> AnswerLines(const player::Question& question, const player::Answer& answer,
                                     int64_t elapsed_ms);

// "bestmove 7g7f ponder 3c3d", "bestmove win", "bestmove resign"
std::string BestMoveLine(const player::Answer& answer);

// "option name USI_Hash type spin default 256 min 1 max 65536"
std::string OptionLine(const player::Option& option);

}  // namespace hakari::usi

#endif  // HAKARI_ENGINE_USI_ANSWER_H_

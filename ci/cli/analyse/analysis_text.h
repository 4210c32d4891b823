// An analysis as text and as JSON.
#ifndef HAKARI_CI_CLI_ANALYSE_ANALYSIS_TEXT_H_
#define HAKARI_CI_CLI_ANALYSE_ANALYSIS_TEXT_H_

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "ci/cli/analyse/game_analysis.h"
#include "engine/notation/record.h"
#include "engine/player/answer.h"
#include "engine/position/position.h"

namespace hakari::cli {

// The best move, the board, then one line for each variation.
std::string PositionText(const Position& position, const player::Answer& answer);
nlohmann::ordered_json PositionJson(const Position& position, const player::Answer& answer);

// A summary for each side, the mistakes with the better moves, then every move.
std::string GameText(const notation::GameRecord& record, const std::vector<AnalysedMove>& moves);
nlohmann::ordered_json GameJson(const std::vector<AnalysedMove>& moves);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_ANALYSE_ANALYSIS_TEXT_H_

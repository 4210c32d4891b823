// A pair as one line of a match file: JSON, so that other tools can read it.
//
//   {"pair":1,"players":[0,1],"attempt":1,"games":[
//     {"game":"startpos moves 7g7f 3c3d 2g2f … ; result=b end=resign","opening":2,
//      "ms":[12.5,…],"cpu_ms":[…],"said_ms":[…],"left_ms":[…],"nodes":[…],"depth":[…],
//      "score":[30,-4,"mate 7","cp 12 lowerbound",…]},
//     {…}]}
//
// all on one line. `players` are numbered from 0; the first has black in the first game. The first
// `opening` moves of a game were given. Each list has one value per answer after them, null if it
// was not reported or measured; a list with nulls only is left out.
#ifndef HAKARI_SUITES_MATCH_PAIR_TEXT_H_
#define HAKARI_SUITES_MATCH_PAIR_TEXT_H_

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "suites/match/played_pair.h"

namespace hakari::match {

// Changes whenever older readers would misread the text.
inline constexpr int kPairTextVersion = 1;

std::string PairText(const PlayedPair& pair);
// Adds those of a game's lists that have these names, as in the line.
void AddAnswerLists(const PlayedGame& game, const std::vector<absl::string_view>& names,
                    nlohmann::ordered_json& into);

// Every move is checked. An error says what is wrong, and in which game. Transcripts of faults are
// not in the text.
absl::StatusOr<PlayedPair> ParsePairText(absl::string_view text);

}  // namespace hakari::match

#endif  // HAKARI_SUITES_MATCH_PAIR_TEXT_H_

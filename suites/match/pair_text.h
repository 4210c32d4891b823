// A pair as one line of a match file: JSON, so that anybody's tools can read it.
//
//   {"pair":1,"players":[0,1],"attempt":1,"games":[
//     {"game":"startpos moves 7g7f 3c3d 2g2f … ; result=b end=resign","opening":2,
//      "ms":[12.5,…],"cpu_ms":[…],"said_ms":[…],"left_ms":[…],"nodes":[…],"depth":[…],
//      "score":[30,-4,"mate 7","cp 12 lowerbound",…]},
//     {…}]}
//
// all in one line. `players` are numbered from 0; the first has black in the first game. Of a game
// the first `opening` moves were given; the lists have a value for each answer after them, null
// where nothing was said or measured; a list of which all is null is left out.
#ifndef HAKARI_SUITES_MATCH_PAIR_TEXT_H_
#define HAKARI_SUITES_MATCH_PAIR_TEXT_H_

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "suites/match/played_pair.h"

namespace hakari::match {

// Changes whenever older readers would read something else than what was meant.
inline constexpr int kPairTextVersion = 1;

std::string PairText(const PlayedPair& pair);
// Of a game's lists those with these names, as they stand in the line.
void AddAnswerLists(const PlayedGame& game, const std::vector<absl::string_view>& names,
                    nlohmann::ordered_json& into);

// Every move is checked. An error says what is wrong, and in which game. Transcripts of faults are
// not in the text.
absl::StatusOr<PlayedPair> ParsePairText(absl::string_view text);

}  // namespace hakari::match

#endif  // HAKARI_SUITES_MATCH_PAIR_TEXT_H_

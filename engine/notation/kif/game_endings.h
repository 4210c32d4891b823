// The endings of games in KIF and KI2: as the last row of a game ("投了") and as the sentence below
// it ("まで104手で後手の勝ち").
#ifndef HAKARI_ENGINE_NOTATION_KIF_GAME_ENDINGS_H_
#define HAKARI_ENGINE_NOTATION_KIF_GAME_ENDINGS_H_

#include <optional>
#include <string>

#include "absl/strings/string_view.h"
#include "engine/core/color.h"
#include "engine/notation/japanese_scanner.h"
#include "engine/notation/record.h"

namespace hakari::notation {

// Whether the ending and the side to move determine the result. An illegal move or a perpetual
// check may be either side's.
bool DecidesResult(GameEnd end);

struct Ending {
  GameEnd end;
  GameResult result;
};

// Takes the word of an ending, if one comes next.
std::optional<Ending> TakeEndingWord(JapaneseScanner& scanner, Color to_move);
// The word for the ending of `line`; empty for kUnknown. If the word determines the result, a
// contradicting result is not written. Perpetual check has no word of its own: it is a 反則.
absl::string_view EndingWord(const RecordLine& line, Color to_move);

constexpr absl::string_view kClosingWord = "まで";

// The ending in a sentence that begins with まで; none if the sentence does not mention an ending.
std::optional<Ending> ReadClosingSentence(absl::string_view sentence, Color to_move);
// The sentence for the ending of `line` after `moves` moves of the game. Empty if neither ending
// nor result is known. `names` gives the names of the sides: 先手 後手 or 下手 上手.
std::string ClosingSentence(const RecordLine& line, int moves, Color to_move,
                            absl::string_view (*names)(Color));

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_KIF_GAME_ENDINGS_H_

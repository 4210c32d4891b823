// How game servers say that a game has ended: lines of the CSA server protocol (#TIME_UP), and the
// closing comment that shogi-server (Floodgate) writes ('summary:time up:one lose:two win). If no
// statement of the players ends a game (time, repetition, length), the record has no other ending.
#ifndef HAKARI_ENGINE_NOTATION_CSA_SERVER_WORDS_H_
#define HAKARI_ENGINE_NOTATION_CSA_SERVER_WORDS_H_

#include <optional>

#include "absl/strings/string_view.h"
#include "engine/notation/record.h"

namespace hakari::notation {

// `word` without the '#'. #DRAW is kDraw. None for #WIN, #LOSE and #CENSORED, which do not say how
// the game ended or which side is meant, and for unknown words.
std::optional<GameEnd> EndOfServerWord(absl::string_view word);

struct ServerSummary {
  GameEnd end;
  GameResult result;
};

// `comment` without the apostrophe. shogi-server names black first, but older versions did not
// always: if the two names are those of black and white, they decide. None if it is another
// comment.
std::optional<ServerSummary> ParseServerSummary(absl::string_view comment, absl::string_view black,
                                                absl::string_view white);

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_CSA_SERVER_WORDS_H_

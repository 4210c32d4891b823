// What CSA calls the ends of games (%TORYO) and what it says of them ($EVENT:).
#ifndef HAKARI_ENGINE_NOTATION_CSA_CSA_NAMES_H_
#define HAKARI_ENGINE_NOTATION_CSA_CSA_NAMES_H_

#include <optional>
#include <string>

#include "absl/strings/string_view.h"
#include "engine/core/color.h"
#include "engine/notation/record.h"

namespace hakari::notation {

struct CsaEnding {
  GameEnd end;
  std::optional<Color> loser;  // where the word itself names the side: %+ILLEGAL_ACTION
};

// `word` without the '%'.
std::optional<CsaEnding> ParseCsaEnding(absl::string_view word);
// With the '%'; empty for kUnknown. %OUTE_SENNICHITE and %MAX_MOVES are newer than V2.2 but said
// there too: no older word means the same.
std::string ToCsaEnding(GameEnd end, GameResult result, Color to_move);

// The record's key for a keyword without the '$', and back. Unknown ones are the same in both.
std::string TagOfCsaKeyword(absl::string_view keyword);
std::string CsaKeywordOfTag(absl::string_view tag);

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_CSA_CSA_NAMES_H_

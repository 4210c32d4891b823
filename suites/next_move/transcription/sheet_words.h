// The words that begin a line of a transcription, "answer: ７四桂" or "正解：７四桂": one table for
// the reader, its messages and the README.
#ifndef HAKARI_SUITES_NEXT_MOVE_TRANSCRIPTION_SHEET_WORDS_H_
#define HAKARI_SUITES_NEXT_MOVE_TRANSCRIPTION_SHEET_WORDS_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"

namespace hakari::suites {

enum class SheetField {
  kBook,
  kProblem,
  kAnswer,
  kAvoid,
  kLast,
  kTheme,
  kPoints,
  kPieces,
  kComment,
};

struct SheetWord {
  SheetField field;
  absl::string_view english;
  absl::string_view japanese;
  absl::string_view about;  // what follows it, for the README
  bool may_repeat;          // then the values are joined
};

// In the order of the enumeration.
const std::vector<SheetWord>& SheetWords();
inline const SheetWord& WordOf(SheetField field) {
  return SheetWords()[static_cast<size_t>(field)];
}

// By the English word, in any case, or the Japanese one.
std::optional<SheetField> FindSheetField(absl::string_view word);

// Whether records have a header of this name that does not describe the position: 棋戦, 備考, …
bool IsRecordHeader(absl::string_view word);

// "a word such as …": the known word that was probably meant, or all of them.
std::string ExpectedSheetWord(absl::string_view typed);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_NEXT_MOVE_TRANSCRIPTION_SHEET_WORDS_H_

// Reads Japanese notation from one line, left to right, and keeps its place in the file.
//
// Programs write digits and blanks in different widths; every Take...() accepts all of them. A
// Take...() that finds nothing leaves the scanner unchanged.
#ifndef HAKARI_ENGINE_NOTATION_JAPANESE_SCANNER_H_
#define HAKARI_ENGINE_NOTATION_JAPANESE_SCANNER_H_

#include <optional>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "base/text/place.h"
#include "engine/core/color.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"

namespace hakari::notation {

class JapaneseScanner {
 public:
  // `start` is the place of the line's first character.
  JapaneseScanner(absl::string_view line, const Place& start) : line_(line), start_(start) {}

  bool AtEnd() const { return offset_ == line_.size(); }
  // What has not been taken yet.
  absl::string_view rest() const { return line_.substr(offset_); }
  size_t offset() const { return offset_; }
  Place place() const { return Advance(start_, line_, offset_); }

  void SkipBlanks();

  bool Take(absl::string_view word);

  // 0 .. 9, half or full width.
  std::optional<int> TakeDigit();
  // Digits of half or full width: at most six, so that arithmetic on times cannot overflow.
  std::optional<int> TakeNumber();
  // 一 .. 九十九.
  std::optional<int> TakeKanjiNumber();
  // File and rank, each in any digits: ７六, 76, ７６.
  std::optional<Square> TakeSquare();
  // ▲ △ and the other shapes of these marks.
  std::optional<Color> TakeSideMark();
  // 先手 後手 下手 上手.
  std::optional<Color> TakeSideName();
  // The longest name that fits: 成銀 before 成. Accepts old and new forms of letters.
  std::optional<PieceKind> TakePiece();

  // "file:line:column: expected ..., found ..." at the place where the scanner stands.
  absl::Status Expected(absl::string_view what) const;

 private:
  std::optional<int> TakeKanjiDigit();

  absl::string_view line_;
  Place start_;
  size_t offset_ = 0;
};

// Without blanks of any width at both ends.
absl::string_view StripBlanks(absl::string_view text);

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_JAPANESE_SCANNER_H_

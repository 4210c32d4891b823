// The input of every reader of game records: the lines of a source, in UTF-8.
//
// Decoding removes a byte order mark and the differences between CRLF, LF and CR, and detects
// whether the bytes are UTF-8 or Shift_JIS: a declaration near the top (`#KIF version=2.0
// encoding=Shift_JIS`, `'CSA encoding=UTF-8`) is accepted if the bytes agree with it, otherwise the
// encoding with fewer bad lines wins, UTF-8 on a tie.
//
// Bad bytes do not invalidate a whole file: they become U+FFFD and their line is marked. A reader
// calls FaultIn() for the lines of each game and refuses the game if there is a fault.
#ifndef HAKARI_ENGINE_NOTATION_TEXT_TEXT_H_
#define HAKARI_ENGINE_NOTATION_TEXT_TEXT_H_

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "base/text/encoding.h"
#include "base/text/place.h"

namespace hakari::notation {

class SourceText {
 public:
  static constexpr size_t kLargestSource = size_t{256} << 20;  // bytes; a larger source is refused
  static constexpr size_t kMostLines = 2'000'000;              // a source with more is refused
  static constexpr size_t kLongestLine = size_t{1} << 20;      // bytes; a longer line is a fault

  // `encoding` is the user's choice; without it the encoding is detected. `file` is for messages.
  static absl::StatusOr<SourceText> Decode(absl::string_view bytes, std::string file,
                                           std::optional<Encoding> encoding = std::nullopt);

  const std::string& file() const { return file_; }
  Encoding encoding() const { return encoding_; }

  // Lines count from 1. A line has no line end; the empty rest after the last line end is not a
  // line.
  int line_count() const { return static_cast<int>(lines_.size()); }
  absl::string_view line(int number) const {
    const Span span = lines_[number - 1];
    return absl::string_view(text_).substr(span.begin, span.size);
  }

  // The place of the byte at `offset` in the line; columns count characters.
  Place PlaceOf(int line_number, size_t offset = 0) const;

  // The first fault of encoding in the lines first..last, OK if there is none.
  absl::Status FaultIn(int first, int last) const;

  // "games.csa:12:5: expected a square, found 'x'", for the byte at `offset` in the line. The
  // message quotes the character there, unless a longer `found` is given.
  absl::Status Expected(int line_number, size_t offset, absl::string_view expected) const;
  absl::Status Expected(int line_number, size_t offset, absl::string_view expected,
                        absl::string_view found) const;
  // "games.csa:12:5: message"
  absl::Status Error(int line_number, size_t offset, absl::string_view message) const;

 private:
  // Offsets, not views: a SourceText can be moved.
  struct Span {
    size_t begin;
    size_t size;
  };
  struct Fault {
    int line;
    int byte;  // the first bad one; kTooLong
    size_t line_size;
  };
  static constexpr int kTooLong = -1;
  SourceText() = default;
  absl::Status DecodeLines(const std::vector<absl::string_view>& raw, Encoding encoding);
  absl::Status StatusOf(const Fault& fault) const;

  std::string file_;
  Encoding encoding_ = Encoding::kUtf8;
  std::string text_;
  std::vector<Span> lines_;
  std::vector<Fault> faults_;  // by line
};

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_TEXT_TEXT_H_

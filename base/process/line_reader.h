// Splits the bytes from a pipe into lines, with a limit on their length.
#ifndef HAKARI_BASE_PROCESS_LINE_READER_H_
#define HAKARI_BASE_PROCESS_LINE_READER_H_

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>

#include "absl/strings/string_view.h"

namespace hakari {

class LineReader {
 public:
  static constexpr size_t kLongestLine = 64 << 10;

  void Append(absl::string_view bytes) { buffer_.append(bytes.data(), bytes.size()); }

  // The next complete line without its end ("\n" or "\r\n"). Empty while the line is incomplete,
  // and forever if it is too long.
  std::optional<std::string> Next();
  // The remaining bytes: a line without an end.
  std::string TakeRest();

  // The next line is longer than allowed, complete or not.
  bool too_long() const { return too_long_; }
  size_t buffered() const { return buffer_.size() - begin_; }

 private:
  std::string buffer_;
  size_t begin_ = 0;    // start of the next line
  size_t scanned_ = 0;  // up to here there is no line end
  bool too_long_ = false;
};

// What we and an engine sent each other: the beginning and the end, with the middle left out if it
// is long.
class Transcript {
 public:
  static constexpr size_t kLimit = 1 << 20;  // bytes of Text()
  static constexpr size_t kLongestLine = 4 << 10;

  void Sent(absl::string_view line) { Add("> ", line); }
  void Received(absl::string_view line) { Add("< ", line); }
  void Complained(absl::string_view line) { Add("! ", line); }  // on stderr
  void Note(absl::string_view line) { Add("# ", line); }        // by us

  // Printable, one line each.
  std::string Text() const;

 private:
  static constexpr size_t kNoteSize = 64;
  static constexpr size_t kHead = kLimit / 2;
  static constexpr size_t kTail = kLimit - kHead - kNoteSize;

  void Add(absl::string_view prefix, absl::string_view line);

  std::string head_;
  bool head_full_ = false;
  std::deque<std::string> tail_;
  size_t tail_size_ = 0;
  uint64_t left_out_ = 0;  // lines
};

}  // namespace hakari

#endif  // HAKARI_BASE_PROCESS_LINE_READER_H_

// Bytes from a pipe to lines, with a limit on their length.
#ifndef HAKARI_BASE_PROCESS_LINE_READER_H_
#define HAKARI_BASE_PROCESS_LINE_READER_H_

#include <cstddef>
#include <optional>
#include <string>

#include "absl/strings/string_view.h"

namespace hakari {

class LineReader {
 public:
  static constexpr size_t kLongestLine = 64 << 10;

  void Append(absl::string_view bytes) { buffer_.append(bytes.data(), bytes.size()); }

  // The next whole line without its end ("\n" or "\r\n"); nothing while it is not whole, or for
  // ever if it is too long.
  std::optional<std::string> Next();
  // What is left of a line without an end.
  std::string TakeRest();

  // The next line is longer than allowed, whole or not.
  bool too_long() const { return too_long_; }
  size_t buffered() const { return buffer_.size() - begin_; }

 private:
  std::string buffer_;
  size_t begin_ = 0;    // of the next line
  size_t scanned_ = 0;  // up to here there is no line end
  bool too_long_ = false;
};

}  // namespace hakari

#endif  // HAKARI_BASE_PROCESS_LINE_READER_H_

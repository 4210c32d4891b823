// What was said between us and an engine: the beginning and the end of it, the middle left out when
// it is long.
#ifndef HAKARI_BASE_PROCESS_TRANSCRIPT_H_
#define HAKARI_BASE_PROCESS_TRANSCRIPT_H_

#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>

#include "absl/strings/string_view.h"

namespace hakari {

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

#endif  // HAKARI_BASE_PROCESS_TRANSCRIPT_H_

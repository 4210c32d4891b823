// A small text file that states what it is, how it was made and, in its last line, that it is
// complete:
//
//   hakari-linear-model 1         what it is, and the version of the format
//   recipe <key>=<value>          any number of lines: how it was made
//   ...                           the format's own lines
//   checksum 0123456789abcdef     FNV-1a of every byte before this line
//
// The checksum detects damage, not forgery. FNV-1a is three lines of code, and since each of its
// steps can be undone, changing one byte always changes it.
#ifndef HAKARI_BASE_TEXT_SEALED_TEXT_H_
#define HAKARI_BASE_TEXT_SEALED_TEXT_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "base/text/line_words.h"
#include "base/text/place.h"

namespace hakari {

// Keys and values in order. Keys consist of letters, digits, '_', '-' and '.'. Values may contain
// anything printable, but neither begin nor end with a space.
using Recipe = std::vector<std::pair<std::string, std::string>>;

struct SealedFormat {
  absl::string_view magic;    // "hakari-linear-model"
  int version;                // the newest known version
  absl::string_view content;  // "a model"
  absl::string_view words;    // first words of its own lines, for messages: "scale, bias, weight"
};

// Reads such a file line by line. The arguments must outlive the reader.
class SealedReader {
 public:
  SealedReader(const SealedFormat& format, absl::string_view text, absl::string_view name)
      : format_(format), text_(text), name_(name) {}

  // The next of the format's own lines; empty when the whole file has been read and its checksum
  // fits. An error with the reason and its place for another kind of file, a newer version, or a
  // file that is cut off or damaged.
  absl::StatusOr<std::optional<LineWords>> Next();
  // The error for a line that does not begin with a word of the format.
  absl::Status UnknownWord(const LineWords& words) const;

  // The beginning of the line that was read last.
  Place line_place() const { return {name_, line_, 1}; }
  // The recipe lines read so far.
  const Recipe& recipe() const { return recipe_; }
  // Of the whole file, once it has been read.
  uint64_t checksum() const { return checksum_; }

 private:
  absl::StatusOr<LineWords> Line();
  absl::Status ReadHeader();
  absl::Status ReadRecipe(LineWords& words);
  absl::Status ReadChecksum(LineWords& words);

  const SealedFormat& format_;
  const absl::string_view text_;
  const absl::string_view name_;
  size_t begin_ = 0;  // start of the text that is not read yet
  size_t line_begin_ = 0;
  int line_ = 0;
  Recipe recipe_;
  uint64_t checksum_ = 0;
};

// The lines before the format's own.
std::string SealedHeader(const SealedFormat& format, const Recipe& recipe);
// Adds the last line to a file; returns the checksum in it.
uint64_t Seal(std::string& text);

uint64_t Fnv1a(absl::string_view bytes);

}  // namespace hakari

#endif  // HAKARI_BASE_TEXT_SEALED_TEXT_H_

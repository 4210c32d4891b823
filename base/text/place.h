// A place in a source text, and the common form of messages about bad input:
//   game.csa:12:5: expected a square from 11 to 99, found 'x'
#ifndef HAKARI_BASE_TEXT_PLACE_H_
#define HAKARI_BASE_TEXT_PLACE_H_

#include <cstddef>
#include <string>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"

namespace hakari {

// Lines and columns count from 1; columns count characters, not bytes.
struct Place {
  absl::string_view file;
  int line = 1;
  int column = 1;
};

// The place `offset` bytes further on in `text`, which begins at `start` and is a single line.
Place Advance(Place start, absl::string_view text, size_t offset);

// The character at `offset`, quoted for a message: one character, a byte's value, or "the end".
std::string FoundAt(absl::string_view text, size_t offset);
// A whole word, quoted for a message: shortened if long, unprintable bytes replaced.
std::string Quoted(absl::string_view word);

// "file:line:column: message".
absl::Status ErrorAt(const Place& place, absl::string_view message);
// "file:line:column: expected X, found Y".
absl::Status ExpectedAt(const Place& place, absl::string_view expected, absl::string_view found);

}  // namespace hakari

#endif  // HAKARI_BASE_TEXT_PLACE_H_

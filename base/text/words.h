// Splits a command line into words by its own rules; no shell is involved.
#ifndef HAKARI_BASE_TEXT_WORDS_H_
#define HAKARI_BASE_TEXT_WORDS_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace hakari {

// Blanks separate words. '…' and "…" keep blanks and may stand anywhere in a word; a backslash
// outside of '…' keeps the next character. Nothing else has a meaning: no $, no *, no ;.
absl::StatusOr<std::vector<std::string>> SplitWords(absl::string_view text);

// Quotes the word so that SplitWords reads it back.
std::string QuotedWord(absl::string_view word);

}  // namespace hakari

#endif  // HAKARI_BASE_TEXT_WORDS_H_

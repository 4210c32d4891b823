#include "base/text/words.h"

#include <algorithm>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "base/status/macros.h"

namespace hakari {
namespace {

constexpr char kNoQuote = '\0';

class Splitter {
 public:
  explicit Splitter(absl::string_view text) : text_(text) {}

  absl::StatusOr<std::vector<std::string>> Split() {
    // Checked once for the whole text: no program can be given a word with a NUL.
    const size_t nul = text_.find('\0');
    if (nul != absl::string_view::npos) {
      return absl::InvalidArgumentError(absl::StrCat("column ", nul + 1, ": a NUL in the text"));
    }
    while (at_ < text_.size()) {
      HAKARI_RETURN_IF_ERROR(Take(text_[at_]));
      ++at_;
    }
    if (quote_ != kNoQuote) {
      return absl::InvalidArgumentError(
          absl::StrCat("column ", quote_column_, ": expected a closing ", std::string(1, quote_)));
    }
    EndWord();
    return std::move(words_);
  }

 private:
  absl::Status Take(char c) {
    if (c == '\\' && quote_ != '\'') return TakeNext();
    if (quote_ != kNoQuote) {
      if (c == quote_) {
        quote_ = kNoQuote;
      } else {
        word_ += c;
      }
    } else if (c == '\'' || c == '"') {
      quote_ = c;
      quote_column_ = at_ + 1;
      in_word_ = true;
    } else if (absl::ascii_isspace(static_cast<unsigned char>(c))) {
      EndWord();
    } else {
      word_ += c;
      in_word_ = true;
    }
    return absl::OkStatus();
  }

  absl::Status TakeNext() {
    if (++at_ == text_.size()) {
      return absl::InvalidArgumentError("expected a character after the backslash at the end");
    }
    word_ += text_[at_];
    in_word_ = true;
    return absl::OkStatus();
  }

  void EndWord() {
    if (in_word_) words_.push_back(word_);
    word_.clear();
    in_word_ = false;
  }

  absl::string_view text_;
  size_t at_ = 0;
  char quote_ = kNoQuote;
  size_t quote_column_ = 0;
  std::string word_;
  bool in_word_ = false;  // "" is a word too
  std::vector<std::string> words_;
};

bool IsPlain(absl::string_view word) {
  return !word.empty() && std::all_of(word.begin(), word.end(), [](unsigned char c) {
    return !absl::ascii_isspace(c) && c != '\'' && c != '"' && c != '\\';
  });
}

}  // namespace

absl::StatusOr<std::vector<std::string>> SplitWords(absl::string_view text) {
  return Splitter(text).Split();
}

std::string QuotedWord(absl::string_view word) {
  if (IsPlain(word)) return std::string(word);
  std::string quoted = "\"";
  for (char c : word) {
    if (c == '"' || c == '\\') quoted += '\\';
    quoted += c;
  }
  return quoted + '"';
}

}  // namespace hakari

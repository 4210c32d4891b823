// Reads a line of a text word by word, each with its place.
#ifndef HAKARI_BASE_TEXT_LINE_WORDS_H_
#define HAKARI_BASE_TEXT_LINE_WORDS_H_

#include <cmath>
#include <cstddef>
#include <cstdint>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "base/text/place.h"

namespace hakari {

// The rest of the line, with the place where it begins.
class LineWords {
 public:
  LineWords(absl::string_view line, Place place) : rest_(line), place_(place) {}

  const Place& place() const { return place_; }
  absl::string_view rest() const { return rest_; }

  // Up to the next space; empty at the end of the line.
  absl::string_view Peek() const { return rest_.substr(0, rest_.find(' ')); }
  void Skip(size_t bytes) {
    place_ = Advance(place_, rest_, bytes);
    rest_.remove_prefix(bytes);
  }
  // Moves past a word and the space behind it.
  void Next() {
    Skip(Peek().size());
    if (rest_.size() > 1) Skip(1);  // a trailing space stays and fails End()
  }

  absl::Status Integer(int64_t least, int64_t most, int64_t& value) {
    const absl::string_view word = Peek();
    const size_t digits = absl::StartsWith(word, "-") ? 1 : 0;
    bool good = word.size() > digits;
    for (char c : word.substr(digits)) good = good && absl::ascii_isdigit(c);
    if (!good || !absl::SimpleAtoi(word, &value) || value < least || value > most) {
      return Expected(absl::StrCat("an integer from ", least, " to ", most));
    }
    Next();
    return absl::OkStatus();
  }

  absl::Status Number(double& value) {
    const absl::string_view word = Peek();
    const bool begins = !word.empty() && (word[0] == '-' || absl::ascii_isdigit(word[0]));
    if (!begins || !absl::SimpleAtod(word, &value) || !std::isfinite(value)) {
      return Expected("a number");
    }
    Next();
    return absl::OkStatus();
  }

  absl::Status End() const {
    return rest_.empty() ? absl::OkStatus() : Expected("the end of the line");
  }
  absl::Status Expected(absl::string_view what) const {
    const bool is_space = Peek().empty() && !rest_.empty();
    return ExpectedAt(place_, what, is_space ? FoundAt(rest_, 0) : Quoted(Peek()));
  }

 private:
  absl::string_view rest_;
  Place place_;
};

}  // namespace hakari

#endif  // HAKARI_BASE_TEXT_LINE_WORDS_H_

#include "base/text/name_filter.h"

#include <cstddef>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"

namespace hakari {
namespace {

namespace code = std::regex_constants;

constexpr size_t kNowhere = absl::string_view::npos;

// Where brackets are left open, or close nothing. The regex library says only that something is
// wrong.
struct Brackets {
  size_t square = kNowhere;  // of the last [ without its ]
  size_t round = kNowhere;   // of the last ( without its ), or of the ) without its (
  size_t curly = kNowhere;   // of the last { without its }
  size_t escape = kNowhere;  // of the last backslash
  size_t repeat = kNowhere;  // of the first * + ? { that follows nothing
};

Brackets Scan(absl::string_view text) {
  Brackets found;
  std::vector<size_t> open;
  for (size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const bool inside = found.square != kNowhere;
    const bool after_nothing = i == 0 || text[i - 1] == '(' || text[i - 1] == '|';
    if (c == '\\') {
      found.escape = i++;
    } else if (inside) {
      if (c == ']') found.square = kNowhere;
    } else if (c == '[') {
      found.square = i;
    } else if (c == '(') {
      open.push_back(i);
    } else if (c == ')') {
      if (open.empty()) found.round = i;
      if (!open.empty()) open.pop_back();
    } else if (after_nothing && found.repeat == kNowhere && absl::StrContains("*+?{", c)) {
      found.repeat = i;
    } else if (c == '{') {
      found.curly = i;
    } else if (c == '}') {
      found.curly = kNowhere;
    }
  }
  if (!open.empty()) found.round = open.back();
  return found;
}

std::string Reason(const std::string& text, code::error_type error) {
  const Brackets found = Scan(text);
  const auto at = [](size_t place, absl::string_view what) {
    return place == kNowhere ? std::string(what) : absl::StrCat("at ", place + 1, ": ", what);
  };
  // The library reports this as a misplaced parenthesis.
  const bool repeats_nothing =
      error == code::error_badrepeat || (error == code::error_paren && found.round == kNowhere);
  if (repeats_nothing) return at(found.repeat, "there is nothing to repeat here");
  if (error == code::error_brack) return at(found.square, "this [ has no ]");
  if (error == code::error_paren) return at(found.round, "unmatched parenthesis");
  if (error == code::error_brace) return at(found.curly, "this { has no }");
  if (error == code::error_badbrace) return at(text.find('{'), "these { } contain no valid count");
  if (error == code::error_escape) return at(found.escape, "this \\ does not begin a valid escape");
  if (error == code::error_range) return at(text.find('['), "a range in [ ] is reversed");
  if (error == code::error_ctype) return at(text.find("[:"), "unknown character class");
  if (error == code::error_backref) return at(found.escape, "there is no group with this number");
  return "the expression is too large";
}

}  // namespace

absl::StatusOr<NameFilter> NameFilter::Parse(const std::string& expression) {
  try {
    return NameFilter(std::regex(expression));
  } catch (const std::regex_error& error) {
    return absl::InvalidArgumentError(absl::StrCat(
        "`", expression, "` is not a regular expression: ", Reason(expression, error.code())));
  }
}

}  // namespace hakari

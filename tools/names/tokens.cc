#include "tools/names/tokens.h"

#include <algorithm>
#include <cctype>
#include <string>

namespace hakari::names {
namespace {

bool IsWordStart(char c) { return std::isalpha(static_cast<unsigned char>(c)) || c == '_'; }
bool IsWordPart(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

class Reader {
 public:
  explicit Reader(std::string_view source) : source_(source) {}

  std::vector<Token> Read() {
    while (at_ < source_.size()) TakeOne();
    return std::move(tokens_);
  }

 private:
  std::string_view Rest() const { return source_.substr(at_); }
  bool StartsWith(std::string_view prefix) const {
    return Rest().substr(0, prefix.size()) == prefix;
  }

  void TakeOne() {
    const char c = source_[at_];
    if (c == '\n') {
      Skip(1);
      at_line_start_ = true;
    } else if (std::isspace(static_cast<unsigned char>(c))) {
      Skip(1);
    } else if (StartsWith("//")) {
      SkipLine();
    } else if (StartsWith("/*")) {
      SkipBehind("*/", 2);
    } else if (c == '#' && at_line_start_) {
      TakeDirective();
    } else {
      at_line_start_ = false;
      TakeCode(c);
    }
  }

  void TakeCode(char c) {
    if (c == '"' || c == '\'') {
      SkipLiteral(c);
    } else if (IsWordStart(c)) {
      TakeWord();
    } else if (std::isdigit(static_cast<unsigned char>(c))) {
      TakeNumber();
    } else {
      Take(Token::kSign, StartsWith("::") ? 2 : 1);
    }
  }

  void Take(Token::Kind kind, size_t length) {
    tokens_.push_back({kind, Rest().substr(0, length), line_});
    Skip(length);
  }

  void Skip(size_t length) {
    const size_t end = std::min(at_ + length, source_.size());
    line_ += static_cast<int>(std::count(source_.begin() + at_, source_.begin() + end, '\n'));
    at_ = end;
  }

  // Skips to just after the next `end`, searched from `from` characters further on.
  void SkipBehind(std::string_view end, size_t from) {
    const size_t found = source_.find(end, at_ + from);
    Skip(found == std::string_view::npos ? source_.size() : found + end.size() - at_);
  }

  // Skips to the end of the line, and over lines that a backslash joins to it.
  void SkipLine() {
    while (at_ < source_.size() && source_[at_] != '\n') Skip(StartsWith("\\\n") ? 2 : 1);
  }

  void TakeDirective() {
    const int line = line_;
    Skip(1);
    while (StartsWith(" ") || StartsWith("\t")) Skip(1);
    if (StartsWith("if")) tokens_.push_back({Token::kBranchBegin, {}, line});
    if (StartsWith("el")) tokens_.push_back({Token::kBranchElse, {}, line});
    if (StartsWith("endif")) tokens_.push_back({Token::kBranchEnd, {}, line});
    // A comment may begin in this line and end in another.
    while (at_ < source_.size() && source_[at_] != '\n') {
      if (StartsWith("//")) {
        SkipLine();
      } else if (StartsWith("/*")) {
        SkipBehind("*/", 2);
      } else {
        Skip(StartsWith("\\\n") ? 2 : 1);
      }
    }
  }

  void TakeWord() {
    size_t length = 1;
    while (at_ + length < source_.size() && IsWordPart(source_[at_ + length])) ++length;
    const std::string_view word = Rest().substr(0, length);
    Take(Token::kWord, length);
    if (word.back() == 'R' && StartsWith("\"")) SkipRawLiteral();
  }

  // Takes a number with its apostrophes.
  void TakeNumber() {
    size_t length = 1;
    const auto next = [&](size_t ahead) {
      return at_ + length + ahead < source_.size() ? source_[at_ + length + ahead] : ' ';
    };
    while (IsWordPart(next(0)) || next(0) == '.' || (next(0) == '\'' && IsWordPart(next(1)))) {
      ++length;
    }
    Take(Token::kWord, length);
  }

  void SkipLiteral(char quote) {
    Skip(1);
    while (at_ < source_.size() && source_[at_] != quote && source_[at_] != '\n') {
      Skip(source_[at_] == '\\' ? 2 : 1);
    }
    Skip(1);
  }

  // Skips R"end( ... )end".
  void SkipRawLiteral() {
    const size_t open = source_.find('(', at_);
    if (open == std::string_view::npos) return SkipLiteral('"');
    const std::string end = ")" + std::string(source_.substr(at_ + 1, open - at_ - 1)) + "\"";
    SkipBehind(end, open - at_);
  }

  std::string_view source_;
  size_t at_ = 0;
  int line_ = 1;
  bool at_line_start_ = true;
  std::vector<Token> tokens_;
};

}  // namespace

std::vector<Token> Tokens(std::string_view source) { return Reader(source).Read(); }

}  // namespace hakari::names

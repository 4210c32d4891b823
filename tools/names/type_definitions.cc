#include "tools/names/type_definitions.h"

#include <algorithm>
#include <cctype>
#include <optional>

#include "tools/names/tokens.h"

namespace hakari::names {
namespace {

bool IsOneOf(std::string_view text, std::initializer_list<std::string_view> words) {
  return std::find(words.begin(), words.end(), text) != words.end();
}

bool IsMacro(std::string_view word) {
  return std::none_of(word.begin(), word.end(),
                      [](unsigned char c) { return std::islower(c) != 0; });
}

// The tokens between the end of the last statement and a "{", read from the left.
class Head {
 public:
  explicit Head(const std::vector<Token>& tokens) : tokens_(tokens) {}

  bool AtEnd() const { return at_ == tokens_.size(); }
  std::string_view Text() const { return AtEnd() ? std::string_view() : tokens_[at_].text; }
  bool AtWord() const { return !AtEnd() && tokens_[at_].kind == Token::kWord; }
  std::string_view Take() { return tokens_[at_++].text; }
  bool TakeIf(std::string_view text) {
    if (Text() != text || AtEnd()) return false;
    ++at_;
    return true;
  }

  // Takes everything from an opening bracket to its partner; returns the text.
  std::string TakeBracketed(std::string_view open, std::string_view close) {
    std::string text(Take());
    while (!AtEnd() && Text() != close) {
      // Inside round brackets "<" and ">" are comparisons.
      if (Text() == open) {
        text += TakeBracketed(open, close);
      } else if (Text() == "(") {
        text += TakeBracketed("(", ")");
      } else {
        text += Take();
      }
    }
    if (!AtEnd()) text += Take();
    return text;
  }

  // Skips everything that may precede "class" or "namespace" and is not part of the name.
  void SkipPrefixes() {
    for (;;) {
      if (TakeIf("template")) {
        if (Text() == "<") TakeBracketed("<", ">");
      } else if (Text() == "[") {
        TakeBracketed("[", "]");
      } else if (IsOneOf(Text(), {"typedef", "inline", "static", "const", "constexpr", "extern"})) {
        Take();
      } else if (IsAccess()) {
        at_ += 2;
      } else {
        return;
      }
    }
  }

  // Skips [[attributes]], alignas(...), __attribute__((...)), MACRO(...).
  void SkipAttributes() {
    for (;;) {
      if (Text() == "[") {
        TakeBracketed("[", "]");
      } else if (AtWord() && at_ + 1 < tokens_.size() && tokens_[at_ + 1].text == "(") {
        Take();
        TakeBracketed("(", ")");
      } else {
        return;
      }
    }
  }

 private:
  bool IsAccess() const {
    return IsOneOf(Text(), {"public", "protected", "private"}) && at_ + 1 < tokens_.size() &&
           tokens_[at_ + 1].text == ":";
  }

  const std::vector<Token>& tokens_;
  size_t at_ = 0;
};

// "a::B<int>"
std::string TakeQualifiedName(Head& head) {
  std::string name;
  head.TakeIf("::");
  while (head.AtWord()) {
    name += head.Take();
    if (head.Text() == "<") name += head.TakeBracketed("<", ">");
    if (!head.TakeIf("::")) break;
    name += "::";
  }
  return name;
}

// The name after "class", "struct", "union" or "enum", "" if it has none. Empty if the head is no
// type definition: a function that returns a struct, or a variable of one.
std::optional<std::string> TypeName(Head head) {
  if (head.TakeIf("enum")) {
    if (!head.TakeIf("class")) head.TakeIf("struct");
  } else if (!head.TakeIf("class") && !head.TakeIf("struct") && !head.TakeIf("union")) {
    return std::nullopt;
  }
  std::string name;
  do {
    head.SkipAttributes();
    if (head.AtWord() && head.Text() != "final") name = TakeQualifiedName(head);
    // If there are two words, the first is a macro, or this is `struct stat status{}`.
  } while (head.AtWord() && head.Text() != "final" && IsMacro(name));
  head.TakeIf("final");
  if (!head.AtEnd() && head.Text() != ":") return std::nullopt;
  return name;
}

class Walker {
 public:
  SourceTypes Walk(const std::vector<Token>& tokens) {
    for (const Token& token : tokens) {
      TakeOne(token);
      if (types_.stray_brace != 0) break;
    }
    if (types_.stray_brace == 0 && !at_.scopes.empty()) types_.stray_brace = at_.scopes.back().line;
    return std::move(types_);
  }

 private:
  struct Scope {
    std::string name;  // "" adds nothing to a qualified name
    bool hidden;       // other files do not see what is in it
    int line;
  };
  struct Place {
    std::vector<Scope> scopes;
    std::vector<Token> head;
    int round_brackets = 0;  // open ones in the head
  };

  void TakeOne(const Token& token) {
    switch (token.kind) {
      case Token::kBranchBegin:
        branches_.push_back(at_);
        break;
      // Each branch starts with the state in which the first branch began; the code after #endif
      // continues with the state of the last branch.
      case Token::kBranchElse:
        if (!branches_.empty()) at_ = branches_.back();
        break;
      case Token::kBranchEnd:
        if (!branches_.empty()) branches_.pop_back();
        break;
      default:
        TakeCode(token);
    }
  }

  bool Hidden() const { return !at_.scopes.empty() && at_.scopes.back().hidden; }

  void TakeCode(const Token& token) {
    if (token.text == "{") {
      Open(token.line);
    } else if (token.text == "}") {
      Close(token.line);
    } else if (Hidden()) {
      return;  // only its braces count
    } else if (token.text == ";" && at_.round_brackets == 0) {
      at_.head.clear();
    } else {
      if (token.text == "(") ++at_.round_brackets;
      if (token.text == ")" && at_.round_brackets > 0) --at_.round_brackets;
      at_.head.push_back(token);
    }
  }

  void Open(int line) {
    at_.scopes.push_back(Hidden() || at_.round_brackets > 0 ? Scope{"", true, line}
                                                            : NewScope(line));
    // A brace inside brackets, such as a lambda for a default argument, is part of the head.
    if (at_.round_brackets == 0) at_.head.clear();
  }

  void Close(int line) {
    if (at_.scopes.empty()) {
      types_.stray_brace = line;
      return;
    }
    at_.scopes.pop_back();
  }

  Scope NewScope(int line) {
    Head head(at_.head);
    head.SkipPrefixes();
    if (head.TakeIf("namespace")) {
      head.SkipAttributes();
      const std::string name = TakeQualifiedName(head);
      return {name, name.empty(), line};
    }
    // extern "C" {
    if (head.AtEnd() && !at_.head.empty() && at_.head.back().text == "extern")
      return {"", false, line};
    const std::optional<std::string> name = TypeName(head);
    if (!name || name->empty()) return {"", true, line};
    types_.definitions.push_back({Qualified(*name), line});
    return {*name, false, line};
  }

  std::string Qualified(const std::string& name) const {
    std::string whole;
    for (const Scope& scope : at_.scopes) {
      if (!scope.name.empty()) whole += scope.name + "::";
    }
    return whole + name;
  }

  Place at_;
  std::vector<Place> branches_;
  SourceTypes types_;
};

}  // namespace

SourceTypes TypesOf(std::string_view source) { return Walker().Walk(Tokens(source)); }

}  // namespace hakari::names

// C++ sources as words and signs: comments, literals and preprocessor lines taken away.
#ifndef HAKARI_TOOLS_NAMES_TOKENS_H_
#define HAKARI_TOOLS_NAMES_TOKENS_H_

#include <string_view>
#include <vector>

namespace hakari::names {

struct Token {
  enum Kind {
    kWord,         // a name, a keyword, a number, or the prefix of a literal
    kSign,         // "::", or any other character by itself
    kBranchBegin,  // #if, #ifdef, #ifndef
    kBranchElse,   // #else, #elif
    kBranchEnd,    // #endif
  };
  Kind kind;
  std::string_view text;  // points into the source; empty for the preprocessor's lines
  int line;               // from 1
};

std::vector<Token> Tokens(std::string_view source);

}  // namespace hakari::names

#endif  // HAKARI_TOOLS_NAMES_TOKENS_H_

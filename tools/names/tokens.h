// Splits C++ sources into words and signs, without comments, literals and preprocessor lines.
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
  std::string_view text;  // points into the source; empty for preprocessor lines
  int line;               // from 1
};

std::vector<Token> Tokens(std::string_view source);

}  // namespace hakari::names

#endif  // HAKARI_TOOLS_NAMES_TOKENS_H_

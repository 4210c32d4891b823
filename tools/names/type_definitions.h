// The types that a C++ source defines, by their qualified names: found by walking its braces, not
// by compiling it, so that it is quick and knows every branch of the preprocessor.
#ifndef HAKARI_TOOLS_NAMES_TYPE_DEFINITIONS_H_
#define HAKARI_TOOLS_NAMES_TYPE_DEFINITIONS_H_

#include <string>
#include <string_view>
#include <vector>

namespace hakari::names {

struct TypeDefinition {
  std::string name;  // "hakari::Board::Square"; a specialisation with its arguments
  int line;
};

struct SourceTypes {
  // Classes, structs, unions and enumerations. Not what other files cannot see: types of unnamed
  // namespaces and of functions. Not declarations without a body.
  std::vector<TypeDefinition> definitions;
  // The line of a brace without its partner, and 0 if there is none: nothing behind it is known.
  int stray_brace = 0;
};

SourceTypes TypesOf(std::string_view source);

}  // namespace hakari::names

#endif  // HAKARI_TOOLS_NAMES_TYPE_DEFINITIONS_H_

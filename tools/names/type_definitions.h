// Finds the types that a C++ source defines, with their qualified names. It follows the braces
// instead of compiling, so it is fast and covers every branch of the preprocessor.
#ifndef HAKARI_TOOLS_NAMES_TYPE_DEFINITIONS_H_
#define HAKARI_TOOLS_NAMES_TYPE_DEFINITIONS_H_

#include <string>
#include <string_view>
#include <vector>

namespace hakari::names {

struct TypeDefinition {
  std::string name;  // "hakari::Board::Square"; a specialisation includes its arguments
  int line;
};

struct SourceTypes {
  // Classes, structs, unions and enumerations with a body. Not those that other files cannot see:
  // types in unnamed namespaces and in functions.
  std::vector<TypeDefinition> definitions;
  // The line of a brace without a partner; 0 if there is none. Definitions after it are unknown.
  int stray_brace = 0;
};

SourceTypes TypesOf(std::string_view source);

}  // namespace hakari::names

#endif  // HAKARI_TOOLS_NAMES_TYPE_DEFINITIONS_H_

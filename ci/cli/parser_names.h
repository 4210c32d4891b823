// Forward declarations of the parser's classes. CLI11 itself takes two seconds to compile per file,
// so only files that add or read options include it.
#ifndef HAKARI_CI_CLI_PARSER_NAMES_H_
#define HAKARI_CI_CLI_PARSER_NAMES_H_

namespace CLI {
class App;
class Option;
class Validator;
}  // namespace CLI

#endif  // HAKARI_CI_CLI_PARSER_NAMES_H_

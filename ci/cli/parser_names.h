// The parser's names, for headers that only mention them. CLI11 itself costs a compiler two seconds
// a file: only what adds or reads options includes it.
#ifndef HAKARI_CI_CLI_PARSER_NAMES_H_
#define HAKARI_CI_CLI_PARSER_NAMES_H_

namespace CLI {
class App;
class Option;
class Validator;
}  // namespace CLI

#endif  // HAKARI_CI_CLI_PARSER_NAMES_H_

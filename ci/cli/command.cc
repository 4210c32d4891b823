#include "ci/cli/command.h"

#include <iostream>

namespace hakari {

CLI::App& AddCommand(CLI::App& app, const CommandText& text) {
  CLI::App& command = *app.add_subcommand(text.word, text.summary);
  command.group(text.group);
  std::string footer = text.examples.size() == 1 ? "Example:" : "Examples:";
  for (const std::string& example : text.examples) footer += "\n  " + example;
  command.footer(footer);
  return command;
}

ExitCode Complain(ExitCode code, absl::string_view message) {
  std::cerr << "hakari: " << message << "\n";
  return code;
}

}  // namespace hakari

#include "ci/cli/command.h"

#include <iostream>

#include "base/files/file_error.h"
#include "ci/project/project_folder.h"

namespace hakari::cli {

Command AddCommand(Command app, const CommandText& text) {
  Command command = app.AddSubcommand(text.word, text.summary);
  command.SetGroup(text.group);
  std::string footer = text.examples.size() == 1 ? "Example:" : "Examples:";
  for (const std::string& example : text.examples) footer += "\n  " + example;
  command.SetFooter(footer);
  return command;
}

report::ExitCode CodeOfWords(const absl::Status& status) {
  const bool mistyped = absl::IsInvalidArgument(status) || absl::IsOutOfRange(status) ||
                        absl::IsAlreadyExists(status) || IsBadFileName(status);
  return mistyped ? report::ExitCode::kBadUsage : report::ExitCode::kInvalid;
}

report::ExitCode CodeOfFile(const absl::Status& status) {
  return IsBadFileName(status) ? report::ExitCode::kBadUsage : report::ExitCode::kInvalid;
}

report::ExitCode Complain(report::ExitCode code, absl::string_view message) {
  std::cerr << "hakari: " << project::AsTyped(message) << "\n";
  return code;
}

}  // namespace hakari::cli

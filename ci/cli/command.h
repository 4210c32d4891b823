// How to add a subcommand to the `hakari` binary. Each has one file with one function,
//
//   void AddPerftCommand(Command app, ExitCode& exit_code);
//
// which calls AddCommand, adds its options and sets a callback that does the work and stores the
// exit code. Results go to stdout, messages to stderr.
#ifndef HAKARI_CI_CLI_COMMAND_H_
#define HAKARI_CI_CLI_COMMAND_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "ci/cli/options.h"
#include "ci/report/exit_code.h"

namespace hakari::cli {

// The groups of commands in `hakari help`, in its order.
namespace group {
inline constexpr char kDaily[] = "daily";
inline constexpr char kDecide[] = "decide";
inline constexpr char kLook[] = "look";
inline constexpr char kData[] = "data";
inline constexpr char kPapers[] = "papers";
inline constexpr char kHistory[] = "history";
inline constexpr char kSetup[] = "setup";
inline constexpr const char* kAll[] = {kDaily, kDecide, kLook, kData, kPapers, kHistory, kSetup};
}  // namespace group

struct CommandText {
  std::string word;
  std::string group;
  std::string summary;  // one line, no full stop
  // Whole lines that begin with "./hakari ". Tests parse each. At least one is needed.
  std::vector<std::string> examples;
};

Command AddCommand(Command app, const CommandText& text);

// The exit code of an error (table in ci/cli/README.md). An argument that is mistyped, not found,
// not allowed or out of range is bad usage; a failure of the work itself is invalid.
report::ExitCode CodeOfWords(const absl::Status& status);
// The exit code of an error with a file that an argument names: bad usage if it does not exist;
// invalid if its contents are wrong, or the disk fails.
report::ExitCode CodeOfFile(const absl::Status& status);

// Writes the error to stderr and returns the code: `exit_code = Complain(code, "...")`.
report::ExitCode Complain(report::ExitCode code, absl::string_view message);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_COMMAND_H_

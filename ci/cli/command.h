// How a subcommand joins the `hakari` binary. Each has one file with one function,
//
//   void AddPerftCommand(CLI::App& app, ExitCode& exit_code);
//
// which calls AddCommand, adds its options and sets a callback that works and stores its exit code.
// Results go to stdout, talk to stderr.
#ifndef HAKARI_CI_CLI_COMMAND_H_
#define HAKARI_CI_CLI_COMMAND_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "ci/cli/parser_names.h"
#include "ci/report/exit_code.h"

namespace hakari::cli {

// The shelves on which `hakari help` lays the commands out, in its order.
namespace group {
inline constexpr char kDaily[] = "daily";
inline constexpr char kDecide[] = "decide";
inline constexpr char kLook[] = "look";
inline constexpr char kData[] = "data";
inline constexpr char kPapers[] = "papers";
inline constexpr char kPast[] = "past";
inline constexpr char kHouse[] = "house";
inline constexpr const char* kAll[] = {kDaily, kDecide, kLook, kData, kPapers, kPast, kHouse};
}  // namespace group

struct CommandText {
  std::string word;
  std::string group;
  std::string summary;  // one line, no full stop
  // Whole lines that begin with "./hakari "; tests parse each. At least one.
  std::vector<std::string> examples;
};

CLI::App& AddCommand(CLI::App& app, const CommandText& text);

// The one table of codes for what goes wrong (ci/cli/README.md). Of what the words ask for: what is
// mistyped, not there, not allowed or out of range is bad usage; what failed by itself is invalid.
report::ExitCode CodeOfWords(const absl::Status& status);
// Of a file that the words name: bad usage where the name leads nowhere; invalid where what is in
// the file is wrong, or the disk fails.
report::ExitCode CodeOfFile(const absl::Status& status);

// Says on stderr what went wrong and hands the code back: `exit_code = Complain(code, "...")`.
report::ExitCode Complain(report::ExitCode code, absl::string_view message);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_COMMAND_H_

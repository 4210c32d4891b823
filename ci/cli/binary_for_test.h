// Runs the binary and returns its exit code and both output streams.
#ifndef HAKARI_CI_CLI_BINARY_FOR_TEST_H_
#define HAKARI_CI_CLI_BINARY_FOR_TEST_H_

#include <string>

namespace hakari::cli {

struct Ran {
  int exit_code;  // -1: killed by a signal
  std::string out;
  std::string err;
};

// `arguments` as typed into a shell. The test must have the binary in its data.
Ran RunHakari(const std::string& arguments);
// Runs it in another folder.
Ran RunHakariIn(const std::string& folder, const std::string& arguments);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_BINARY_FOR_TEST_H_

// The binary as a user meets it: exit code, and what goes to which stream.
#ifndef HAKARI_CI_CLI_BINARY_FOR_TEST_H_
#define HAKARI_CI_CLI_BINARY_FOR_TEST_H_

#include <string>

namespace hakari::cli {

struct Ran {
  int exit_code;  // -1: it was killed
  std::string out;
  std::string err;
};

// `arguments` as typed into a shell. The test needs the binary in its data.
Ran RunHakari(const std::string& arguments);
// In another folder.
Ran RunHakariIn(const std::string& folder, const std::string& arguments);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_BINARY_FOR_TEST_H_

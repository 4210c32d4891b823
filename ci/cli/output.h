// Where a command's result goes: stdout, or the file that --json names.
#ifndef HAKARI_CI_CLI_OUTPUT_H_
#define HAKARI_CI_CLI_OUTPUT_H_

#include <string>

#include "absl/status/status.h"

namespace hakari {

// "-" is stdout. A file is replaced as a whole or not at all.
absl::Status WriteResult(const std::string& path, const std::string& text);

}  // namespace hakari

#endif  // HAKARI_CI_CLI_OUTPUT_H_

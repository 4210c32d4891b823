// Compares the exact results of a run with their goldens, or accepts them as goldens.
#ifndef HAKARI_CI_CLI_REPRODUCE_EXACT_COUNTS_H_
#define HAKARI_CI_CLI_REPRODUCE_EXACT_COUNTS_H_

#include <optional>
#include <string>

#include "ci/cli/reproduce/labs.h"
#include "ci/report/exit_code.h"

namespace hakari::cli {

// Prints the differences to stdout or, with a reason, accepts the results and prints the changes.
report::ExitCode HandleExact(const std::optional<std::string>& accept_reason,
                             const std::string& root, Labs& labs);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_REPRODUCE_EXACT_COUNTS_H_

// The exact part of what was run, against its goldens or made them.
#ifndef HAKARI_CI_CLI_REPRODUCE_EXACT_COUNTS_H_
#define HAKARI_CI_CLI_REPRODUCE_EXACT_COUNTS_H_

#include <optional>
#include <string>

#include "ci/cli/reproduce/labs.h"
#include "ci/report/exit_code.h"

namespace hakari::cli {

// Says on stdout what is otherwise, or with a reason what was accepted for it.
report::ExitCode HandleExact(const std::optional<std::string>& accept_reason,
                             const std::string& root, Labs& labs);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_REPRODUCE_EXACT_COUNTS_H_

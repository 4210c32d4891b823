// `hakari doctor`: what this machine and this build are, and what that means for measuring.
#ifndef HAKARI_CI_CLI_DOCTOR_COMMAND_H_
#define HAKARI_CI_CLI_DOCTOR_COMMAND_H_

#include <CLI/CLI.hpp>

#include "ci/report/exit_code.h"

namespace hakari::cli {

void AddDoctorCommand(CLI::App& app, report::ExitCode& exit_code);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_DOCTOR_COMMAND_H_

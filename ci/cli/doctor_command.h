// `hakari doctor`: what this machine and this build are, and what that means for measuring.
#ifndef HAKARI_CI_CLI_DOCTOR_COMMAND_H_
#define HAKARI_CI_CLI_DOCTOR_COMMAND_H_

#include <CLI/CLI.hpp>

#include "ci/report/exit_code.h"

namespace hakari {

void AddDoctorCommand(CLI::App& app, ExitCode& exit_code);

}  // namespace hakari

#endif  // HAKARI_CI_CLI_DOCTOR_COMMAND_H_

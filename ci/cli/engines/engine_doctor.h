// `doctor --program`: examines an engine.
#ifndef HAKARI_CI_CLI_ENGINES_ENGINE_DOCTOR_H_
#define HAKARI_CI_CLI_ENGINES_ENGINE_DOCTOR_H_

#include <cstdint>
#include <string>

#include "ci/cli/output.h"
#include "ci/report/exit_code.h"

namespace hakari::cli {

struct EngineDoctorOptions {
  std::string program;
  uint64_t nodes = 10'000;
  Output json;
  bool quiet = false;
};

// 0: no problem was found, 1: the engine misbehaves, 4: it does not start.
report::ExitCode RunEngineDoctor(EngineDoctorOptions& options);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_ENGINES_ENGINE_DOCTOR_H_

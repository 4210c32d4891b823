// `hakari bench`: the micro-benchmarks, and OpenShogiLib beside us on the same positions.
#ifndef HAKARI_CI_CLI_BENCH_BENCH_COMMAND_H_
#define HAKARI_CI_CLI_BENCH_BENCH_COMMAND_H_

#include <CLI/CLI.hpp>

#include "ci/report/exit_code.h"

namespace hakari::cli {

void AddBenchCommand(CLI::App& app, report::ExitCode& exit_code);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_BENCH_BENCH_COMMAND_H_

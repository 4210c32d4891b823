// `hakari accept bench`: makes the current counts of searches and models in the benchmarks the
// expected ones.
#ifndef HAKARI_CI_CLI_BENCH_ACCEPT_COUNTS_H_
#define HAKARI_CI_CLI_BENCH_ACCEPT_COUNTS_H_

#include <string>

#include "ci/report/exit_code.h"

namespace hakari::cli {

report::ExitCode RunAcceptCounts(const std::string& reason);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_BENCH_ACCEPT_COUNTS_H_

// The comparison with OpenShogiLib is a separate program, since that library is under the GPL and
// this binary must not contain it.
#ifndef HAKARI_CI_CLI_BENCH_PEERS_H_
#define HAKARI_CI_CLI_BENCH_PEERS_H_

#include <string>

#include "ci/report/exit_code.h"

namespace hakari::cli {

// This file exists if OpenShogiLib is installed.
inline constexpr char kOpenShogiLibHeader[] = "/usr/include/osl/numEffectState.h";

// Replaces this process by that program. If it is missing, says how to get it.
report::ExitCode RunPeers(const std::string& header = kOpenShogiLibHeader);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_BENCH_PEERS_H_

// The comparison with OpenShogiLib is a program of its own: that library is under the GPL, and this
// binary must not contain it.
#ifndef HAKARI_CI_CLI_BENCH_PEERS_H_
#define HAKARI_CI_CLI_BENCH_PEERS_H_

#include <string>

#include "ci/report/exit_code.h"

namespace hakari::cli {

// There if OpenShogiLib is installed.
inline constexpr char kOpenShogiLibHeader[] = "/usr/include/osl/numEffectState.h";

// Becomes that program; says how to get it where it is missing.
report::ExitCode RunPeers(const std::string& header = kOpenShogiLibHeader);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_BENCH_PEERS_H_

// `hakari bench peers`: measures OpenShogiLib and our engine on the same positions in the same
// process. It is a separate program because that library is under the GPL.
#include <unistd.h>

#include <iostream>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/match.h"
#include "absl/strings/str_format.h"
#include "absl/strings/string_view.h"
#include "bench/paired.h"
#include "bench/peers/contests.h"
#include "bench/peers/osl_program.h"

namespace hakari::bench {
namespace {

constexpr int kInvalid = 4;  // the same as in ci/report/exit_code.h, which this folder may not use

std::string Row(const Weighed& weighed) {
  constexpr double kMillion = 1e6;
  std::string row = absl::StrFormat("%-20s %8.2fx  %5.2f-%-5.2f %10.1f %10.1f M %s/s", weighed.name,
                                    weighed.speed.estimate, weighed.speed.interval.low,
                                    weighed.speed.interval.high, weighed.ours_per_second / kMillion,
                                    weighed.theirs_per_second / kMillion, weighed.unit);
  if (weighed.least_goal > 0) {
    absl::StrAppendFormat(&row, "  goal %.1fx: %s", weighed.least_goal,
                          weighed.speed.estimate >= weighed.least_goal ? "reached" : "short");
  }
  return row;
}

// Runs the contests whose name contains `part`.
int Main(absl::string_view part) {
  std::cout << "compared with " << OslPackage() << "\n";
  const bool shows_progress = isatty(STDERR_FILENO) == 1;
  std::cout << absl::StreamFormat("%-20s %9s  %-11s %10s %10s\n", "CPU time, one thread", "ratio",
                                  "quartiles", "ours", "libosl");
  for (const Contest& contest : PeerContests()) {
    if (!absl::StrContains(contest.name, part)) continue;
    if (shows_progress) std::cerr << contest.name << "\r" << std::flush;
    const absl::StatusOr<Weighed> weighed = Weigh(contest, PairOptions());
    if (!weighed.ok()) {
      std::cerr << "hakari: bench peers: " << weighed.status().message() << "\n";
      return kInvalid;
    }
    std::cout << Row(*weighed) << std::endl;
  }
  return 0;
}

}  // namespace
}  // namespace hakari::bench

int main(int argc, char** argv) { return hakari::bench::Main(argc > 1 ? argv[1] : ""); }

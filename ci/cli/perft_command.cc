// `hakari perft`: counts the leaves of the tree of legal moves, to compare with other programs.
#include "ci/cli/commands.h"

#include <algorithm>
#include <cstdint>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/str_format.h"
#include "base/time/cpu_time.h"
#include "ci/cli/command.h"
#include "ci/cli/common_options.h"
#include "ci/cli/number_check.h"
#include "engine/movegen/perft.h"
#include "engine/notation/sfen.h"
#include "engine/notation/usi_move.h"
#include "engine/position/position.h"

namespace hakari::cli {
namespace {

constexpr int kDeepest = 20;  // the sum of leaves stays below 2^64 in every run that can finish

struct PerftOptions {
  std::string sfen;
  int depth = 0;
  bool divide = false;
  bool made = false;
  bool quiet = false;
};

// Prints one line per legal move, as other programs do, and returns the sum of leaves.
uint64_t PrintDivided(Position& position, int depth) {
  std::vector<std::string> lines;
  uint64_t leaves = 0;
  for (const movegen::PerftBranch& branch : movegen::PerftDivide(position, depth)) {
    lines.push_back(absl::StrFormat("%s %d\n", notation::ToUsi(branch.move), branch.leaves));
    leaves += branch.leaves;
  }
  std::sort(lines.begin(), lines.end());
  for (const std::string& line : lines) std::cout << line;
  return leaves;
}

report::ExitCode RunPerft(const PerftOptions& options) {
  if (options.divide && (options.depth == 0 || options.made)) {
    return Complain(
        report::ExitCode::kBadUsage,
        "perft: --divide needs a depth of 1 or more and cannot be combined with --made");
  }
  absl::StatusOr<Position> position = notation::ParseSfen(options.sfen);
  if (!position.ok()) return Complain(report::ExitCode::kBadUsage, position.status().message());
  const double start = ThreadCpuSeconds();
  const movegen::LeafCounting counting =
      options.made ? movegen::LeafCounting::kMade : movegen::LeafCounting::kFromList;
  const uint64_t leaves = options.divide ? PrintDivided(*position, options.depth)
                                         : movegen::Perft(*position, options.depth, counting);
  const double seconds = ThreadCpuSeconds() - start;
  std::cout << "leaves " << leaves << std::endl;
  if (!options.quiet && seconds > 0) {
    std::cerr << absl::StreamFormat("%.3f s of CPU time, %.1f M leaves/s\n", seconds,
                                    static_cast<double>(leaves) / seconds / 1e6);
  }
  return report::ExitCode::kPass;
}

}  // namespace

void AddPerftCommand(Command app, report::ExitCode& exit_code) {
  Command command = AddCommand(
      app,
      {"perft",
       group::kLook,
       "Count the leaves of the tree of legal moves",
       {"./hakari perft startpos 5", "./hakari perft startpos 3 --divide",
        "./hakari perft \"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1\" 4"}});
  auto options = std::make_shared<PerftOptions>();
  command.AddOption("position", options->sfen, "startpos, or an SFEN in quotes").Required();
  command.AddOption("depth", options->depth, "Depth in plies")
      .Required()
      .Check(WholeNumber(0, kDeepest));
  command.AddFlag("--divide", options->divide, "Show the leaves below each legal move");
  command.AddFlag("--made", options->made, "Make and unmake every leaf (slower, same count)");
  AddQuietFlag(command, options->quiet);
  command.OnRun([options, &exit_code] { exit_code = RunPerft(*options); });
}

}  // namespace hakari::cli

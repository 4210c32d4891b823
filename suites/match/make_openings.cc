// Prints the given number of openings, one per line, no final position twice. This makes the
// shipped file:
//   bazel run //suites/match:make_openings -- 24000 | zstd -19 >suites/match/openings.usi.zst
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <iostream>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "absl/strings/numbers.h"
#include "base/run/interrupt.h"
#include "base/run/parallel.h"
#include "base/run/progress.h"
#include "engine/player/game.h"
#include "suites/match/balanced_openings.h"

namespace hakari::match {
namespace {

using Clock = std::chrono::steady_clock;
using Drawn = std::vector<std::optional<std::vector<Move>>>;

// Draws the openings of the next `count` numbers, on all processors.
Drawn DrawSome(uint64_t first, int count, const std::atomic<bool>& stop) {
  Drawn drawn(static_cast<size_t>(count));
  const int jobs = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  InParallel(
      jobs, count, stop,
      [&](int) -> DoPiece {
        auto drawer = std::make_shared<OpeningDrawer>(OpeningPlan());
        return [&, drawer](int i) {
          drawn[static_cast<size_t>(i)] = drawer->Draw(first + static_cast<uint64_t>(i));
        };
      },
      [](int) {});
  return drawn;
}

int Print(int wanted) {
  constexpr int kAtOnce = 500;
  const InterruptFlag interrupt;
  Progress progress("openings", std::cerr, StderrIsTerminal());
  progress.Begin(wanted, 0, Clock::now());
  std::set<uint64_t> seen;
  for (uint64_t first = 0; static_cast<int>(seen.size()) < wanted; first += kAtOnce) {
    const Drawn drawn = DrawSome(first, kAtOnce, interrupt.flag());
    if (interrupt.flag()) return 4;
    for (const auto& moves : drawn) {
      if (!moves || static_cast<int>(seen.size()) == wanted) continue;
      player::Game game;
      for (Move move : *moves) game.Play(move);
      if (seen.insert(game.position().key()).second) std::cout << player::GameText(game) << "\n";
    }
    progress.Update(static_cast<int>(seen.size()), Clock::now());
  }
  progress.End();
  return std::cout.flush() ? 0 : 4;
}

}  // namespace
}  // namespace hakari::match

int main(int argc, char** argv) {
  int wanted = 0;
  if (argc != 2 || !absl::SimpleAtoi(argv[1], &wanted) || wanted < 1) {
    std::cerr << "usage: make_openings COUNT\n";
    return 2;
  }
  return hakari::match::Print(wanted);
}

// Writes suites/perft/random.sfen to stdout. Every run writes the same file.
#include <iostream>

#include "suites/core/problem_line.h"
#include "suites/perft/random_positions.h"

int main() {
  std::cout << "# Made by: bazel run //suites/perft:make_positions > suites/perft/random.sfen\n"
               "# Positions from games of random moves; see README.md.\n";
  for (const hakari::suites::Problem& problem : hakari::suites::RandomPositions({})) {
    std::cout << hakari::suites::ProblemLine(problem) << "\n";
  }
  return std::cout.flush() ? 0 : 1;
}

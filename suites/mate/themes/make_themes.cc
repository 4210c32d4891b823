// Writes suites/mate/themes.sfen to stdout. Every run writes the same file.
#include <iostream>

#include "suites/core/problem_line.h"
#include "suites/mate/themes/compose.h"

int main() {
  std::cout << "# Made by: bazel run //suites/mate/themes:make_themes > suites/mate/themes.sfen\n"
               "# Small problems by theme; see suites/mate/themes/README.md.\n";
  for (const hakari::suites::Problem& problem : hakari::suites::ComposeThemes({})) {
    std::cout << hakari::suites::ProblemLine(problem) << "\n";
  }
  return std::cout.flush() ? 0 : 1;
}

// Writes suites/next_move/examples.sfen to stdout, made from the given games. The same games always
// give the same file.
#include <iostream>

#include "suites/core/problem_line.h"
#include "suites/corpus/game_reader.h"
#include "suites/next_move/examples.h"

int main(int argc, char** argv) {
  const auto games = hakari::corpus::CollectGames(std::vector<std::string>(argv + 1, argv + argc));
  if (!games.ok()) {
    std::cerr << games.status().message() << "\n";
    return 2;
  }
  const auto examples = hakari::suites::MakeExamples(games->games, {});
  if (!examples.ok()) {
    std::cerr << examples.status().message() << "\n";
    return 4;
  }
  std::cout << "# Made by: bazel run //suites/next_move:make_examples -- "
               "$PWD/suites/corpus/games.usi.zst\n"
               "# From the ends of games, with proved answers; see README.md.\n";
  for (const hakari::suites::Problem& problem : *examples)
    std::cout << hakari::suites::ProblemLine(problem) << "\n";
  return std::cout.flush() ? 0 : 4;
}

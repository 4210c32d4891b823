// Writes suites/middlegame/positions.sfen to stdout, from the given games. The same games give the
// same file.
#include <iostream>

#include "suites/core/problem_line.h"
#include "suites/corpus/game_reader.h"
#include "suites/middlegame/choose_positions.h"

int main(int argc, char** argv) {
  const auto games = hakari::corpus::CollectGames(std::vector<std::string>(argv + 1, argv + argc));
  if (!games.ok()) {
    std::cerr << games.status().message() << "\n";
    return 2;
  }
  const auto chosen = hakari::suites::ChoosePositions(games->games, {});
  if (!chosen.ok()) {
    std::cerr << chosen.status().message() << "\n";
    return 4;
  }
  std::cout << "# Made by: bazel run //suites/middlegame:make_positions -- "
               "$PWD/suites/corpus/games.usi.zst\n"
               "# One position a game, no two of one opening; see README.md.\n";
  for (const hakari::suites::Problem& problem : *chosen)
    std::cout << hakari::suites::ProblemLine(problem) << "\n";
  return std::cout.flush() ? 0 : 4;
}

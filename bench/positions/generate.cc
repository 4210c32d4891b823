// Prints a set of positions: `generate quiet > quiet.sfen`. README.md has the recipe.
#include <iostream>
#include <optional>

#include "bench/positions/collect.h"

int main(int argc, char** argv) {
  const std::optional<hakari::PositionKind> kind =
      argc == 2 ? hakari::PositionKindFrom(argv[1]) : std::nullopt;
  if (!kind) {
    std::cerr << "usage: generate quiet|check|hands|mate\n";
    return 2;
  }
  std::cout << hakari::PositionFile(hakari::CollectPositions(*kind, hakari::kPositionSeed));
  return 0;
}

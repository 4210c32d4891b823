// Prints a set of positions: `generate quiet > quiet.sfen`. README.md has the recipe.
#include <iostream>
#include <optional>
#include <string>

#include "bench/positions/collect.h"

namespace hakari::bench {
namespace {

std::optional<std::string> TextOf(const std::string& word) {
  if (word == "attack_tree") return PositionFile(SampleMateTree().attack);
  if (word == "defence_tree") return PositionFile(SampleMateTree().defence);
  const std::optional<PositionKind> kind = PositionKindFrom(word);
  if (!kind) return std::nullopt;
  return PositionFile(CollectPositions(*kind, kPositionSeed));
}

}  // namespace
}  // namespace hakari::bench

int main(int argc, char** argv) {
  const std::optional<std::string> file = argc == 2 ? hakari::bench::TextOf(argv[1]) : std::nullopt;
  if (!file) {
    std::cerr << "usage: generate quiet|check|hands|mate|attack_tree|defence_tree\n";
    return 2;
  }
  std::cout << *file;
  return 0;
}

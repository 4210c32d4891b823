// Seeded mutations of a text: the same seed and input give the same output on every machine.
#ifndef HAKARI_TOOLS_FUZZ_MUTATION_H_
#define HAKARI_TOOLS_FUZZ_MUTATION_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace hakari::tools {

// splitmix64: small, and the same with every library, unlike the distributions of <random>.
class SeededBits {
 public:
  explicit SeededBits(std::uint64_t seed) : state_(seed) {}

  std::uint64_t Next();
  // A number below `bound`, which must not be 0.
  std::size_t Below(std::size_t bound) { return static_cast<std::size_t>(Next() % bound); }

 private:
  std::uint64_t state_;
};

// One of the texts with one to eight small changes: bytes changed, removed, doubled, or taken from
// another of the texts.
std::string Mutate(const std::vector<std::string>& texts, SeededBits& bits);

}  // namespace hakari::tools

#endif  // HAKARI_TOOLS_FUZZ_MUTATION_H_

// One pass of a depth-first search over the mate positions and nothing else, for counting
// instructions. Built twice: from the headers as they are, and from headers without the two seams.
#include <cstdint>
#include <iostream>
#include <string>

#include "bench/positions/position_set.h"
#include "engine/mate/dfpn.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/pds.h"
#include "engine/mate/proof_table.h"

namespace {

template <typename Search>
uint64_t NodesOf() {
  hakari::mate::MateLimits limits;
  limits.nodes = 10'000;
  hakari::mate::ProofTable table(static_cast<uint32_t>(limits.nodes));
  Search search(table, limits);
  uint64_t nodes = 0;
  for (const hakari::Position& position : hakari::bench::MatePositions().positions) {
    nodes += search.Run(position).nodes;
  }
  return nodes;
}

}  // namespace

int main(int argc, char** argv) {
  const std::string name = argc == 2 ? argv[1] : "";
  if (name != "pds" && name != "dfpn") {
    std::cerr << "usage: once pds|dfpn\n";
    return 2;
  }
  std::cout << (name == "pds" ? NodesOf<hakari::mate::PdsSearch>()
                              : NodesOf<hakari::mate::DfpnSearch>())
            << " nodes\n";
}

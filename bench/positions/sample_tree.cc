#include "bench/positions/sample_tree.h"

#include <cstdint>

#include "bench/positions/position_set.h"
#include "engine/core/color.h"
#include "engine/mate/depth_first.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/numbers.h"
#include "engine/mate/pds.h"
#include "engine/mate/proof_table.h"
#include "engine/mate/seams.h"
#include "engine/position/position.h"

namespace hakari::bench {
namespace {

constexpr uint32_t kNodes = 2000;
constexpr int kEvery = 23;

struct Sampler {
  void Visit(const Position& position) {
    if (position.key() == last_key) return;  // the same node still
    last_key = position.key();
    if (++visited % kEvery != 0) return;
    const bool attacks = position.side_to_move() == attacker;
    (attacks ? sample.attack : sample.defence).push_back(position);
  }

  TreeSample sample;
  Color attacker = kBlack;
  uint64_t last_key = 0;
  int visited = 0;
};

// PDS, watched where it asks for the numbers of a child that the table lacks.
struct Watch : mate::NoPolicy {
  mate::Numbers Absent(const mate::ChildView& child) const {
    sampler->Visit(child.position);
    return mate::NoPolicy::Absent(child);
  }
  Sampler* sampler;
};

}  // namespace

TreeSample SampleMateTree() {
  Sampler sampler;
  mate::PdsRuleWith<Watch> rule;
  rule.sampler = &sampler;
  mate::MateLimits limits;
  limits.nodes = kNodes;
  mate::ProofTable table(kNodes);
  mate::DepthFirstSearch search(table, limits, rule);
  for (const Position& root : MatePositions().positions) {
    sampler.attacker = root.side_to_move();
    search.Run(root);
  }
  return sampler.sample;
}

}  // namespace hakari::bench

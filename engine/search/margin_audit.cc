#include "engine/search/margin_audit.h"

#include <memory>
#include <set>

#include "base/statistics/binomial.h"
#include "engine/core/move.h"
#include "engine/search/board.h"
#include "engine/search/memory/memory.h"
#include "engine/search/tree.h"
#include "engine/search/values/effort.h"

namespace hakari::search {

std::vector<AuditedNode> Audit(const std::vector<PrunedNode>& nodes, const SearchSettings& settings,
                               const eval::Weights& weights) {
  constexpr uint64_t kTableMib = 1;  // one megabyte is always available
  SearchSettings uncut = settings;
  uncut.reverse_futility = 0;
  uncut.dynamic.mode = 0;
  GameMemory memory = *GameMemory::Make(kTableMib);
  std::vector<AuditedNode> audited;
  audited.reserve(nodes.size());
  for (const PrunedNode& node : nodes) {
    memory.Clear();
    const auto board = std::make_unique<Board>(node.before, std::vector<Move>(), weights);
    node.move ? board->Do(node.move) : board->Pass();
    Effort effort(Limits(), nullptr);
    const auto tree = std::make_unique<Tree>(*board, effort, memory, uncut);
    const int score = tree->Below(node.depth, node.beta - 1, node.beta);
    audited.push_back({node.depth, node.evaluation - node.beta, score < node.beta});
  }
  return audited;
}

std::vector<AuditedPrecision> AuditPrecision(const std::vector<AuditedNode>& nodes,
                                             const std::vector<int>& margins, double confidence) {
  std::set<int> depths;
  for (const AuditedNode& node : nodes) depths.insert(node.depth);
  const std::set<int> ascending(margins.begin(), margins.end());
  std::vector<AuditedPrecision> precisions;
  for (int depth : depths) {
    for (int margin : ascending) {
      AuditedPrecision precision;
      precision.depth = depth;
      precision.margin = margin;
      for (const AuditedNode& node : nodes) {
        if (node.depth != depth || node.above_beta < margin) continue;
        ++precision.nodes;
        precision.failures += node.failed ? 1 : 0;
      }
      precision.right =
          ClopperPearson(precision.nodes - precision.failures, precision.nodes, confidence);
      precisions.push_back(precision);
    }
  }
  return precisions;
}

}  // namespace hakari::search

#include "bench/positions/collect.h"

#include <cstdint>
#include <set>

#include "absl/strings/str_cat.h"
#include "bench/positions/playout.h"
#include "bench/positions/position_set.h"
#include "engine/core/color.h"
#include "engine/core/move.h"
#include "engine/mate/depth_first.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/numbers.h"
#include "engine/mate/pds.h"
#include "engine/mate/proof_table.h"
#include "engine/mate/seams.h"
#include "engine/notation/sfen.h"
#include "engine/position/attacks.h"
#include "engine/position/position.h"

namespace hakari::bench {
namespace {

constexpr int kFirstPly = 12;     // before that every game looks like its opening
constexpr int kLatestStart = 90;  // the search for a position of the kind begins before this ply
constexpr int kLastPly = 200;
constexpr int kFewInHand = 6;
constexpr int kManyInHand = 12;
constexpr uint32_t kSomeNodes = 500;

bool TakesSomeSearching(const Position& position) {
  mate::MateLimits limits;
  limits.nodes = kSomeNodes;
  mate::ProofTable table(kSomeNodes);
  return mate::PdsSearch(table, limits).Run(position).answer == mate::MateAnswer::kUnknown;
}

// The first position of the kind after a random ply of one game, if there is one.
std::optional<Position> PositionFromGame(PositionKind kind, SeededRandom& random) {
  const int from_ply = kFirstPly + random.Below(kLatestStart - kFirstPly);
  Position position = Position::Initial();
  while (position.ply() <= kLastPly) {
    if (position.ply() >= from_ply && IsOfKind(position, kind)) return position;
    const Move move = PlausibleMove(position, random);
    if (!move) return std::nullopt;
    position.DoMove(move);
  }
  return std::nullopt;
}

}  // namespace

std::optional<PositionKind> PositionKindFrom(absl::string_view word) {
  if (word == "quiet") return PositionKind::kQuiet;
  if (word == "check") return PositionKind::kCheck;
  if (word == "hands") return PositionKind::kHands;
  if (word == "mate") return PositionKind::kMate;
  return std::nullopt;
}

bool IsOfKind(const Position& position, PositionKind kind) {
  const int in_hand = position.hand(kBlack).Total() + position.hand(kWhite).Total();
  switch (kind) {
    case PositionKind::kQuiet:
      return !InCheck(position) && in_hand <= kFewInHand;
    case PositionKind::kCheck:
      return InCheck(position);
    case PositionKind::kHands:
      return !InCheck(position) && in_hand >= kManyInHand;
    case PositionKind::kMate:
      return TakesSomeSearching(position);
  }
  return false;
}

int PositionsInSet(PositionKind kind) { return kind == PositionKind::kMate ? 64 : 256; }

std::vector<Position> CollectPositions(PositionKind kind, uint64_t seed) {
  SeededRandom random(seed + static_cast<uint64_t>(kind));
  std::set<std::string> seen;
  std::vector<Position> positions;
  while (static_cast<int>(positions.size()) < PositionsInSet(kind)) {
    const std::optional<Position> position = PositionFromGame(kind, random);
    if (position && seen.insert(notation::ToSfen(*position)).second) positions.push_back(*position);
  }
  return positions;
}

std::string PositionFile(const std::vector<Position>& positions) {
  std::string text;
  for (const Position& position : positions)
    absl::StrAppend(&text, "sfen ", notation::ToSfen(position), "\n");
  return text;
}

namespace {

constexpr uint32_t kNodes = 2000;
constexpr int kEvery = 23;

struct Sampler {
  void Visit(const Position& position) {
    if (position.key() == last_key) return;  // still the same node
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

// PDS with a hook where it asks for the numbers of a child that is not in the table.
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

// Decides whether there is a mate within a number of plies: df-pn over positions together with the
// plies that are left.
//
// Because the plies are limited, every line ends and no cycle is possible, so an answer never
// depends on the path. Interpositions that only delay do not count (free_taking.h). A position
// after a drop that a slider may take for nothing differs from the same board without that right,
// so its key includes the square of the drop.
#ifndef HAKARI_ENGINE_MATE_SHORTEST_SHORTEST_SEARCH_H_
#define HAKARI_ENGINE_MATE_SHORTEST_SHORTEST_SEARCH_H_

#include <cstdint>
#include <vector>

#include "engine/core/color.h"
#include "engine/core/hand.h"
#include "engine/core/move.h"
#include "engine/core/square.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/shortest/length_table.h"
#include "engine/position/position.h"

namespace hakari::mate {

struct BoundedAnswer {
  MateAnswer answer = MateAnswer::kUnknown;
  StopReason reason = StopReason::kNone;
  // Of a mate, its length by the rule. Of a no mate, the plies for which it holds, or
  // LengthTable::kForever.
  int plies = 0;
  std::vector<Move> line;  // the whole line to the mate, including moves that do not count
  uint64_t nodes = 0;
};

class ShortestSearch {
 public:
  explicit ShortestSearch(LengthTable& table) : table_(table) {}

  // The table keeps its entries from searches of the same root with more or fewer plies. The caller
  // must clear it before searching another root.
  BoundedAnswer Run(const Position& root, int plies, const MateLimits& limits);

 private:
  static constexpr uint32_t kInfinite = uint32_t{1} << 30;
  static constexpr int kNoSuccessor = -1;

  struct Value {
    uint32_t proof = 1;
    uint32_t disproof = 1;
    Hand hand;      // of a solved node, the proof or disproof hand
    int plies = 0;  // of a mate, an upper bound; of a no mate, the plies for which it holds

    bool solved() const { return proof == 0 || disproof == 0; }
  };

  struct Child {
    uint64_t key;
    Value value;
    Hand hand;  // the attacker's, after the move
    Move move;
    int16_t successor;  // the child that becomes active once this one has failed
    bool active;
    bool is_free;     // a taking for nothing
    bool is_shield;   // a drop that may be taken for nothing
    bool is_counted;  // its replies have been counted
  };

  struct Limit {
    uint32_t proof;
    uint32_t disproof;
  };

  struct Family {
    Value value;
    size_t best;
    uint32_t second;
    uint32_t sum_rest;
  };

  // What identifies a node besides the board: the plies that are left, and the square of a drop
  // that may be taken for nothing.
  struct Place {
    int left;
    Square dropped;
  };

  // A move of the line being collected.
  struct Step {
    Move move;
    Place below;
  };

  static uint32_t Capped(uint64_t number) {
    return number < kInfinite ? static_cast<uint32_t>(number) : kInfinite - 1;
  }
  bool stopped() const { return answer_.reason != StopReason::kNone; }
  bool CountNode();
  uint64_t KeyOf(uint64_t board_key, Square dropped) const;
  static int LeftBelow(const Child& child, int left) { return child.is_free ? left + 1 : left - 1; }

  template <bool kAttacks>
  Value Solve(Place place);
  template <bool kAttacks>
  Value Search(Place place, Limit limit);
  template <bool kAttacks>
  void SearchChild(Place place, const Family& family, Limit limit);
  template <bool kAttacks>
  [[gnu::noinline]] void Expand(Place place);
  template <bool kAttacks>
  void Look(Child& child, int left);
  void CountReplies(Child& check, int left);
  template <bool kAttacks>
  void LinkSuccessors(size_t first);
  void Link(size_t first, size_t index, size_t successor);
  template <bool kAttacks>
  void MakeWay(size_t first, size_t index);
  template <bool kAttacks>
  Family Gather(size_t first) const;
  template <bool kAttacks>
  Limit ChildLimit(const Family& family, Limit limit) const;
  template <bool kAttacks>
  Value Conclude(Place place, size_t first, const Family& family, uint64_t nodes_before);
  template <bool kAttacks>
  Value WonBy(const Child& child) const;
  template <bool kAttacks>
  Value LostByAll(Place place, size_t first) const;

  void Store(Place place, const Value& value, const Child* winner, uint64_t effort);
  Undo Do(const Child& child);
  void UndoChild(const Child& child, Undo undo);
  void CollectLine(int plies);
  bool NextAttack(Place place, Step& step) const;
  bool LongestDefence(Place place, Step& step) const;

  LengthTable& table_;
  MateLimits limits_;
  Position position_;
  Color attacker_ = kBlack;
  BoundedAnswer answer_;
  std::vector<Child> children_;
};

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_SHORTEST_SHORTEST_SEARCH_H_

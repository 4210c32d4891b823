// Is there a mate within so many plies? df-pn over positions with the plies that are left.
//
// Within a number of plies every line ends, so nothing can go round: an answer never depends on the
// path. Interpositions that only delay do not count (free_taking.h). A position after a drop that a
// slider may take for nothing is another position than the same board without that right: its key
// says so.
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
  int plies = 0;  // of a mate, by the rule; of none, LengthTable::kForever if there never is one
  std::vector<Move> line;  // played out to the mate, with what does not count
  uint64_t nodes = 0;
};

class ShortestSearch {
 public:
  explicit ShortestSearch(LengthTable& table) : table_(table) {}

  // The table keeps what it knows of the same root from a search with more or fewer plies; it is to
  // be cleared before another root.
  BoundedAnswer Run(const Position& root, int plies, const MateLimits& limits);

 private:
  static constexpr uint32_t kInfinite = uint32_t{1} << 30;
  static constexpr int kNoSuccessor = -1;

  struct Value {
    uint32_t proof = 1;
    uint32_t disproof = 1;
    Hand hand;      // of a solved node: proof or disproof hand
    int plies = 0;  // of a mate: at most so many; of none: up to so many

    bool solved() const { return proof == 0 || disproof == 0; }
  };

  struct Child {
    uint64_t key;
    Value value;
    Hand hand;  // the attacker's after the move
    Move move;
    int16_t successor;  // searched once this one has failed its mover
    bool active;
    bool is_free;     // takes for nothing
    bool is_shield;   // a drop that may be taken for nothing
    bool is_counted;  // its replies were counted
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

  // A node: the board, the plies that are left, and on which square something was just dropped that
  // may be taken for nothing.
  struct Place {
    int left;
    Square dropped;
  };

  // A move of the line that is collected.
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

// The strong mate search: df-pn with the extensions that long mates need.
//
// - Results for the same board with other hands are used (hand_bounds.h, dominance_table.h).
// - A disproof that depends on a repetition is kept apart until the repeated position itself is
//   disproved; only then does it hold on every path.
// - Similar moves (interpositions on one square; promoting or not) are searched one after the
//   other.
// - A node that may be part of a cycle may always do a little more than its limit, so that no cycle
//   starves (after Kishimoto's threshold control).
//
// A search gets its table and its nodes from its company (alone.h, team.h), and asks it whether
// another search has already answered. In a team, a search prefers children that few other searches
// are working on.
#ifndef HAKARI_ENGINE_MATE_STRONG_STRONG_SEARCH_H_
#define HAKARI_ENGINE_MATE_STRONG_STRONG_SEARCH_H_

#include <cstdint>
#include <vector>

#include "engine/core/color.h"
#include "engine/core/hand.h"
#include "engine/core/move.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/strong/alone.h"
#include "engine/mate/strong/dominance_table.h"
#include "engine/mate/strong/forgetful_table.h"
#include "engine/mate/strong/path.h"
#include "engine/mate/strong/position_key.h"
#include "engine/mate/strong/team.h"
#include "engine/position/position.h"

namespace hakari::mate {

template <typename Company>
class StrongSearch {
 public:
  // `own_bytes`: the memory for its own caches.
  StrongSearch(Company& company, uint64_t own_bytes);

  // Can the side to move mate by giving check with every move? In a team, only the search that
  // finds the answer returns it; the others return unknown.
  MateResult Run(const Position& root, const MateLimits& limits);

 private:
  static constexpr uint32_t kInfinite = uint32_t{1} << 30;
  static constexpr int kNoSuccessor = -1;

  // What is known of a node, as its parent sees it.
  struct Value {
    uint32_t proof = 1;
    uint32_t disproof = 1;
    Hand hand;                              // of a solved node, the proof or disproof hand
    int plies = 0;                          // of a mate
    int rests_on = RepetitionTable::kNone;  // of a disproof: the ply of the repeated position on
                                            // which it depends

    bool solved() const { return proof == 0 || disproof == 0; }
  };

  struct Child {
    uint64_t board_key;
    Value value;
    Hand hand;  // the attacker's, after the move
    Move move;
    int16_t successor;  // the child that becomes active once this one has failed
    bool active;
    bool is_new;  // never searched
    bool is_old;  // reached before at a smaller ply: it may lead into a cycle
  };

  struct Limit {
    uint32_t proof;
    uint32_t disproof;
  };

  // The combined numbers of all children of a node.
  struct Family {
    Value value;
    size_t best;
    uint32_t second;    // the least number of the other children
    uint32_t sum_rest;  // the sum over the other children
  };

  static uint32_t Capped(uint64_t number) {
    return number < kInfinite ? static_cast<uint32_t>(number) : kInfinite - 1;
  }
  bool stopped() const { return result_.reason != StopReason::kNone; }
  bool CountNode();
  static uint64_t KeyOf(const Child& child) { return PositionKey(child.board_key, child.hand); }
  Hand HandHeld() const { return position_.hand(attacker_); }

  template <bool kAttacks>
  Value Solve();
  template <bool kAttacks>
  Value Search(Limit limit, bool& starved);
  bool IsSolvedByOthers(Value& value) const;
  template <bool kAttacks>
  void SearchChild(const Family& family, Limit limit, bool& starved);
  // Not inlined into Search, of which thousands of frames lie on the stack.
  template <bool kAttacks>
  [[gnu::noinline]] void Expand();
  template <bool kAttacks>
  void Look(Child& child);
  static void TakeSolved(const DominanceTable::Look& look, Value& value) {
    value.proof = look.proof == 0 ? 0 : kInfinite;
    value.disproof = look.proof == 0 ? kInfinite : 0;
    value.hand = look.hand;
    value.plies = look.plies;
  }
  void CountReplies(Child& check);
  void LinkPlainMoves(size_t first);
  void LinkInterpositions(size_t first);
  void Link(size_t first, size_t index, size_t successor);
  template <bool kAttacks>
  void MakeWay(size_t first, size_t index);
  template <bool kAttacks>
  Family Gather(size_t first) const;
  uint32_t Crowding(const Child& child, uint32_t win) const;
  template <bool kAttacks>
  Limit ChildLimit(const Family& family, Limit limit) const;
  template <bool kAttacks>
  Value Conclude(size_t first, const Family& family, uint64_t nodes_before);
  template <bool kAttacks>
  Value WonBy(const Child& child) const;
  template <bool kAttacks>
  Value LostByAll(size_t first);

  void Store(const Value& value, Move move, uint64_t effort);
  void CollectLine();
  Move StoredAttack() const;
  Move LongestDefence() const;

  Company& company_;
  RepetitionTable repetitions_;
  ReplyCounts reply_counts_;
  MateLimits limits_;
  uint64_t nodes_left_ = 0;    // nodes taken from the company and not yet counted
  bool has_answered_ = false;  // this search has found the answer
  Position position_;
  Color attacker_ = kBlack;
  MateResult result_;
  Path path_;
  std::vector<Child> children_;
};

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_STRONG_STRONG_SEARCH_H_

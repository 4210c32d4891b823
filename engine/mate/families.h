// The children of positions, generated once and kept: an iterative search comes back to a position
// again and again, and finds its moves, their keys and their entries in the table as it left them.
//
// A family lies in one piece. While there is room it is kept under its parent's entry; after that
// families are stacked above the kept ones, for as long as the search is below their parent. What
// is kept is never anything but what would be generated anew: counts do not depend on the room.
#ifndef HAKARI_ENGINE_MATE_FAMILIES_H_
#define HAKARI_ENGINE_MATE_FAMILIES_H_

#include <algorithm>
#include <cstdint>
#include <limits>
#include <memory>
#include <vector>

#include "engine/core/move.h"
#include "engine/mate/proof_table.h"

namespace hakari {

struct Child {
  uint64_t hash;
  ProofTable::Entry entry;  // looked up anew while absent: a search below a sibling may store it
  Move move;
};

class Families {
 public:
  struct Span {
    uint32_t first;
    uint32_t count;
    uint32_t end() const { return first + count; }
  };

  // `positions`: the most entries that families are kept under.
  explicit Families(uint32_t positions) : room_(Room(positions)), spans_(new Span[positions]) {
    children_.reserve(room_);
  }

  static uint64_t BytesFor(uint32_t positions) {
    return positions * uint64_t{sizeof(Span)} + Room(positions) * sizeof(Child);
  }

  // Forgets everything; the first child is then the root.
  void Clear(const Child& root) { children_.assign(1, root); }

  Child& operator[](size_t i) { return children_[i]; }

  // A new family: opened, filled, and closed.
  uint32_t Open() const { return static_cast<uint32_t>(children_.size()); }
  void Add(const Child& child) { children_.push_back(child); }
  Span CloseFrom(uint32_t first) const { return {first, Open() - first}; }

  // An entry must be told about, here or by Forget, before it is asked for.
  void Keep(ProofTable::Entry parent, Span family) {
    spans_[parent] = IsKept(family) ? family : kForgotten;
  }
  bool Has(ProofTable::Entry parent) const { return spans_[parent].first != 0; }
  Span Of(ProofTable::Entry parent) const { return spans_[parent]; }

  // The search leaves the family's parent.
  void Leave(Span family) {
    if (!IsKept(family)) children_.resize(family.first);
  }

 private:
  static constexpr Span kForgotten{0, 0};  // slot 0 is the root's, so no family begins there

  // Measured: a node limit of n leaves about n/3 positions with children, eight each.
  static uint64_t Room(uint32_t positions) {
    constexpr uint64_t kChildrenAPosition = 4;
    constexpr uint64_t kMost = std::numeric_limits<uint32_t>::max() / 2;
    return std::min(kChildrenAPosition * positions + 1, kMost);
  }
  bool IsKept(Span family) const { return family.first < room_; }

  uint64_t room_;
  std::unique_ptr<Span[]> spans_;
  std::vector<Child> children_;
};

}  // namespace hakari

#endif  // HAKARI_ENGINE_MATE_FAMILIES_H_

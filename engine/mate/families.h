// The children of positions, generated once and kept. An iterative search visits a position many
// times; each visit finds its moves, their keys and their table entries as the last visit left
// them.
//
// The children of a position are stored contiguously. While there is room, they are kept under
// their parent's entry. After that, families are stacked above the kept ones and exist only while
// the search is below their parent. Generating a family again gives the same children, so node
// counts do not depend on the room.
#ifndef HAKARI_ENGINE_MATE_FAMILIES_H_
#define HAKARI_ENGINE_MATE_FAMILIES_H_

#include <algorithm>
#include <cstdint>
#include <limits>
#include <memory>
#include <utility>

#include "engine/core/move.h"
#include "engine/mate/proof_table.h"

namespace hakari::mate {

struct Child {
  Child() {}  // uninitialised, because there are millions
  Child(uint64_t hash, ProofTable::Entry entry, Move move) : hash(hash), entry(entry), move(move) {}

  uint64_t hash;
  ProofTable::Entry entry;  // looked up again while absent: a search below a sibling may store it
  Move move;
};

class Families {
 public:
  struct Span {
    uint32_t first;
    uint32_t count;
    uint32_t end() const { return first + count; }
  };

  // Families can be kept under at most `positions` entries.
  explicit Families(uint32_t positions)
      : kept_(Room(positions)),
        room_(kept_),
        spans_(new Span[positions]),
        children_(new Child[room_]) {}

  static uint64_t BytesFor(uint32_t positions) {
    return positions * uint64_t{sizeof(Span)} + Room(positions) * sizeof(Child);
  }

  // Removes everything and stores the root as the first child.
  void Clear(const Child& root) {
    children_[0] = root;
    size_ = 1;
  }

  Child& operator[](size_t i) { return children_[i]; }

  // Allocates a family of `count` children, to be filled in by the caller.
  Span Add(uint32_t count) {
    const Span family{size_, count};
    size_ += count;
    if (size_ > room_) MakeRoom();
    return family;
  }

  // Has and Of may be called only for an entry that was passed to Keep.
  void Keep(ProofTable::Entry parent, Span family) {
    spans_[parent] = IsKept(family) ? family : Span{kNone, 0};
  }
  bool Has(ProofTable::Entry parent) const { return spans_[parent].first != kNone; }
  Span Of(ProofTable::Entry parent) const { return spans_[parent]; }

  // Must be called when the search leaves the family's parent.
  void Leave(Span family) {
    if (!IsKept(family)) size_ = family.first;
  }

 private:
  static constexpr uint32_t kNone = 0;  // the place of the root, so no family begins there

  static uint64_t Room(uint32_t positions) {
    // A stored position has four children on average (measured on bench/positions/mate.sfen).
    constexpr uint64_t kChildrenAPosition = 4;
    constexpr uint64_t kMost = std::numeric_limits<uint32_t>::max() / 2;
    return std::min(kChildrenAPosition * positions + 1, kMost);
  }
  bool IsKept(Span family) const { return family.first < kept_; }

  void MakeRoom() {
    const uint64_t wider = std::max<uint64_t>(size_, room_ + room_ / 4);
    std::unique_ptr<Child[]> children(new Child[wider]);
    std::copy_n(children_.get(), room_, children.get());
    children_ = std::move(children);
    room_ = wider;
  }

  uint64_t kept_;  // families that begin below this index are kept
  uint64_t room_;
  uint32_t size_ = 0;
  std::unique_ptr<Span[]> spans_;
  std::unique_ptr<Child[]> children_;
};

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_FAMILIES_H_

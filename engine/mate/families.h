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
#include <utility>

#include "engine/core/move.h"
#include "engine/mate/proof_table.h"

namespace hakari::mate {

struct Child {
  Child() {}  // left uninitialised: there are millions
  Child(uint64_t hash, ProofTable::Entry entry, Move move) : hash(hash), entry(entry), move(move) {}

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
  explicit Families(uint32_t positions)
      : kept_(Room(positions)),
        room_(kept_),
        spans_(new Span[positions]),
        children_(new Child[room_]) {}

  static uint64_t BytesFor(uint32_t positions) {
    return positions * uint64_t{sizeof(Span)} + Room(positions) * sizeof(Child);
  }

  // Forgets everything; the first child is then the root.
  void Clear(const Child& root) {
    children_[0] = root;
    size_ = 1;
  }

  Child& operator[](size_t i) { return children_[i]; }

  // A new family, to be filled in.
  Span Add(uint32_t count) {
    const Span family{size_, count};
    size_ += count;
    if (size_ > room_) MakeRoom();
    return family;
  }

  // An entry must have been told about before it is asked for.
  void Keep(ProofTable::Entry parent, Span family) {
    spans_[parent] = IsKept(family) ? family : Span{kNone, 0};
  }
  bool Has(ProofTable::Entry parent) const { return spans_[parent].first != kNone; }
  Span Of(ProofTable::Entry parent) const { return spans_[parent]; }

  // The search leaves the family's parent.
  void Leave(Span family) {
    if (!IsKept(family)) size_ = family.first;
  }

 private:
  static constexpr uint32_t kNone = 0;  // where the root is, so that no family begins there

  static uint64_t Room(uint32_t positions) {
    // Measured on bench/positions/mate.sfen: a position that is stored has four children.
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

  uint64_t kept_;  // families that begin below are kept
  uint64_t room_;
  uint32_t size_ = 0;
  std::unique_ptr<Span[]> spans_;
  std::unique_ptr<Child[]> children_;
};

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_FAMILIES_H_

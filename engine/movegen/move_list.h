// A list of moves on the stack.
#ifndef HAKARI_ENGINE_MOVEGEN_MOVE_LIST_H_
#define HAKARI_ENGINE_MOVEGEN_MOVE_LIST_H_

#include "engine/core/move.h"

namespace hakari::movegen {

class MoveList {
 public:
  // 593 is the most that a position with one set of pieces can have; the generators write whole
  // vectors and may touch a few entries past the end of what they count.
  static constexpr int kCapacity = 640;

  MoveList() {}  // the moves are left uninitialised on purpose

  int size() const { return size_; }
  bool empty() const { return size_ == 0; }
  Move operator[](int i) const { return moves_[i]; }
  Move& operator[](int i) { return moves_[i]; }
  const Move* begin() const { return moves_; }
  const Move* end() const { return moves_ + size_; }
  Move* begin() { return moves_; }
  Move* end() { return moves_ + size_; }
  bool Contains(Move move) const;

  // For generators: where to write, and how far they got.
  Move* Open() { return moves_; }
  void CloseAt(const Move* end) { size_ = static_cast<int>(end - moves_); }

 private:
  int size_ = 0;
  union {
    Move moves_[kCapacity];
  };
};

inline bool MoveList::Contains(Move move) const {
  for (Move other : *this) {
    if (other == move) return true;
  }
  return false;
}

}  // namespace hakari::movegen

#endif  // HAKARI_ENGINE_MOVEGEN_MOVE_LIST_H_

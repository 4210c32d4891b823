// The rules of shogi from first principles, slow and obvious: every man walks, every move is made
// on a copy, and a king is in check if it could be taken.
//
// The fast engine is compared with these rules. They must never ship: the build allows only tests
// to use them.
#ifndef HAKARI_ENGINE_REFERENCE_RULES_H_
#define HAKARI_ENGINE_REFERENCE_RULES_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/reference/board.h"

namespace hakari::reference {

struct Play {
  char drop = kEmpty;  // the upper-case letter of the man dropped; kEmpty for a move on the board
  Place from = {-1, -1};
  Place to = {-1, -1};
  bool promote = false;

  bool IsDrop() const { return drop != kEmpty; }
};

// How a man moves, seen by black: rows grow downwards, towards black.
struct Stride {
  int rows;
  int columns;
  bool far;  // goes on until something is in the way
};
const std::vector<Stride>& StridesOf(char man);

// Calls `visit(Place)` for every place that `man`, standing on `from`, attacks. A walk ends at the
// first place for which `blocked(Place)` holds; that place is attacked, whichever man stands there.
template <typename Blocked, typename Visit>
void WalkFrom(char man, Place from, Blocked blocked, Visit visit) {
  const int forward = OwnerOf(man) == Side::kBlack ? 1 : -1;
  for (const Stride& stride : StridesOf(man)) {
    Place place = from;
    do {
      place = {place.row + forward * stride.rows, place.column + stride.columns};
      if (!place.OnBoard()) break;
      visit(place);
    } while (stride.far && !blocked(place));
  }
}

std::optional<Place> FindKing(const Board& board, Side side);
bool IsAttacked(const Board& board, Place place, Side by);
// A side without a king is never in check.
bool InCheck(const Board& board, Side side);

// The board after the play, with the other side to move.
Board After(const Board& board, const Play& play);

// Legal for the side to move.
std::vector<Play> LegalPlays(const Board& board);
// Whether there is any legal play; stops at the first.
bool HasLegalPlay(const Board& board);
bool GivesCheck(const Board& board, const Play& play);
bool IsCapture(const Board& board, const Play& play);
// Whether the play drops a pawn that gives mate. Nothing else about the drop is checked.
bool IsPawnDropMate(const Board& board, const Play& play);

uint64_t Perft(const Board& board, int depth);

}  // namespace hakari::reference

#endif  // HAKARI_ENGINE_REFERENCE_RULES_H_

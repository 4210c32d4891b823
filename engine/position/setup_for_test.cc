#include "engine/position/setup_for_test.h"

#include <cassert>
#include <cctype>
#include <cstring>

#include "engine/core/piece.h"
#include "engine/core/square.h"

namespace hakari {
namespace {

PieceKind KindOfLetter(char letter) {
  constexpr char kLetters[] = " PLNSBRGK";
  const char* found = std::strchr(kLetters, std::toupper(letter));
  assert(found != nullptr);
  return static_cast<PieceKind>(found - kLetters);
}

}  // namespace

Position PositionOf(const char* pieces, Color side_to_move) {
  Position position;
  position.SetSideToMove(side_to_move);
  const char* at = pieces;
  while (*at != '\0') {
    const bool promoted = *at == '+';
    if (promoted) ++at;
    const PieceKind kind = KindOfLetter(at[0]);
    const Color color = std::isupper(at[0]) ? kBlack : kWhite;
    position.Put(MakePiece(color, promoted ? Promote(kind) : kind),
                 MakeSquare(at[1] - '0', at[2] - '0'));
    at += 3;
    while (*at == ' ') ++at;
  }
  return position;
}

Hand HandOf(const char* letters) {
  Hand hand;
  for (const char* at = letters; *at != '\0'; ++at) hand.Add(KindOfLetter(*at));
  return hand;
}

Position PositionOf(const char* pieces, Color side_to_move, const char* black_hand,
                    const char* white_hand) {
  Position position = PositionOf(pieces, side_to_move);
  position.SetHand(kBlack, HandOf(black_hand));
  position.SetHand(kWhite, HandOf(white_hand));
  return position;
}

}  // namespace hakari

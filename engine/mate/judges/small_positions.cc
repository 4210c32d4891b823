#include "engine/mate/judges/small_positions.h"

#include "engine/core/color.h"
#include "engine/core/hand.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/position/attacks.h"

namespace hakari::mate {
namespace {

void PutSomewhere(Position& position, Piece piece, reference::Dice& dice, int ranks) {
  for (;;) {
    // One roll per statement: the evaluation order of arguments depends on the compiler.
    const int file = 1 + dice.Roll(kFiles);
    const Square square = MakeSquare(file, 1 + dice.Roll(ranks));
    if (position.at(square) != kNoPiece) continue;
    if (!CanPromote(KindOf(piece)) || RankOf(square) > 2) return position.Put(piece, square);
  }
}

}  // namespace

Position SmallPosition(reference::Dice& dice) {
  constexpr PieceKind kAttackers[] = {kSilver, kGold,   kKnight, kLance,
                                      kHorse,  kDragon, kRook,   kPromotedPawn};
  constexpr PieceKind kDefenders[] = {kGold, kSilver, kPromotedPawn};
  constexpr PieceKind kHeld[] = {kGold, kSilver, kGold, kKnight};
  constexpr int kNearRanks = 5;
  for (;;) {
    Position position;
    PutSomewhere(position, MakePiece(kWhite, kKing), dice, 3);
    for (int i = dice.Roll(3); i >= 0; --i) {
      PutSomewhere(position, MakePiece(kBlack, kAttackers[dice.Roll(8)]), dice, kNearRanks);
    }
    for (int i = dice.Roll(3); i > 0; --i) {
      PutSomewhere(position, MakePiece(kWhite, kDefenders[dice.Roll(3)]), dice, kNearRanks);
    }
    Hand hand;
    for (int i = dice.Roll(3); i > 0; --i) hand.Add(kHeld[dice.Roll(4)]);
    position.SetHand(kBlack, hand);
    movegen::MoveList checks;
    movegen::GenerateChecks(position, checks);
    if (!checks.empty() && !InCheck(position, kWhite)) return position;
  }
}

std::vector<Position> PositionsFromGames(uint64_t seed, int count) {
  std::vector<Position> positions;
  reference::SampleStream stream(seed);
  while (static_cast<int>(positions.size()) < count) {
    const Position& position = stream.Next().position;
    movegen::MoveList checks;
    movegen::GenerateChecks(position, checks);
    if (!checks.empty()) positions.push_back(position);
  }
  return positions;
}

}  // namespace hakari::mate

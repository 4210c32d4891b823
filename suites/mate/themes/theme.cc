#include "suites/mate/themes/theme.h"

#include <algorithm>

#include "engine/core/color.h"
#include "engine/core/hand.h"
#include "engine/core/move.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/position/attacks.h"

namespace hakari::suites {
namespace {

constexpr int kShortestLine = 3;
// Larger than kMostThemePositions: promoted pieces have more checks to try before they fail.
constexpr size_t kMostWithoutNonPromotion = 4 * kMostThemePositions;

mate::GraphEnd EndWithout(const Position& position, bool (*left_out)(const Position&, Move),
                          size_t most_positions = kMostThemePositions) {
  return mate::SolveWholeGraph(
             position, most_positions,
             [left_out](const Position& at, Move move) { return !left_out(at, move); })
      .end;
}

// Whether black has a pawn drop that is illegal because it would mate at once.
bool HasForbiddenPawnDrop(const Position& position) {
  const Square king = position.king(kWhite);
  if (!position.hand(kBlack).Has(kPawn) || RankOf(king) == kRanks) return false;
  const Square head = MakeSquare(FileOf(king), RankOf(king) + 1);
  if (position.at(head) != kNoPiece) return false;
  for (int rank = 1; rank <= kRanks; ++rank) {
    const Square square = MakeSquare(FileOf(king), rank);
    if (position.pieces(kBlack, kPawn).Has(square)) return false;
  }
  return !movegen::IsLegal(position, Move::Drop(kPawn, head));
}

bool IsNonPromotion(const Position& position, Move move) {
  if (position.side_to_move() != kBlack || move.is_drop() || move.is_promotion()) return false;
  return movegen::IsLegal(position, Move::Promoting(move.from(), move.to()));
}

bool IsInterposition(const Position& position, Move move) {
  if (position.side_to_move() != kWhite || position.at(move.to()) != kNoPiece) return false;
  return move.is_drop() || KindOf(position.at(move.from())) != kKing;
}

bool IsDoubleCheck(const Position& position, Move move) {
  if (position.side_to_move() != kBlack) return false;
  Position after = position;
  after.DoMove(move);
  return KingSafetyOf(after, kWhite).checkers.Count() > 1;
}

bool IsLong(const mate::GraphAnswer& answer) { return answer.plies >= kShortestLine; }

bool AvoidsPawnDropMate(const Position&, const mate::GraphAnswer& answer) { return IsLong(answer); }

bool NeedsNonPromotion(const Position& position, const mate::GraphAnswer&) {
  return EndWithout(position, IsNonPromotion, kMostWithoutNonPromotion) == mate::GraphEnd::kEscape;
}

bool IsSavedByInterposition(const Position& position, const mate::GraphAnswer&) {
  return EndWithout(position, IsInterposition) == mate::GraphEnd::kMate;
}

bool InterpositionsDelay(const Position& position, const mate::GraphAnswer& answer) {
  const mate::GraphAnswer without = mate::SolveWholeGraph(
      position, kMostThemePositions,
      [](const Position& at, Move move) { return !IsInterposition(at, move); });
  constexpr int kAtLeast = 4;  // two interpositions, so that more than the last ply is meant
  return without.end == mate::GraphEnd::kMate && answer.plies >= without.plies + kAtLeast;
}

bool NeedsDoubleCheck(const Position& position, const mate::GraphAnswer& answer) {
  return IsLong(answer) && EndWithout(position, IsDoubleCheck) == mate::GraphEnd::kEscape;
}

bool Always(const Position&) { return true; }

bool HasNonPromotingCheck(const Position& position) {
  movegen::MoveList checks;
  movegen::GenerateChecks(position, checks);
  return std::any_of(checks.begin(), checks.end(),
                     [&position](Move move) { return IsNonPromotion(position, move); });
}

// Drops would make the graph large.
bool HandsAreEmpty(const Position& position) {
  return position.hand(kBlack).empty() && position.hand(kWhite).empty();
}

bool AnyPosition(const Position&, const mate::GraphAnswer&) { return true; }

// Without any one piece of the hand there is no mate. Such problems test that a search does not use
// a proof for a poorer hand.
bool NeedsItsWholeHand(const Position& position, const mate::GraphAnswer& answer) {
  const Hand hand = position.hand(kBlack);
  if (!IsLong(answer) || hand.Total() < 2) return false;
  for (PieceKind kind : kHandKinds) {
    if (!hand.Has(kind)) continue;
    Hand poorer = hand;
    poorer.Remove(kind);
    Position without = position;
    without.SetHand(kBlack, poorer);
    if (mate::SolveWholeGraph(without, kMostThemePositions).end != mate::GraphEnd::kEscape)
      return false;
  }
  return true;
}

}  // namespace

const std::vector<Theme>& AllThemes() {
  static const auto& themes = *new std::vector<Theme>{
      {"pawn-drop-avoided", mate::GraphEnd::kMate, HasForbiddenPawnDrop, AvoidsPawnDropMate},
      {"pawn-drop-only", mate::GraphEnd::kEscape, HasForbiddenPawnDrop, AnyPosition},
      {"non-promotion", mate::GraphEnd::kMate, HasNonPromotingCheck, NeedsNonPromotion},
      {"interposition-saves", mate::GraphEnd::kEscape, Always, IsSavedByInterposition},
      {"interposition-delays", mate::GraphEnd::kMate, Always, InterpositionsDelay},
      {"perpetual-check", mate::GraphEnd::kPerpetualCheck, HandsAreEmpty, AnyPosition},
      {"double-check", mate::GraphEnd::kMate, Always, NeedsDoubleCheck},
      {"whole-hand", mate::GraphEnd::kMate, Always, NeedsItsWholeHand},
  };
  return themes;
}

}  // namespace hakari::suites

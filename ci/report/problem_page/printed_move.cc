#include "ci/report/problem_page/printed_move.h"

#include "absl/strings/str_cat.h"
#include "engine/core/color.h"
#include "engine/core/piece.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/japanese.h"

namespace hakari::report {
namespace {

PieceKind KindThatMoves(const Position& position, Move move) {
  return move.is_drop() ? move.drop_kind() : KindOf(position.at(move.from()));
}

// Whether a piece on the board, other than the one that moves, could make the same step.
bool CouldAnother(const Position& position, Move move) {
  movegen::MoveList moves;
  movegen::GenerateLegal(position, moves);
  const PieceKind kind = KindThatMoves(position, move);
  for (const Move other : moves) {
    if (other.is_drop() || other.to() != move.to()) continue;
    if (KindOf(position.at(other.from())) != kind) continue;
    if (move.is_drop() || other.from() != move.from()) return true;
  }
  return false;
}

// 成, 不成 if it could have promoted, else nothing.
std::string PromotionWord(const Position& position, Move move) {
  if (move.is_promotion()) return "成";
  const Color color = position.side_to_move();
  const bool could = CanPromote(KindOf(position.at(move.from()))) &&
                     (InPromotionZone(color, move.from()) || InPromotionZone(color, move.to()));
  return could ? "不成" : "";
}

}  // namespace

std::string PrintedMove(const Position& position, Move move, Square previous) {
  const std::string where = move.to() == previous ? "同" : notation::SquareName(move.to());
  const std::string head = absl::StrCat(notation::SideMark(position.side_to_move()), where,
                                        notation::PieceName(KindThatMoves(position, move)));
  const bool is_ambiguous = CouldAnother(position, move);
  if (move.is_drop()) return absl::StrCat(head, is_ambiguous ? "打" : "");
  std::string word = absl::StrCat(head, PromotionWord(position, move));
  if (is_ambiguous) absl::StrAppend(&word, "(", FileOf(move.from()), RankOf(move.from()), ")");
  return word;
}

}  // namespace hakari::report

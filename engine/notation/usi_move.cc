#include "engine/notation/usi_move.h"

#include "engine/notation/japanese.h"

namespace hakari::notation {
namespace {

std::optional<Square> ParseSquare(char file, char rank) {
  if (file < '1' || file > '9' || rank < 'a' || rank > 'i') return std::nullopt;
  return MakeSquare(file - '0', rank - 'a' + 1);
}

void AppendSquare(Square square, std::string& out) {
  out.push_back(static_cast<char>('0' + FileOf(square)));
  out.push_back(static_cast<char>('a' + RankOf(square) - 1));
}

}  // namespace

std::optional<Move> ParseUsiMove(absl::string_view text) {
  if (text.size() < 4 || text.size() > 5) return std::nullopt;
  const std::optional<Square> to = ParseSquare(text[2], text[3]);
  if (!to) return std::nullopt;
  if (text[1] == '*') {
    const PieceKind kind = KindOfSfenLetter(text[0]);
    if (kind == kNoKind || kind == kKing || text.size() != 4) return std::nullopt;
    return Move::Drop(kind, *to);
  }
  const std::optional<Square> from = ParseSquare(text[0], text[1]);
  if (!from || *from == *to) return std::nullopt;
  if (text.size() == 4) return Move::Board(*from, *to);
  if (text[4] != '+') return std::nullopt;
  return Move::Promoting(*from, *to);
}

std::string ToUsi(Move move) {
  if (!move) return "none";
  std::string out;
  if (move.is_drop()) {
    out.push_back(SfenLetter(move.drop_kind()));
    out.push_back('*');
    AppendSquare(move.to(), out);
    return out;
  }
  AppendSquare(move.from(), out);
  AppendSquare(move.to(), out);
  if (move.is_promotion()) out.push_back('+');
  return out;
}

}  // namespace hakari::notation

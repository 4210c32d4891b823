#include "engine/notation/csa/csa_move.h"

#include "absl/strings/str_cat.h"
#include "engine/notation/piece_names.h"

namespace hakari::notation {

std::optional<Square> ParseCsaSquare(absl::string_view digits) {
  if (digits.size() != 2) return std::nullopt;
  const int file = digits[0] - '0';
  const int rank = digits[1] - '0';
  if (!OnBoard(file, rank)) return std::nullopt;
  return MakeSquare(file, rank);
}

std::string ToCsa(Square square) { return absl::StrCat(FileOf(square), RankOf(square)); }

std::optional<CsaMove> ParseCsaMove(absl::string_view text) {
  if (text.size() != 7 || (text[0] != '+' && text[0] != '-')) return std::nullopt;
  const absl::string_view from_text = text.substr(1, 2);
  const bool drop = from_text == "00";
  const std::optional<Square> from = ParseCsaSquare(from_text);
  const std::optional<Square> to = ParseCsaSquare(text.substr(3, 2));
  const PieceKind kind = KindOfCsaName(text.substr(5));
  if ((!from && !drop) || !to || kind == kNoKind) return std::nullopt;
  return CsaMove{text[0] == '+' ? kBlack : kWhite, drop ? kNoSquare : *from, *to, kind};
}

std::optional<Move> ResolveCsaMove(const Position& position, const CsaMove& move) {
  if (move.from == kNoSquare) {
    if (move.kind >= kHandKindEnd) return std::nullopt;
    return Move::Drop(move.kind, move.to);
  }
  const Piece piece = position.at(move.from);
  if (piece == kNoPiece || ColorOf(piece) != move.color || move.from == move.to) {
    return std::nullopt;
  }
  const PieceKind before = KindOf(piece);
  if (before == move.kind) return Move::Board(move.from, move.to);
  if (!CanPromote(before) || Promote(before) != move.kind) return std::nullopt;
  return Move::Promoting(move.from, move.to);
}

std::string ToCsa(const Position& position, Move move) {
  const absl::string_view sign = position.side_to_move() == kBlack ? "+" : "-";
  if (move.is_drop()) return absl::StrCat(sign, "00", ToCsa(move.to()), CsaName(move.drop_kind()));
  const PieceKind before = KindOf(position.at(move.from()));
  const PieceKind after = move.is_promotion() ? Promote(before) : before;
  return absl::StrCat(sign, ToCsa(move.from()), ToCsa(move.to()), CsaName(after));
}

}  // namespace hakari::notation

#include "engine/notation/csa/csa_position.h"

#include <algorithm>
#include <optional>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "engine/notation/csa/csa_names.h"
#include "engine/notation/japanese.h"
#include "engine/notation/placement.h"

namespace hakari::notation {
namespace {

constexpr size_t kCellWidth = 3;   // "+FU", " * "
constexpr size_t kPieceWidth = 4;  // "76FU", "00AL"

}  // namespace

absl::Status CsaPositionReader::Add(int line, size_t offset, absl::string_view statement) {
  line_ = line;
  base_ = offset;
  any_ = true;
  const char kind = statement.size() > 1 ? statement[1] : '\0';
  const absl::string_view rest = statement.substr(std::min<size_t>(2, statement.size()));
  if (kind == 'I') return SetInitial(rest);
  if (kind >= '1' && kind <= '9') return SetRank(kind - '0', rest);
  if (kind == '+' || kind == '-') return SetPieces(kind == '+' ? kBlack : kWhite, rest);
  return Expected(1, "PI, P1 to P9, P+ or P-");
}

absl::Status CsaPositionReader::SetInitial(absl::string_view removed) {
  if (has_initial_ || has_ranks_) return Expected(0, "PI only once and without P1 to P9");
  has_initial_ = true;
  const Position initial = Position::Initial();
  for (int s = kSquareBegin; s < kSquareCount; ++s) {
    const Square square = static_cast<Square>(s);
    if (initial.at(square) == kNoPiece) continue;
    if (absl::Status status = Put(initial.at(square), square, 0); !status.ok()) return status;
  }
  for (size_t at = 0; at < removed.size(); at += kPieceWidth) {
    const absl::string_view piece = removed.substr(at, kPieceWidth);
    const std::optional<Square> square = ParseCsaSquare(piece.substr(0, 2));
    const PieceKind kind = piece.size() == kPieceWidth ? KindOfCsaName(piece.substr(2)) : kNoKind;
    if (!square || kind == kNoKind || KindOf(position_.at(*square)) != kind) {
      return Expected(2 + at, "a piece of the initial position that is taken off, like 82HI");
    }
    position_.Clear(*square);
  }
  return absl::OkStatus();
}

absl::Status CsaPositionReader::SetRank(int rank, absl::string_view cells) {
  if (has_initial_) return Expected(0, "no P1 to P9 together with PI");
  has_ranks_ = true;
  for (int file = kFiles; file >= 1; --file) {
    const size_t at = static_cast<size_t>(kFiles - file) * kCellWidth;
    const absl::string_view cell = cells.substr(std::min(at, cells.size()), kCellWidth);
    if (absl::StripAsciiWhitespace(cell) == "*") continue;
    const PieceKind kind = cell.size() == kCellWidth ? KindOfCsaName(cell.substr(1)) : kNoKind;
    if (kind == kNoKind || (cell[0] != '+' && cell[0] != '-')) {
      return Expected(2 + at, "nine squares like +FU or \" * \"");
    }
    const Piece piece = MakePiece(cell[0] == '+' ? kBlack : kWhite, kind);
    if (absl::Status status = Put(piece, MakeSquare(file, rank), 2 + at); !status.ok()) {
      return status;
    }
  }
  if (cells.size() > kFiles * kCellWidth) return Expected(2 + kFiles * kCellWidth, "nine squares");
  return absl::OkStatus();
}

absl::Status CsaPositionReader::SetPieces(Color color, absl::string_view pieces) {
  for (size_t at = 0; at < pieces.size(); at += kPieceWidth) {
    HAKARI_RETURN_IF_ERROR(SetPiece(color, pieces.substr(at, kPieceWidth), 2 + at));
  }
  return absl::OkStatus();
}

absl::Status CsaPositionReader::SetPiece(Color color, absl::string_view piece, size_t offset) {
  if (piece == "00AL") {
    HoldAllOthers(color);
    return absl::OkStatus();
  }
  const PieceKind kind = piece.size() == kPieceWidth ? KindOfCsaName(piece.substr(2)) : kNoKind;
  if (kind != kNoKind && absl::StartsWith(piece, "00")) return Hold(color, kind, offset);
  const std::optional<Square> square = ParseCsaSquare(piece.substr(0, 2));
  if (kind == kNoKind || !square) return Expected(offset, "a piece like 76FU, 00FU or 00AL");
  return Put(MakePiece(color, kind), *square, offset);
}

absl::Status CsaPositionReader::Hold(Color color, PieceKind kind, size_t offset) {
  Hand hand = position_.hand(color);
  if (kind >= kHandKindEnd || hand.Count(kind) >= PiecesInSet(kind)) {
    return Expected(offset, "a piece that can be in hand, no more than a set holds");
  }
  hand.Add(kind);
  position_.SetHand(color, hand);
  return absl::OkStatus();
}

void CsaPositionReader::HoldAllOthers(Color color) {
  Hand hand = position_.hand(color);
  for (PieceKind kind : kHandKinds) {
    int used = position_.pieces(kind).Count() + position_.hand(kBlack).Count(kind) +
               position_.hand(kWhite).Count(kind);
    if (CanPromote(kind)) used += position_.pieces(Promote(kind)).Count();
    for (int i = used; i < PiecesInSet(kind); ++i) hand.Add(kind);
  }
  position_.SetHand(color, hand);
}

absl::Status CsaPositionReader::Put(Piece piece, Square square, size_t offset) {
  if (position_.at(square) != kNoPiece) {
    return Expected(offset, absl::StrCat("an empty square at ", ToCsa(square)));
  }
  position_.Put(piece, square);
  spots_[square] = {line_, base_ + offset};
  return absl::OkStatus();
}

absl::StatusOr<Position> CsaPositionReader::Finish(Color to_move, int line, size_t offset) const {
  Position position = any_ ? position_ : Position::Initial();
  position.SetSideToMove(to_move);
  const std::optional<PlacementFault> fault = FindPlacementFault(position);
  if (!fault) return position;
  if (fault->square == kNoSquare) return text_.Error(line, offset, fault->message);
  const Spot& spot = spots_[fault->square];
  return text_.Error(spot.line, spot.offset, fault->message);
}

namespace {

std::string RankLine(const Position& position, int rank) {
  std::string line = absl::StrCat("P", rank);
  for (int file = kFiles; file >= 1; --file) {
    const Piece piece = position.at(MakeSquare(file, rank));
    if (piece == kNoPiece) {
      line += " * ";
    } else {
      absl::StrAppend(&line, ColorOf(piece) == kBlack ? "+" : "-", CsaName(KindOf(piece)));
    }
  }
  return line + "\n";
}

std::string HandLine(const Position& position, Color color) {
  if (position.hand(color).empty()) return "";
  std::string line = color == kBlack ? "P+" : "P-";
  for (PieceKind kind : kHandOrder) {
    for (int i = 0; i < position.hand(color).Count(kind); ++i) {
      absl::StrAppend(&line, "00", CsaName(kind));
    }
  }
  return line + "\n";
}

}  // namespace

std::string ToCsaPosition(const Position& position) {
  Position initial = Position::Initial();
  initial.SetSideToMove(position.side_to_move());
  std::string out;
  if (position == initial) {
    out = "PI\n";
  } else {
    for (int rank = 1; rank <= kRanks; ++rank) out += RankLine(position, rank);
    out += HandLine(position, kBlack) + HandLine(position, kWhite);
  }
  return out + (position.side_to_move() == kBlack ? "+\n" : "-\n");
}

}  // namespace hakari::notation

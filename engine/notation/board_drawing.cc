#include "engine/notation/board_drawing.h"

#include <optional>

#include "absl/strings/str_cat.h"
#include "engine/notation/japanese.h"
#include "engine/position/attacks.h"

namespace hakari::notation {
namespace {

constexpr absl::string_view kEmptySquare = "・";
constexpr absl::string_view kGap = "   ";  // between the board and the grid of attacks

class Drawing {
 public:
  Drawing(const Position& position, const BoardMarks& marks);

  std::string Text() const;
  // Explains the marks that were asked for.
  std::string Legend() const;

 private:
  bool has_marks() const { return marks_.pins || marks_.last_move; }
  std::string Files() const;
  std::string Frame() const;
  std::string Row(int rank) const;
  std::string Cell(Square square) const;
  std::string AttackCell(Square square) const;
  char Mark(Square square) const;

  const Position& position_;
  const BoardMarks& marks_;
  Bitboard pinned_;
  Bitboard checkers_;
  std::optional<AttackCounts> attacks_[2];
};

Drawing::Drawing(const Position& position, const BoardMarks& marks)
    : position_(position), marks_(marks) {
  for (Color color : kColors) {
    if (marks.attacks) attacks_[color] = AttackCounts::Of(position, color);
    const KingSafety safety = KingSafetyOf(position, color);
    pinned_ |= safety.pinned;
    checkers_ |= safety.checkers;
  }
}

char Drawing::Mark(Square square) const {
  if (marks_.last_move && square == marks_.last_move.to()) return '*';
  if (marks_.pins && checkers_.Has(square)) return '+';
  if (marks_.pins && pinned_.Has(square)) return '!';
  return ' ';
}

std::string Drawing::Cell(Square square) const {
  const Piece piece = position_.at(square);
  std::string cell = piece == kNoPiece ? absl::StrCat(" ", kEmptySquare)
                                       : absl::StrCat(ColorOf(piece) == kWhite ? "v" : " ",
                                                      KanjiLetter(KindOf(piece)));
  if (has_marks()) cell.push_back(Mark(square));
  return cell;
}

std::string Drawing::AttackCell(Square square) const {
  const int black = attacks_[kBlack]->At(square);
  const int white = attacks_[kWhite]->At(square);
  if (black == 0 && white == 0) return absl::StrCat(" ", kEmptySquare, " ");
  return absl::StrCat(" ", black, "/", white);
}

std::string Drawing::Files() const {
  std::string board = " ";
  std::string attacks;
  for (int file = kFiles; file >= 1; --file) {
    absl::StrAppend(&board, " ", FullWidthDigit(file), has_marks() ? " " : "");
    absl::StrAppend(&attacks, " ", FullWidthDigit(file), " ");
  }
  return marks_.attacks ? absl::StrCat(board, "   ", kGap, attacks) : board;
}

std::string Drawing::Frame() const {
  const int cell_width = has_marks() ? 4 : 3;
  return absl::StrCat("+", std::string(cell_width * kFiles, '-'), "+");
}

std::string Drawing::Row(int rank) const {
  std::string row = "|";
  for (int file = kFiles; file >= 1; --file) absl::StrAppend(&row, Cell(MakeSquare(file, rank)));
  absl::StrAppend(&row, "|", KanjiDigit(rank));
  if (!marks_.attacks) return row;
  absl::StrAppend(&row, kGap);
  for (int file = kFiles; file >= 1; --file) {
    absl::StrAppend(&row, AttackCell(MakeSquare(file, rank)));
  }
  return row;
}

std::string Drawing::Text() const {
  std::string text = absl::StrCat(SideName(kWhite), "の持駒：", HandName(position_.hand(kWhite)),
                                  "\n", Files(), "\n", Frame(), "\n");
  for (int rank = 1; rank <= kRanks; ++rank) absl::StrAppend(&text, Row(rank), "\n");
  absl::StrAppend(&text, Frame(), "\n", SideName(kBlack), "の持駒：",
                  HandName(position_.hand(kBlack)), "\n");
  return text;
}

std::string Drawing::Legend() const {
  std::string legend;
  if (marks_.last_move) absl::StrAppend(&legend, "* moved last\n");
  if (marks_.pins) absl::StrAppend(&legend, "! pinned   + gives check\n");
  if (marks_.attacks) absl::StrAppend(&legend, "1/2 attacked by 1 piece of 先手 and 2 of 後手\n");
  return legend;
}

}  // namespace

std::string HandName(Hand hand) {
  std::string name;
  for (PieceKind kind : kHandOrder) {
    const int count = hand.Count(kind);
    if (count == 0) continue;
    absl::StrAppend(&name, name.empty() ? "" : "　", KanjiLetter(kind),
                    count > 1 ? KanjiNumber(count) : "");
  }
  return name.empty() ? "なし" : name;
}

std::string DrawBoard(const Position& position, const BoardMarks& marks) {
  const Drawing drawing(position, marks);
  return absl::StrCat(drawing.Text(), SideName(position.side_to_move()), "番\n", drawing.Legend());
}

std::string DiagramOf(const Position& position) { return Drawing(position, {}).Text(); }

}  // namespace hakari::notation

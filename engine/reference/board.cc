#include "engine/reference/board.h"

#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <sstream>

namespace hakari::reference {
namespace {

constexpr char kPlain[] = "PLNSBR";
constexpr char kPromoted[] = "TUVWHD";

// The letter at the same index of `to` as `man` in `from`, in the case of `man`; kEmpty if none.
char Translate(char man, const char* from, const char* to) {
  const char* found = IsMan(man) ? std::strchr(from, AsBlack(man)) : nullptr;
  return found == nullptr ? kEmpty : OwnedBy(OwnerOf(man), to[found - from]);
}

[[noreturn]] void Refuse(const std::string& sfen) {
  std::fprintf(stderr, "not an SFEN that the reference reads: %s\n", sfen.c_str());
  std::abort();
}

bool ReadGrid(const std::string& text, Board& board) {
  Place place = {0, 0};
  bool promote = false;
  for (char c : text) {
    if (c == '/') {
      if (place.column != kSize) return false;
      place = {place.row + 1, 0};
    } else if (c >= '1' && c <= '9') {
      place.column += c - '0';
    } else if (c == '+') {
      promote = true;
    } else {
      if (!place.OnBoard() || std::strchr("PLNSBRGK", AsBlack(c)) == nullptr) return false;
      board.at(place) = promote ? Promoted(c) : c;
      if (board.at(place) == kEmpty) return false;
      promote = false;
      ++place.column;
    }
  }
  return place.row == kSize - 1 && place.column == kSize;
}

bool ReadHands(const std::string& text, Board& board) {
  if (text == "-") return true;
  int count = 0;
  for (char c : text) {
    if (std::isdigit(c)) {
      count = 10 * count + (c - '0');
    } else {
      if (std::strchr(kHoldable, AsBlack(c)) == nullptr) return false;
      board.InHand(OwnerOf(c), c) += count == 0 ? 1 : count;
      count = 0;
    }
  }
  return count == 0;
}

std::string HandText(const Board& board) {
  std::string text;
  for (Side side : {Side::kBlack, Side::kWhite}) {
    for (char man : {'R', 'B', 'G', 'S', 'N', 'L', 'P'}) {
      const int count = board.InHand(side, man);
      if (count > 1) text += std::to_string(count);
      if (count > 0) text += OwnedBy(side, man);
    }
  }
  return text.empty() ? "-" : text;
}

std::string RowText(const Board& board, int row) {
  std::string text;
  int empty = 0;
  for (int column = 0; column < kSize; ++column) {
    const char man = board.at({row, column});
    if (man == kEmpty) {
      ++empty;
      continue;
    }
    if (empty > 0) text += std::to_string(empty);
    empty = 0;
    const char plain = Unpromoted(man);
    if (plain != man) text += '+';
    text += plain;
  }
  if (empty > 0) text += std::to_string(empty);
  return text;
}

}  // namespace

char Promoted(char man) { return Translate(man, kPlain, kPromoted); }
char Unpromoted(char man) {
  const char plain = Translate(man, kPromoted, kPlain);
  return plain == kEmpty ? man : plain;
}
int HandIndex(char man) {
  return static_cast<int>(std::strchr(kHoldable, AsBlack(man)) - kHoldable);
}

Board::Board() {
  for (auto& row : grid) row.fill(kEmpty);
}

int& Board::InHand(Side side, char man) { return hands[static_cast<int>(side)][HandIndex(man)]; }
int Board::InHand(Side side, char man) const {
  return hands[static_cast<int>(side)][HandIndex(man)];
}

Board FromSfen(const std::string& sfen) {
  std::istringstream words(sfen);
  std::string grid, side, hands;
  words >> grid >> side >> hands;
  Board board;
  board.to_move = side == "w" ? Side::kWhite : Side::kBlack;
  const bool side_is_right = side == "b" || side == "w";
  if (!ReadGrid(grid, board) || !side_is_right || !ReadHands(hands, board)) Refuse(sfen);
  return board;
}

std::string ToSfen(const Board& board) {
  std::string text;
  for (int row = 0; row < kSize; ++row) text += (row > 0 ? "/" : "") + RowText(board, row);
  return text + (board.to_move == Side::kBlack ? " b " : " w ") + HandText(board);
}

}  // namespace hakari::reference

// A board as it is printed: rank a on top, file 9 leftmost, one letter a man. It shares nothing
// with engine/core, so that a mistake there is not repeated here.
//
// Letters are upper case for black and lower case for white, '.' is an empty place:
//   P pawn, L lance, N knight, S silver, B bishop, R rook, G gold, K king,
//   T promoted pawn, U promoted lance, V promoted knight, W promoted silver, H horse, D dragon.
#ifndef HAKARI_ENGINE_REFERENCE_BOARD_H_
#define HAKARI_ENGINE_REFERENCE_BOARD_H_

#include <array>
#include <string>

namespace hakari::reference {

constexpr int kSize = 9;
constexpr char kEmpty = '.';

struct Place {
  int row;     // 0 is rank a
  int column;  // 0 is file 9

  bool OnBoard() const { return row >= 0 && row < kSize && column >= 0 && column < kSize; }
  friend bool operator==(Place a, Place b) { return a.row == b.row && a.column == b.column; }
};

enum class Side { kBlack, kWhite };
inline Side Other(Side side) { return side == Side::kBlack ? Side::kWhite : Side::kBlack; }

// The men that a hand can hold, in the order of Board::hands.
constexpr char kHoldable[] = "PLNSBRG";
constexpr int kHoldableCount = 7;

// The content of a place. Written without isupper() and its like: they look at the locale and took
// a third of the tests' time.
inline bool IsMan(char letter) { return letter != kEmpty; }
inline Side OwnerOf(char man) { return man >= 'A' && man <= 'Z' ? Side::kBlack : Side::kWhite; }
// The upper-case letter: the same man as black's.
inline char AsBlack(char man) {
  return man >= 'a' && man <= 'z' ? static_cast<char>(man - 'a' + 'A') : man;
}
inline char OwnedBy(Side side, char man) {
  const char black = AsBlack(man);
  const bool has_case = black >= 'A' && black <= 'Z';
  return side == Side::kWhite && has_case ? static_cast<char>(black - 'A' + 'a') : black;
}
// The promoted man; kEmpty if there is none.
char Promoted(char man);
char Unpromoted(char man);
// The index of an upper-case letter in kHoldable.
int HandIndex(char man);

struct Board {
  std::array<std::array<char, kSize>, kSize> grid;
  std::array<std::array<int, kHoldableCount>, 2> hands{};  // by side, then as in kHoldable
  Side to_move = Side::kBlack;

  Board();
  char& at(Place place) { return grid[place.row][place.column]; }
  char at(Place place) const { return grid[place.row][place.column]; }
  bool Holds(Side side, Place place) const {
    return IsMan(at(place)) && OwnerOf(at(place)) == side;
  }
  int& InHand(Side side, char man);
  int InHand(Side side, char man) const;

  friend bool operator==(const Board& a, const Board& b) {
    return a.grid == b.grid && a.hands == b.hands && a.to_move == b.to_move;
  }
};

template <typename Visit>
void ForEachPlace(Visit visit) {
  for (int row = 0; row < kSize; ++row) {
    for (int column = 0; column < kSize; ++column) visit(Place{row, column});
  }
}

// Just enough SFEN for tests: board, side, hand; a ply is ignored. Hands in any order. Aborts on
// anything else.
Board FromSfen(const std::string& sfen);
// Without the ply. Different boards have different texts.
std::string ToSfen(const Board& board);

}  // namespace hakari::reference

#endif  // HAKARI_ENGINE_REFERENCE_BOARD_H_

// How the random games begin: the initial position and random placements.
#include <string>

#include "engine/reference/samples.h"

namespace hakari::reference {

bool MayStand(const Board& board, char man, Place place) {
  if (!place.OnBoard() || IsMan(board.at(place))) return false;
  const int rows_left = OwnerOf(man) == Side::kBlack ? place.row : kSize - 1 - place.row;
  const char plain = AsBlack(man);
  if ((plain == 'P' || plain == 'L') && rows_left < 1) return false;
  if (plain == 'N' && rows_left < 2) return false;
  for (int row = 0; plain == 'P' && row < kSize; ++row) {
    if (board.at({row, place.column}) == man) return false;
  }
  return true;
}

namespace {

constexpr char kInitialSfen[] = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b -";
constexpr char kMenWithoutKings[] = "PPPPPPPPPPPPPPPPPPLLLLNNNNSSSSBBRRGGGG";

// Part of the board: a rectangle that may hang over the edge.
struct Region {
  int top = 0;
  int bottom = kSize - 1;
  int left = 0;
  int right = kSize - 1;

  Place Random(Dice& dice) const {
    return {top + dice.Roll(bottom - top + 1), left + dice.Roll(right - left + 1)};
  }
};
constexpr Region kEverywhere;

Region Around(Place centre, int distance) {
  return {centre.row - distance, centre.row + distance, centre.column - distance,
          centre.column + distance};
}

// The first `rows` rows as `side` counts them, the other side's edge first.
Region FarRows(Side side, int rows) {
  if (side == Side::kBlack) return {0, rows - 1, 0, kSize - 1};
  return {kSize - rows, kSize - 1, 0, kSize - 1};
}

// Puts the man on a random place of the region, or in hand if 20 attempts find no place.
void Put(Board& board, char man, const Region& region, Dice& dice) {
  for (int attempt = 0; attempt < 20; ++attempt) {
    const Place place = region.Random(dice);
    if (!MayStand(board, man, place)) continue;
    board.at(place) = man;
    return;
  }
  if (AsBlack(man) != 'K') ++board.InHand(OwnerOf(man), Unpromoted(man));
}

char MaybePromoted(char man, int percent, Dice& dice) {
  return IsMan(Promoted(man)) && dice.Percent(percent) ? Promoted(man) : man;
}

Side RandomSide(Dice& dice) { return dice.OneIn(2) ? Side::kBlack : Side::kWhite; }

// A set without the kings, from which men are drawn.
class Box {
 public:
  bool Has(char letter) const { return men_.find(letter) != std::string::npos; }
  void Remove(char letter) { men_.erase(men_.find(letter), 1); }
  char Draw(Dice& dice) {
    const int drawn = dice.Roll(static_cast<int>(men_.size()));
    const char letter = men_[drawn];
    men_.erase(drawn, 1);
    return letter;
  }
  const std::string& men() const { return men_; }

 private:
  std::string men_ = kMenWithoutKings;
};

// Uses each man in the box with probability `percent_used`; a man used stands on the board with
// probability `percent_on_board`, else it is in hand.
void Scatter(Board& board, const Box& box, int percent_used, int percent_on_board, Dice& dice) {
  for (char letter : box.men()) {
    if (!dice.Percent(percent_used)) continue;
    const char man = OwnedBy(RandomSide(dice), letter);
    if (dice.Percent(percent_on_board)) {
      Put(board, MaybePromoted(man, 30, dice), kEverywhere, dice);
    } else {
      ++board.InHand(OwnerOf(man), man);
    }
  }
}

// Adds a rook or bishop that aims at the place, with one man of either side between.
void AddBattery(Board& board, Box& box, Side side, Place target, Dice& dice) {
  const int rows = dice.Roll(3) - 1, columns = dice.Roll(3) - 1;
  if (rows == 0 && columns == 0) return;
  const char slider = rows == 0 || columns == 0 ? 'R' : 'B';
  const int distance = 2 + dice.Roll(4), between = 1 + dice.Roll(distance - 1);
  const Place from = {target.row + distance * rows, target.column + distance * columns};
  const Place shield = {target.row + between * rows, target.column + between * columns};
  if (!box.Has(slider) || !MayStand(board, OwnedBy(side, slider), from)) return;
  board.at(from) = MaybePromoted(OwnedBy(side, slider), 30, dice);
  box.Remove(slider);
  // One roll a statement: the order in which arguments are evaluated differs between compilers.
  const char letter = box.Draw(dice);
  const char man = OwnedBy(dice.Percent(70) ? side : Other(side), letter);
  Put(board, MaybePromoted(man, 30, dice), {shield.row, shield.row, shield.column, shield.column},
      dice);
}

void HuntKing(Board& board, Dice& dice) {
  const Side hunter = board.to_move;
  const Side hunted = Other(hunter);
  Box box;
  Place king = FarRows(hunter, 1 + dice.Roll(2)).Random(dice);
  if (dice.OneIn(3)) king.column = dice.OneIn(2) ? 0 : kSize - 1;
  board.at(king) = OwnedBy(hunted, 'K');
  Put(board, OwnedBy(hunter, 'K'), kEverywhere, dice);
  box.Remove('P');
  ++board.InHand(hunter, 'P');
  for (int batteries = dice.Roll(3); batteries > 0; --batteries) {
    AddBattery(board, box, hunter, king, dice);
  }
  const int friends = dice.OneIn(2) ? dice.Roll(6) : 0;
  const int hunters = 2 + dice.Roll(8);
  for (int i = 0; i < friends + hunters; ++i) {
    const char man = OwnedBy(i < friends ? hunted : hunter, box.Draw(dice));
    Put(board, MaybePromoted(man, 40, dice), Around(king, i < friends ? 1 : 3), dice);
  }
  if (dice.OneIn(3)) Scatter(board, box, dice.Roll(101), 60, dice);
}

void EnterKing(Board& board, Dice& dice) {
  const Side side = board.to_move;
  Put(board, OwnedBy(side, 'K'), FarRows(side, 3 + dice.OneIn(6)), dice);
  Put(board, OwnedBy(Other(side), 'K'), kEverywhere, dice);
  for (char letter : std::string(kMenWithoutKings)) {
    const bool own = dice.Percent(60);
    const char man = MaybePromoted(OwnedBy(own ? side : Other(side), letter), 40, dice);
    if (dice.OneIn(3)) {
      ++board.InHand(OwnerOf(man), letter);
    } else {
      const Region near_home = FarRows(own ? side : Other(side), own ? 3 : 6);
      Put(board, man, dice.Percent(70) ? near_home : kEverywhere, dice);
    }
  }
}

Board Arrange(Start start, Dice& dice) {
  Board board;
  board.to_move = RandomSide(dice);
  const bool needs_kings = start == Start::kFullSet || start == Start::kThinned;
  if (needs_kings) Put(board, OwnedBy(board.to_move, 'K'), kEverywhere, dice);
  if (needs_kings || start == Start::kNoAttackingKing) {
    Put(board, OwnedBy(Other(board.to_move), 'K'), kEverywhere, dice);
  }
  switch (start) {
    case Start::kInitial:
      return FromSfen(kInitialSfen);
    case Start::kFullSet:
      Scatter(board, Box(), 100, 30 + dice.Roll(71), dice);
      break;
    case Start::kThinned:
      Scatter(board, Box(), 10 + dice.Roll(40), 70, dice);
      break;
    case Start::kNoAttackingKing:
      Scatter(board, Box(), 20 + dice.Roll(81), 60, dice);
      break;
    case Start::kKingHunt:
      HuntKing(board, dice);
      break;
    case Start::kEnteringKing:
      EnterKing(board, dice);
      break;
  }
  return board;
}

}  // namespace

Board MakeStart(Start start, Dice& dice) {
  for (;;) {
    const Board board = Arrange(start, dice);
    if (!InCheck(board, Other(board.to_move))) return board;
  }
}

}  // namespace hakari::reference

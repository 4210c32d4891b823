#include "suites/match/judges/declaration_games.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/movegen/movegen.h"
#include "engine/reference/board.h"
#include "engine/reference/bridge.h"
#include "engine/reference/rules.h"

namespace hakari::match {
namespace {

using reference::AsBlack;
using reference::Board;
using reference::Dice;
using reference::IsMan;
using reference::OwnedBy;
using reference::Place;
using reference::Play;
using reference::Promoted;
using reference::Side;
using reference::Unpromoted;

constexpr char kMenWithoutKings[] = "PPPPPPPPPPPPPPPPPPLLLLNNNNSSSSBBRRGGGG";
constexpr int kCampRows = 3;
constexpr int kMenNeeded = 10;

int PointsNeeded(Side side) { return side == Side::kBlack ? 28 : 27; }
int PointsOf(char plain) { return plain == 'R' || plain == 'B' ? 5 : 1; }

std::string ShuffledMen(Dice& dice) {
  std::string men = kMenWithoutKings;
  for (size_t i = men.size(); i > 1; --i)
    std::swap(men[i - 1], men[dice.Roll(static_cast<int>(i))]);
  return men;
}

char Drawn(std::string& men) {
  const char man = men.back();
  men.pop_back();
  return man;
}

char MaybePromoted(char man, Dice& dice) {
  return IsMan(Promoted(man)) && dice.OneIn(2) ? Promoted(man) : man;
}

// Rows are counted from the edge farthest from the side.
Place RandomPlace(Side side, int first_row, int last_row, Dice& dice) {
  const int row = first_row + dice.Roll(last_row - first_row + 1);
  const int column = dice.Roll(reference::kSize);
  return {side == Side::kBlack ? row : reference::kSize - 1 - row, column};
}

// False if the man may not stand on the place.
bool Put(Board& board, char man, Place place) {
  if (!MayStand(board, man, place)) return false;
  board.at(place) = man;
  return true;
}

void PutKings(Board& board, Declaration declaration, Dice& dice) {
  const Side side = board.to_move;
  const bool outside = declaration == Declaration::kKingOutside;
  const int last_row = !outside ? kCampRows - 1 : dice.OneIn(2) ? kCampRows : reference::kSize - 1;
  board.at(RandomPlace(side, outside ? kCampRows : 0, last_row, dice)) = OwnedBy(side, 'K');
  while (!Put(board, OwnedBy(Other(side), 'K'), RandomPlace(side, 0, reference::kSize - 1, dice))) {
  }
}

// Puts `count` men into the camp; returns their points.
int FillCamp(Board& board, std::string& men, int count, Dice& dice) {
  const Side side = board.to_move;
  int points = 0;
  for (int i = 0; i < count; ++i) {
    const char plain = Drawn(men);
    points += PointsOf(plain);
    char man;
    do {
      man = MaybePromoted(OwnedBy(side, plain), dice);
    } while (!Put(board, man, RandomPlace(side, 0, kCampRows - 1, dice)));
  }
  return points;
}

// Moves men of exactly this many points into the hand; false if that is not possible.
bool FillHand(Board& board, std::string& men, int points) {
  std::string left;
  for (const char plain : men) {
    const bool fits = PointsOf(plain) <= points;
    if (fits) {
      points -= PointsOf(plain);
      ++board.InHand(board.to_move, plain);
    } else {
      left += plain;
    }
  }
  men = left;
  return points == 0;
}

// Places the remaining men: the opponent's anywhere or in its hand, own ones outside the camp. Own
// men that are not placed are left out of the position.
void Scatter(Board& board, const std::string& men, Dice& dice) {
  const Side side = board.to_move;
  const int percent_on_board = dice.Roll(101);
  for (const char plain : men) {
    const bool own = dice.OneIn(3);
    const bool on_board = dice.Percent(percent_on_board);
    const char man = MaybePromoted(OwnedBy(own ? side : Other(side), plain), dice);
    const Place place = RandomPlace(side, own ? kCampRows : 0, reference::kSize - 1, dice);
    if (!(on_board && Put(board, man, place)) && !own) ++board.InHand(Other(side), plain);
  }
}

std::optional<Board> Arrange(Declaration declaration, Side side, Dice& dice) {
  Board board;
  board.to_move = side;
  std::string men = ShuffledMen(dice);
  PutKings(board, declaration, dice);
  const bool too_few = declaration == Declaration::kTooFewMen;
  const int more_men = dice.OneIn(2) ? 0 : dice.Roll(5);
  const int in_camp = FillCamp(board, men, too_few ? kMenNeeded - 1 : kMenNeeded + more_men, dice);
  int points = PointsNeeded(side);
  if (declaration == Declaration::kPointShort) {
    --points;
  } else if (declaration != Declaration::kHolds) {
    points += dice.Roll(4);
  }
  if (in_camp > points || !FillHand(board, men, points - in_camp)) return std::nullopt;
  Scatter(board, men, dice);
  const bool in_check = declaration == Declaration::kInCheck;
  const bool fits = !InCheck(board, Other(side)) && InCheck(board, side) == in_check &&
                    movegen::HasLegalMove(reference::ToPosition(board));
  return fits ? std::optional<Board>(board) : std::nullopt;
}

struct Retracted {
  Board before;
  Play play;
};

// Men that may stand on every square, so that each can have been taken on any of them.
constexpr char kTakeable[] = "SGBRTUVWHD";

// Takes back the last move as it may have been played: a drop, or a man that came from elsewhere
// and may have taken another. nullopt if the drawn move is not legal.
std::optional<Retracted> Retract(const Board& board, Dice& dice) {
  const Side side = Other(board.to_move);
  const Place to = RandomPlace(side, 0, reference::kSize - 1, dice);
  if (!board.Holds(side, to)) return std::nullopt;
  Retracted last{board, {}};
  last.before.to_move = side;
  last.play.to = to;
  const char man = board.at(to);
  last.before.at(to) = reference::kEmpty;
  if (dice.OneIn(4)) {
    if (AsBlack(man) == 'K' || Unpromoted(man) != man) return std::nullopt;
    last.play.drop = AsBlack(man);
    ++last.before.InHand(side, man);
  } else {
    // A man goes back as a man of the other side goes forward.
    std::vector<Place> origins;
    const auto blocked = [&](Place place) { return IsMan(board.at(place)); };
    WalkFrom(OwnedBy(Other(side), man), to, blocked, [&](Place place) {
      if (MayStand(last.before, man, place)) origins.push_back(place);
    });
    if (origins.empty()) return std::nullopt;
    last.play.from = origins[dice.Roll(static_cast<int>(origins.size()))];
    last.before.at(last.play.from) = man;
    const char taken = kTakeable[dice.Roll(static_cast<int>(sizeof(kTakeable)) - 1)];
    if (dice.OneIn(3) && board.InHand(side, Unpromoted(taken)) > 0) {
      last.before.at(to) = OwnedBy(Other(side), taken);
      --last.before.InHand(side, Unpromoted(taken));
    }
  }
  const bool was_legal = !InCheck(last.before, board.to_move) &&
                         movegen::IsLegal(reference::ToPosition(last.before), ToMove(last.play));
  return was_legal ? std::optional<Retracted>(last) : std::nullopt;
}

}  // namespace

GeneratedGame DeclarationGame(Declaration declaration, Color declarer, Dice& dice) {
  constexpr int kMostPlies = 8;
  constexpr int kTries = 500;
  std::optional<Board> end;
  while (!end) end = Arrange(declaration, reference::ToSide(declarer), dice);
  Board board = *end;
  std::vector<Move> moves;
  const int plies = dice.Roll(kMostPlies + 1);
  for (int tries = 0; tries < kTries && static_cast<int>(moves.size()) < plies; ++tries) {
    if (const std::optional<Retracted> last = Retract(board, dice)) {
      board = last->before;
      moves.push_back(ToMove(last->play));
    }
  }
  std::reverse(moves.begin(), moves.end());
  return {reference::ToPosition(board), moves};
}

}  // namespace hakari::match

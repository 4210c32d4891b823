#include "engine/reference/game_end.h"

#include "engine/reference/rules.h"

namespace hakari::reference {
namespace {

struct Camp {
  int men = 0;  // the king left out
  int points = 0;
  bool has_king = false;
};

int PointsOf(char man) {
  const char plain = AsBlack(Unpromoted(man));
  if (plain == 'K') return 0;
  return plain == 'R' || plain == 'B' ? 5 : 1;
}

Camp CampOf(const Board& board, Side side) {
  Camp camp;
  ForEachPlace([&](Place place) {
    const bool in_camp = side == Side::kBlack ? place.row <= 2 : place.row >= 6;
    if (!in_camp || !board.Holds(side, place)) return;
    const char man = board.at(place);
    if (AsBlack(man) == 'K') {
      camp.has_king = true;
    } else {
      ++camp.men;
      camp.points += PointsOf(man);
    }
  });
  return camp;
}

// Whether every move of `side` after the board at `first` gave check.
bool OnlyGaveCheck(const std::vector<Board>& game, size_t first, Side side) {
  for (size_t i = first + 1; i < game.size(); ++i) {
    const bool moved_by_side = game[i].to_move == Other(side);
    if (moved_by_side && !InCheck(game[i], Other(side))) return false;
  }
  return true;
}

}  // namespace

int Occurrences(const std::vector<Board>& game) {
  int count = 0;
  for (const Board& board : game) count += board == game.back();
  return count;
}

GameEnd EndByRepetition(const std::vector<Board>& game) {
  if (Occurrences(game) < 4) return GameEnd::kGoesOn;
  size_t first = 0;
  while (!(game[first] == game.back())) ++first;
  const bool black = OnlyGaveCheck(game, first, Side::kBlack);
  const bool white = OnlyGaveCheck(game, first, Side::kWhite);
  if (black == white) return GameEnd::kDraw;
  return black ? GameEnd::kBlackLoses : GameEnd::kWhiteLoses;
}

int DeclarationPoints(const Board& board, Side side) {
  int points = CampOf(board, side).points;
  for (int i = 0; i < kHoldableCount; ++i) {
    points += PointsOf(kHoldable[i]) * board.InHand(side, kHoldable[i]);
  }
  return points;
}

bool MayDeclare(const Board& board) {
  const Side side = board.to_move;
  const Camp camp = CampOf(board, side);
  const int needed = side == Side::kBlack ? 28 : 27;
  return camp.has_king && camp.men >= 10 && DeclarationPoints(board, side) >= needed &&
         !InCheck(board, side);
}

}  // namespace hakari::reference

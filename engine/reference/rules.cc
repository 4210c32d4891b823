#include "engine/reference/rules.h"

#include <algorithm>

namespace hakari::reference {
namespace {

// Lines: pawn; lance; knight; silver; bishop; rook; gold; king; horse; dragon.
const std::vector<Stride> kPawnStrides = {{-1, 0, false}};
const std::vector<Stride> kLanceStrides = {{-1, 0, true}};
const std::vector<Stride> kKnightStrides = {{-2, -1, false}, {-2, 1, false}};
const std::vector<Stride> kSilverStrides = {
    {-1, -1, false}, {-1, 0, false}, {-1, 1, false}, {1, -1, false}, {1, 1, false}};
const std::vector<Stride> kBishopStrides = {
    {-1, -1, true}, {-1, 1, true}, {1, -1, true}, {1, 1, true}};
const std::vector<Stride> kRookStrides = {{-1, 0, true}, {0, -1, true}, {0, 1, true}, {1, 0, true}};
const std::vector<Stride> kGoldStrides = {{-1, -1, false}, {-1, 0, false}, {-1, 1, false},
                                          {0, -1, false},  {0, 1, false},  {1, 0, false}};
const std::vector<Stride> kKingStrides = {{-1, -1, false}, {-1, 0, false}, {-1, 1, false},
                                          {0, -1, false},  {0, 1, false},  {1, -1, false},
                                          {1, 0, false},   {1, 1, false}};
const std::vector<Stride> kHorseStrides = {{-1, -1, true}, {-1, 1, true},  {1, -1, true},
                                           {1, 1, true},   {-1, 0, false}, {0, -1, false},
                                           {0, 1, false},  {1, 0, false}};
const std::vector<Stride> kDragonStrides = {{-1, 0, true},  {0, -1, true},   {0, 1, true},
                                            {1, 0, true},   {-1, -1, false}, {-1, 1, false},
                                            {1, -1, false}, {1, 1, false}};
const std::vector<Stride> kNoStrides;

// The row as `side` counts it: 0 is the farthest from home.
int RowsFromFarEdge(Side side, Place place) {
  return side == Side::kBlack ? place.row : kSize - 1 - place.row;
}

bool InCamp(Side side, Place place) { return RowsFromFarEdge(side, place) < 3; }

// Whether a man there could never move again.
bool IsDeadEnd(Side side, char man, Place place) {
  const int rows_left = RowsFromFarEdge(side, place);
  switch (AsBlack(man)) {
    case 'P':
    case 'L':
      return rows_left < 1;
    case 'N':
      return rows_left < 2;
    default:
      return false;
  }
}

bool HasPawnOnFile(const Board& board, Side side, int column) {
  for (int row = 0; row < kSize; ++row) {
    if (board.at({row, column}) == OwnedBy(side, 'P')) return true;
  }
  return false;
}

void AddBoardPlays(const Board& board, Place from, std::vector<Play>& plays) {
  const Side side = board.to_move;
  const char man = board.at(from);
  const auto blocked = [&](Place place) { return IsMan(board.at(place)); };
  WalkFrom(man, from, blocked, [&](Place to) {
    if (board.Holds(side, to)) return;
    if (!IsDeadEnd(side, man, to)) plays.push_back({kEmpty, from, to, false});
    const bool may_promote = IsMan(Promoted(man)) && (InCamp(side, from) || InCamp(side, to));
    if (may_promote) plays.push_back({kEmpty, from, to, true});
  });
}

void AddDrops(const Board& board, Place to, std::vector<Play>& plays) {
  const Side side = board.to_move;
  for (int i = 0; i < kHoldableCount; ++i) {
    const char man = kHoldable[i];
    if (board.InHand(side, man) == 0 || IsDeadEnd(side, man, to)) continue;
    if (man == 'P' && HasPawnOnFile(board, side, to.column)) continue;
    plays.push_back({man, {-1, -1}, to, false});
  }
}

// All plays that the movement of the men allows; king safety and pawn-drop mate are not checked.
std::vector<Play> PlaysByMovement(const Board& board) {
  std::vector<Play> plays;
  ForEachPlace([&](Place place) {
    if (board.Holds(board.to_move, place)) AddBoardPlays(board, place, plays);
    if (!IsMan(board.at(place))) AddDrops(board, place, plays);
  });
  return plays;
}

bool KeepsKingSafe(const Board& board, const Play& play) {
  return !InCheck(After(board, play), board.to_move);
}

// For a play of PlaysByMovement().
bool IsAllowed(const Board& board, const Play& play) {
  return KeepsKingSafe(board, play) && !IsPawnDropMate(board, play);
}

}  // namespace

const std::vector<Stride>& StridesOf(char man) {
  switch (AsBlack(man)) {
    case 'P':
      return kPawnStrides;
    case 'L':
      return kLanceStrides;
    case 'N':
      return kKnightStrides;
    case 'S':
      return kSilverStrides;
    case 'B':
      return kBishopStrides;
    case 'R':
      return kRookStrides;
    case 'G':
    case 'T':
    case 'U':
    case 'V':
    case 'W':
      return kGoldStrides;
    case 'K':
      return kKingStrides;
    case 'H':
      return kHorseStrides;
    case 'D':
      return kDragonStrides;
    default:
      return kNoStrides;
  }
}

std::optional<Place> FindKing(const Board& board, Side side) {
  std::optional<Place> king;
  ForEachPlace([&](Place place) {
    if (board.at(place) == OwnedBy(side, 'K')) king = place;
  });
  return king;
}

bool IsAttacked(const Board& board, Place target, Side by) {
  bool attacked = false;
  const auto blocked = [&](Place place) { return IsMan(board.at(place)); };
  ForEachPlace([&](Place from) {
    if (!board.Holds(by, from)) return;
    WalkFrom(board.at(from), from, blocked, [&](Place place) { attacked |= place == target; });
  });
  return attacked;
}

bool InCheck(const Board& board, Side side) {
  const std::optional<Place> king = FindKing(board, side);
  return king && IsAttacked(board, *king, Other(side));
}

Board After(const Board& board, const Play& play) {
  Board after = board;
  const Side side = board.to_move;
  if (play.IsDrop()) {
    --after.InHand(side, play.drop);
    after.at(play.to) = OwnedBy(side, play.drop);
  } else {
    const char taken = board.at(play.to);
    if (IsMan(taken)) ++after.InHand(side, Unpromoted(taken));
    const char man = board.at(play.from);
    after.at(play.to) = play.promote ? Promoted(man) : man;
    after.at(play.from) = kEmpty;
  }
  after.to_move = Other(side);
  return after;
}

std::vector<Play> LegalPlays(const Board& board) {
  std::vector<Play> legal;
  for (const Play& play : PlaysByMovement(board)) {
    if (IsAllowed(board, play)) legal.push_back(play);
  }
  return legal;
}

bool HasLegalPlay(const Board& board) {
  const std::vector<Play> plays = PlaysByMovement(board);
  return std::any_of(plays.begin(), plays.end(),
                     [&](const Play& play) { return IsAllowed(board, play); });
}

bool GivesCheck(const Board& board, const Play& play) {
  return InCheck(After(board, play), Other(board.to_move));
}

bool IsCapture(const Board& board, const Play& play) {
  return !play.IsDrop() && IsMan(board.at(play.to));
}

bool IsPawnDropMate(const Board& board, const Play& play) {
  return play.drop == 'P' && GivesCheck(board, play) && !HasLegalPlay(After(board, play));
}

uint64_t Perft(const Board& board, int depth) {
  if (depth == 0) return 1;
  const std::vector<Play> plays = LegalPlays(board);
  if (depth == 1) return plays.size();
  uint64_t leaves = 0;
  for (const Play& play : plays) leaves += Perft(After(board, play), depth - 1);
  return leaves;
}

}  // namespace hakari::reference

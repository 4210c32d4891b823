#include "engine/reference/samples.h"

#include "engine/reference/bridge.h"

namespace hakari::reference {
namespace {

// How many plays are drawn at most to find one that the temper likes. Fewer for kSmothers, which
// has to generate all replies.
constexpr int kCandidates = 100;
constexpr int kSmotheringCandidates = 12;
constexpr int kWhimPercent = 15;  // plays chosen without regard to the temper
constexpr int kGamesBetweenInitial = 100;
constexpr int kLongestGame = 200;
constexpr int kLongestOtherGame = 12;

bool MayPromote(const Board& board, const Play& play) {
  if (play.IsDrop() || !IsMan(Promoted(board.at(play.from)))) return false;
  const bool black = board.to_move == Side::kBlack;
  return black ? play.from.row <= 2 || play.to.row <= 2 : play.from.row >= 6 || play.to.row >= 6;
}

bool MarchesKing(const Board& board, const Play& play) {
  if (play.IsDrop() || AsBlack(board.at(play.from)) != 'K') return false;
  const int rows = play.to.row - play.from.row;
  return board.to_move == Side::kBlack ? rows < 0 : rows > 0;
}

bool Likes(Temper temper, const Board& board, const Play& play) {
  switch (temper) {
    case Temper::kAnything:
      return true;
    case Temper::kDrops:
      return play.IsDrop();
    case Temper::kChecks:
      return GivesCheck(board, play);
    case Temper::kCaptures:
      return IsCapture(board, play);
    case Temper::kPromotions:
      return play.promote;
    case Temper::kDeclinesPromotion:
      return MayPromote(board, play) && !play.promote;
    case Temper::kKingMarch:
      return MarchesKing(board, play);
    case Temper::kSmothers:
      return LegalPlays(After(board, play)).size() <= 1;
  }
  return true;
}

}  // namespace

const Play& Choose(const Board& board, const std::vector<Play>& plays, Temper temper, Dice& dice) {
  const int count = static_cast<int>(plays.size());
  const Play* chosen = &plays[dice.Roll(count)];
  if (dice.Percent(kWhimPercent)) return *chosen;
  const int candidates = temper == Temper::kSmothers ? kSmotheringCandidates : kCandidates;
  for (int i = 0; i < candidates && !Likes(temper, board, *chosen); ++i) {
    chosen = &plays[dice.Roll(count)];
  }
  return *chosen;
}

const Sample& SampleStream::Next() {
  if (plies_left_ == 0 || sample_.plays.empty()) {
    Begin();
  } else {
    --plies_left_;
    const Play play = Choose(sample_.board, sample_.plays, sample_.temper, dice_);
    sample_.board = After(sample_.board, play);
    sample_.position.DoMove(ToMove(play));
  }
  sample_.plays = LegalPlays(sample_.board);
  return sample_;
}

void SampleStream::Begin() {
  const int turn = games_++;
  const bool is_initial = turn % kGamesBetweenInitial == 0;
  // Every second game is a king hunt: most rare cases come up there.
  const bool is_hunt = turn % 2 == 1;
  sample_.start = is_initial ? Start::kInitial
                  : is_hunt  ? Start::kKingHunt
                             : static_cast<Start>(1 + dice_.Roll(kStartCount - 1));
  constexpr Temper kHunting[] = {Temper::kSmothers, Temper::kChecks};
  sample_.temper =
      is_hunt ? kHunting[dice_.Roll(2)] : static_cast<Temper>(dice_.Roll(kTemperCount));
  sample_.board = MakeStart(sample_.start, dice_);
  sample_.position = ToPosition(sample_.board);
  plies_left_ = is_initial ? kLongestGame : dice_.Roll(kLongestOtherGame);
}

}  // namespace hakari::reference

// Random games between players that like to return to earlier positions, so that every sort of
// repetition comes up; moves are also taken back, as in a search.
#include <algorithm>
#include <vector>

#include "engine/position/position.h"
#include "engine/position/repetition.h"
#include "engine/reference/board.h"
#include "engine/reference/bridge.h"
#include "engine/reference/census.h"
#include "engine/reference/game_end.h"
#include "engine/reference/rules.h"
#include "engine/reference/samples.h"
#include "gtest/gtest.h"

namespace hakari::reference {
namespace {

constexpr int kGamesPerSeed = 300;
constexpr int kLongestGame = 60;

GameEnd ToGameEnd(Repetition repetition) {
  switch (repetition) {
    case Repetition::kNone:
      return GameEnd::kGoesOn;
    case Repetition::kDraw:
      return GameEnd::kDraw;
    case Repetition::kBlackLoses:
      return GameEnd::kBlackLoses;
    case Repetition::kWhiteLoses:
      return GameEnd::kWhiteLoses;
  }
  return GameEnd::kGoesOn;
}

void CountEnd(GameEnd end, Census& census) {
  if (end == GameEnd::kDraw) census.Add("draw");
  if (end == GameEnd::kBlackLoses) census.Add("black gave perpetual check");
  if (end == GameEnd::kWhiteLoses) census.Add("white gave perpetual check");
}

// Keeps only the kings and the sliders that can give check without end.
Board StrippedToSliders(Board board) {
  ForEachPlace([&](Place place) {
    const char plain = AsBlack(Unpromoted(board.at(place)));
    if (plain != 'K' && plain != 'R' && plain != 'B') board.at(place) = kEmpty;
  });
  board.hands = {};
  return board;
}

class Game {
 public:
  Game(const Board& start, Dice& dice) : boards_{start}, history_(ToPosition(start)), dice_(dice) {
    // At most one side prefers checks; otherwise the games end too soon.
    likes_checks_[dice.Roll(2)] = dice.Percent(70);
  }

  void Run(Census& census) {
    for (int ply = 0; ply < kLongestGame; ++ply) {
      const std::vector<Play> plays = LegalPlays(boards_.back());
      if (plays.empty()) return;
      Advance(plays);
      Judge(census);
      if (dice_.OneIn(40)) TakeBack(census);
    }
  }

 private:
  bool WasSeen(const Board& board) const {
    return std::find(boards_.begin(), boards_.end(), board) != boards_.end();
  }

  void Advance(const std::vector<Play>& plays) {
    const Board& board = boards_.back();
    const bool likes_checks = likes_checks_[static_cast<int>(board.to_move)];
    std::vector<Play> liked, going_back;
    for (const Play& play : plays) {
      if (likes_checks && !GivesCheck(board, play)) continue;
      liked.push_back(play);
      if (WasSeen(After(board, play))) going_back.push_back(play);
    }
    const std::vector<Play>& from = !going_back.empty() && dice_.Percent(85) ? going_back
                                    : !liked.empty() && dice_.Percent(95)    ? liked
                                                                             : plays;
    const Play& play = from[dice_.Roll(static_cast<int>(from.size()))];
    boards_.push_back(After(board, play));
    history_.Push(ToPosition(boards_.back()));
  }

  void TakeBack(Census& census) {
    int plies = dice_.Roll(6);
    for (; plies > 0 && boards_.size() > 1; --plies) {
      boards_.pop_back();
      history_.Pop();
      census.Add("ply taken back");
    }
    Judge(census);
  }

  void Judge(Census& census) const {
    const GameEnd end = EndByRepetition(boards_);
    ASSERT_EQ(static_cast<size_t>(history_.size()), boards_.size());
    ASSERT_EQ(history_.Occurrences(), Occurrences(boards_)) << ToSfen(boards_.back());
    ASSERT_EQ(ToGameEnd(history_.Status()), end) << ToSfen(boards_.back());
    CountEnd(end, census);
    census.Add("second or third occurrence", history_.Occurrences() > 1 && end == GameEnd::kGoesOn);
  }

  std::vector<Board> boards_;
  PositionHistory history_;
  Dice& dice_;
  bool likes_checks_[2] = {false, false};
};

class RepetitionJudgeTest : public testing::TestWithParam<int> {};

TEST_P(RepetitionJudgeTest, AgreesWithComparingWholeGames) {
  Dice dice(static_cast<uint64_t>(GetParam()));
  Census census;
  for (int i = 0; i < kGamesPerSeed && !HasFailure(); ++i) {
    const Board board = MakeStart(dice.OneIn(3) ? Start::kKingHunt : Start::kThinned, dice);
    const Board stripped = StrippedToSliders(board);
    const bool strip = dice.OneIn(2) && !InCheck(stripped, Other(board.to_move));
    Game(strip ? stripped : board, dice).Run(census);
  }
  census.ExpectAtLeast({{"draw", 250},
                        {"black gave perpetual check", 20},
                        {"white gave perpetual check", 15},
                        {"second or third occurrence", 800},
                        {"ply taken back", 400}});
}

INSTANTIATE_TEST_SUITE_P(Seeds, RepetitionJudgeTest, testing::Range(401, 405));

}  // namespace
}  // namespace hakari::reference

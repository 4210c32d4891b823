// A thousand generated games for every way in which a game can end, followed ply by ply by the
// shipped code and by the reference. Each must also end as intended, so that no kind of end goes
// missing unnoticed.
#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/core/color.h"
#include "engine/notation/record.h"
#include "engine/position/position.h"
#include "engine/reference/board.h"
#include "engine/reference/bridge.h"
#include "engine/reference/census.h"
#include "engine/reference/game_end.h"
#include "engine/reference/rules.h"
#include "engine/reference/samples.h"
#include "gtest/gtest.h"
#include "suites/match/judges/declaration_games.h"
#include "suites/match/judges/generated_games.h"
#include "suites/match/judges/judged_game.h"

namespace hakari::match {
namespace {

using notation::GameEnd;
using reference::Board;
using reference::Census;
using reference::Dice;
using reference::Side;

constexpr int kGames = 1000;

std::string NameOf(Color color) { return color == kBlack ? "black" : "white"; }

// Plays until the game is over by the rules or all its moves are made.
JudgedGame Follow(const GeneratedGame& game, int most_plies, Census& census) {
  JudgedGame judged(game.start);
  for (size_t ply = 0;; ++ply) {
    const std::string difference = judged.Difference(most_plies);
    EXPECT_EQ(difference, "");
    census.Add("position");
    const bool is_over = judged.End(most_plies).has_value();
    if (is_over || ply == game.moves.size() || !difference.empty()) return judged;
    census.Add("third occurrence, and the game goes on",
               reference::Occurrences(judged.boards()) == 3);
    judged.Play(game.moves[ply]);
  }
}

// Plays the game again with a maximum length of exactly its plies, and of one less.
void FollowToTheLimit(const GeneratedGame& game, const JudgedGame& ended, Census& census) {
  const int plies = ended.plies();
  const std::optional<EndOfGame> end = ended.End(plies + 1);
  const JudgedGame just_enough = Follow(game, plies, census);
  EXPECT_EQ(just_enough.plies(), plies);
  EXPECT_TRUE(SameEnd(just_enough.End(plies), end)) << EndText(just_enough.End(plies));
  census.Add(EndText(end) + ", on the last ply", just_enough.plies() == plies);
  if (plies == 0) return;
  const JudgedGame too_short = Follow(game, plies - 1, census);
  const std::optional<EndOfGame> cut = too_short.End(plies - 1);
  census.Add("cut a ply before", cut && cut->end == GameEnd::kMaxMoves);
}

// Whether the last board occurred before with other hands, or with the other side to move.
void LookForLikeBoards(const JudgedGame& game, Census& census) {
  const Board& last = game.boards().back();
  bool other_hands = false, other_side = false;
  for (const Board& board : game.boards()) {
    if (board.grid != last.grid) continue;
    other_hands |= board.hands != last.hands;
    other_side |= board.hands == last.hands && board.to_move != last.to_move;
  }
  census.Add("the same with other hands", other_hands);
  census.Add("the same with the other side to move", other_side);
}

// Whether the game went on after a board had occurred four times with different hands.
bool OnlySeemedRepeated(const JudgedGame& game) {
  const std::vector<Board>& boards = game.boards();
  for (auto board = boards.begin(); board + 1 != boards.end(); ++board) {
    const auto occurrences = std::count_if(boards.begin(), board + 1, [&](const Board& other) {
      return other.grid == board->grid && other.to_move == board->to_move;
    });
    if (occurrences == 4) return true;
  }
  return false;
}

// The plies between the occurrences of the last board, and which sides gave check there.
void LookAtReturns(const JudgedGame& game, Census& census) {
  const std::vector<Board>& boards = game.boards();
  std::vector<int> returns;
  int latest = -1;
  bool in_check[2] = {false, false};
  for (int i = 0; i < static_cast<int>(boards.size()); ++i) {
    if (latest >= 0) {
      in_check[static_cast<int>(boards[i].to_move)] |= InCheck(boards[i], boards[i].to_move);
    }
    if (!(boards[i] == boards.back())) continue;
    if (latest >= 0) returns.push_back(i - latest);
    latest = i;
  }
  const bool even = std::equal(returns.begin() + 1, returns.end(), returns.begin());
  census.Add(even ? absl::StrCat("returns of ", returns[0], " plies") : "returns of many lengths");
  census.Add("both sides give check", in_check[0] && in_check[1]);
  census.Add("ends in check", InCheck(boards.back(), boards.back().to_move));
}

void JudgeRepetition(const GeneratedGame& game, const EndOfGame& expected, Census& census) {
  const int no_limit = static_cast<int>(game.moves.size()) + 1;
  const JudgedGame judged = Follow(game, no_limit, census);
  const std::optional<EndOfGame> end = judged.End(no_limit);
  census.Add(EndText(end), SameEnd(end, expected));
  census.Add("ended otherwise than it was made to", !SameEnd(end, expected));
  if (!SameEnd(end, expected)) return;
  census.Add("from the initial position", game.start == Position::Initial());
  LookForLikeBoards(judged, census);
  census.Add("four times the same but for the hands, and the game goes on",
             OnlySeemedRepeated(judged));
  LookAtReturns(judged, census);
  FollowToTheLimit(game, judged, census);
}

constexpr EndOfGame kRepetitionDraw = {GameEnd::kRepetition, notation::GameResult::kDraw};

TEST(EndOfGameJudge, Repetition) {
  Dice dice(701);
  Census census;
  for (int i = 0; i < kGames * 11 / 10 && !HasFailure(); ++i) {
    JudgeRepetition(RepetitionGame(dice), kRepetitionDraw, census);
  }
  census.ExpectAtLeast(
      {{"repetition, a draw", kGames}, {"repetition, a draw, on the last ply", kGames}});
}

TEST(EndOfGameJudge, ChecksWithAPause) {
  Dice dice(702);
  Census census;
  for (int i = 0; i < kGames * 13 / 10 && !HasFailure(); ++i) {
    JudgeRepetition(PausedChecksGame(kColors[i % 2], dice), kRepetitionDraw, census);
  }
  census.ExpectAtLeast(
      {{"repetition, a draw", kGames}, {"repetition, a draw, on the last ply", kGames}});
}

class PerpetualCheckJudge : public testing::TestWithParam<Color> {};

TEST_P(PerpetualCheckJudge, Loses) {
  const Color checker = GetParam();
  Dice dice(704 + checker);
  Census census;
  const EndOfGame expected = {GameEnd::kPerpetualCheck, notation::WinOf(Opponent(checker))};
  for (int i = 0; i < kGames && !HasFailure(); ++i) {
    JudgeRepetition(PerpetualCheckGame(checker, dice), expected, census);
  }
  const std::string end = absl::StrCat("perpetual check, ", NameOf(Opponent(checker)), " wins");
  census.ExpectAtLeast({{end, kGames},
                        {end + ", on the last ply", kGames},
                        {"cut a ply before", kGames},
                        {"ends in check", 150},
                        {"returns of 4 plies", 300},
                        {"returns of 6 plies", 25},
                        {"returns of 8 plies", 50},
                        {"returns of many lengths", 80}});
}

INSTANTIATE_TEST_SUITE_P(Colors, PerpetualCheckJudge, testing::Values(kBlack, kWhite));

TEST(EndOfGameJudge, Mate) {
  Dice dice(706);
  Census census;
  for (int i = 0; i < kGames && !HasFailure(); ++i) {
    const GeneratedGame game = MateGame(dice);
    const JudgedGame judged = Follow(game, static_cast<int>(game.moves.size()) + 1, census);
    const Board& board = judged.boards().back();
    ASSERT_TRUE(reference::LegalPlays(board).empty()) << reference::ToSfen(board);
    census.Add(InCheck(board, board.to_move) ? "with a check" : "without a check");
    FollowToTheLimit(game, judged, census);
  }
  census.ExpectAtLeast({{"mate, black wins, on the last ply", kGames / 4},
                        {"mate, white wins, on the last ply", kGames / 4},
                        {"with a check", kGames / 2},
                        {"without a check", 25},
                        {"cut a ply before", kGames}});
}

TEST(EndOfGameJudge, Length) {
  Dice dice(707);
  Census census;
  for (int i = 0; i < kGames * 11 / 10 && !HasFailure(); ++i) {
    const int plies = dice.OneIn(10) ? 100 + dice.Roll(221) : dice.Roll(60);
    const GeneratedGame game = LongGame(plies + 1 + dice.Roll(5), dice);
    const JudgedGame judged = Follow(game, plies, census);
    census.Add(EndText(judged.End(plies)), judged.plies() == plies);
  }
  census.ExpectAtLeast({{"length, a draw", kGames}});
}

// Checks, without MayDeclare(), that a refused declaration fails exactly one condition.
void ExpectOneReason(const Board& board, Declaration declaration, Census& census) {
  const Side side = board.to_move;
  const int spare = reference::DeclarationPoints(board, side) - (side == Side::kBlack ? 28 : 27);
  const bool is_short = declaration == Declaration::kPointShort;
  EXPECT_GE(spare, is_short ? -1 : 0);
  EXPECT_LE(spare, is_short ? -1 : declaration == Declaration::kHolds ? 0 : 3);
  EXPECT_EQ(InCheck(board, side), declaration == Declaration::kInCheck);
  int men = -1;  // the king does not count
  bool has_king = false;
  reference::ForEachPlace([&](reference::Place place) {
    const bool in_camp = side == Side::kBlack ? place.row < 3 : place.row > 5;
    if (!in_camp || !board.Holds(side, place)) return;
    ++men;
    has_king |= reference::AsBlack(board.at(place)) == 'K';
  });
  men += !has_king;
  EXPECT_EQ(has_king, declaration != Declaration::kKingOutside);
  EXPECT_EQ(men == 9, declaration == Declaration::kTooFewMen);
  EXPECT_GE(men, 9);
  census.Add("ten men", men == 10);
  census.Add("just enough points", spare == 0);
}

class DeclarationJudge : public testing::TestWithParam<Declaration> {};

TEST_P(DeclarationJudge, HoldsOrNot) {
  const Declaration declaration = GetParam();
  Dice dice(708 + static_cast<int>(declaration));
  Census census;
  for (int i = 0; i < 2 * kGames && !HasFailure(); ++i) {
    const Color declarer = kColors[i % 2];
    const GeneratedGame game = DeclarationGame(declaration, declarer, dice);
    const int no_limit = static_cast<int>(game.moves.size()) + 1;
    const JudgedGame judged = Follow(game, no_limit, census);
    const Board& board = judged.boards().back();
    SCOPED_TRACE(reference::ToSfen(board));
    ASSERT_EQ(judged.plies(), static_cast<int>(game.moves.size()));
    ASSERT_FALSE(judged.End(no_limit));
    ASSERT_EQ(ToColor(board.to_move), declarer);
    ExpectOneReason(board, declaration, census);
    census.Add(absl::StrCat(NameOf(declarer), " declares: ", EndText(judged.Declared())));
    census.Add("with moves before", judged.plies() > 0);
  }
  const bool holds = declaration == Declaration::kHolds;
  census.ExpectAtLeast({{holds ? "black declares: declaration, black wins"
                               : "black declares: illegal move, white wins",
                         kGames},
                        {holds ? "white declares: declaration, white wins"
                               : "white declares: illegal move, black wins",
                         kGames},
                        {"with moves before", kGames / 2}});
}

INSTANTIATE_TEST_SUITE_P(Each, DeclarationJudge,
                         testing::Values(Declaration::kHolds, Declaration::kPointShort,
                                         Declaration::kInCheck, Declaration::kTooFewMen,
                                         Declaration::kKingOutside));

}  // namespace
}  // namespace hakari::match

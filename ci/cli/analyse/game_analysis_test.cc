#include "ci/cli/analyse/game_analysis.h"

#include <atomic>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "ci/cli/analyse/analysis_text.h"
#include "engine/notation/usi_move.h"
#include "engine/player/testing/fake_player.h"
#include "gtest/gtest.h"

namespace hakari::cli {
namespace {

using player::Answer;
using player::Control;
using player::FakePlayer;
using player::Listener;
using player::Question;

Move MoveNamed(const char* name) { return *notation::ParseUsiMove(name); }

notation::GameRecord Game(const std::vector<const char*>& moves) {
  notation::GameRecord record;
  record.start = Position::Initial();
  record.lines.emplace_back();
  for (const char* move : moves) record.lines[0].moves.push_back({MoveNamed(move), -1, ""});
  return record;
}

Answer Says(Move move, int centipawns) {
  Answer answer = Answer::Plays(move);
  player::Line line;
  line.moves = {move};
  line.score = player::Score::Centipawns(centipawns);
  answer.lines = {line};
  return answer;
}

// Chooses 2g2f and 8c8d with a score of 50; a move that it is restricted to has -200.
Answer LikesRookPawns(const Question& question, const Control&, Listener*) {
  if (!question.root_moves.empty()) return Says(question.root_moves[0], -200);
  const bool black = question.game.position().side_to_move() == kBlack;
  return Says(MoveNamed(black ? "2g2f" : "8c8d"), 50);
}

std::vector<AnalysedMove> Analysed(const notation::GameRecord& record, int from = 1, int to = 99) {
  FakePlayer player(LikesRookPawns);
  AnalysisPlan plan;
  plan.from = from;
  plan.to = to;
  const auto moves = AnalyseGame(record, player, plan, nullptr, nullptr);
  EXPECT_TRUE(moves.ok()) << moves.status();
  return moves.ok() ? *moves : std::vector<AnalysedMove>();
}

TEST(GameAnalysisTest, AMoveLosesWhatTheBestWasBetter) {
  const std::vector<AnalysedMove> moves = Analysed(Game({"2g2f", "3c3d", "7g7f"}));
  ASSERT_EQ(moves.size(), 3u);
  EXPECT_TRUE(moves[0].agrees());
  EXPECT_EQ(moves[0].loss, 0);
  EXPECT_FALSE(moves[1].agrees());
  EXPECT_EQ(moves[1].loss, 250);
  EXPECT_EQ(moves[2].ply, 3);
  EXPECT_EQ(moves[2].before.side_to_move(), kBlack);
}

TEST(GameAnalysisTest, SidesAreSummedUpApart) {
  const std::vector<AnalysedMove> moves = Analysed(Game({"2g2f", "3c3d", "7g7f"}));
  const SideSummary black = Summarise(moves, kBlack);
  EXPECT_EQ(black.moves, 2);
  EXPECT_EQ(black.agreed, 1);
  EXPECT_EQ(black.lost, 250);
  EXPECT_EQ(black.mistakes, 1);
  EXPECT_EQ(Summarise(moves, kWhite).moves, 1);
}

TEST(GameAnalysisTest, OnlyTheMovesAskedForAreLookedAt) {
  const notation::GameRecord game = Game({"2g2f", "3c3d", "7g7f"});
  const std::vector<AnalysedMove> moves = Analysed(game, 2, 2);
  ASSERT_EQ(moves.size(), 1u);
  EXPECT_EQ(moves[0].ply, 2);
  FakePlayer player(LikesRookPawns);
  AnalysisPlan none;
  none.from = 4;
  EXPECT_FALSE(AnalyseGame(game, player, none, nullptr, nullptr).ok());
}

TEST(GameAnalysisTest, AFailureEndsItWithItsReason) {
  FakePlayer player([](const Question&, const Control&, Listener*) {
    return Answer::Failed(player::FailureKind::kStopped, "the run was interrupted");
  });
  const auto moves = AnalyseGame(Game({"2g2f"}), player, {}, nullptr, nullptr);
  EXPECT_TRUE(absl::StrContains(moves.status().message(), "interrupted")) << moves.status();
}

TEST(GameAnalysisTest, TheTextLeadsWithTheSummaryAndNamesMistakes) {
  const notation::GameRecord game = Game({"2g2f", "3c3d"});
  const std::string text = GameText(game, Analysed(game));
  EXPECT_EQ(text.find("▲black: 1 moves, 0 centipawns lost per move, 0 mistakes"), 0u) << text;
  EXPECT_TRUE(
      absl::StrContains(text, "2. △３四歩(33) lost 250: -200 instead of +50; better △８四歩(83)"))
      << text;
}

TEST(GameAnalysisTest, TheJsonHasEveryMove) {
  const nlohmann::ordered_json json = GameJson(Analysed(Game({"2g2f", "3c3d"})));
  EXPECT_EQ(json["white"]["mistakes"], 1);
  ASSERT_EQ(json["moves"].size(), 2u);
  EXPECT_EQ(json["moves"][1]["played"], "3c3d");
  EXPECT_EQ(json["moves"][1]["best"]["moves"], "8c8d");
  EXPECT_EQ(json["moves"][1]["loss"], 250);
}

}  // namespace
}  // namespace hakari::cli

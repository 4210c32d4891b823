// Engines of every manner at the table: what they do is in the record, and the run goes on.
#include "suites/corpus/play/usi_player.h"

#include <atomic>
#include <memory>
#include <string>

#include "engine/notation/record.h"
#include "engine/notation/usi_move.h"
#include "engine/position/position.h"
#include "gtest/gtest.h"
#include "suites/corpus/play/play.h"

namespace hakari::corpus {
namespace {

const std::atomic<bool> kGoOn{false};

std::unique_ptr<UsiPlayer> Fake(const std::string& behaviour) {
  suites::EngineSpec spec;
  spec.command = "base/process/testing/fake_engine";
  spec.args = {behaviour};
  engines::SearchLimits limits;
  limits.nodes = 100;
  return std::make_unique<UsiPlayer>(spec, limits, limits, kGoOn);
}

Choice FirstChoice(const std::string& behaviour) {
  return Fake(behaviour)->Choose(engines::UsiPosition(Position::Initial()));
}

TEST(UsiPlayer, TurnsAnswersIntoChoices) {
  const Choice move = FirstChoice("good");
  EXPECT_EQ(move.kind, Choice::Kind::kMove);
  EXPECT_EQ(notation::ToUsi(move.best.move), "7g7f");
  EXPECT_EQ(FirstChoice("resigns").kind, Choice::Kind::kResign);
  EXPECT_EQ(FirstChoice("wins").kind, Choice::Kind::kDeclare);
  EXPECT_EQ(FirstChoice("illegal-move").kind, Choice::Kind::kIllegal);
  const Choice crash = FirstChoice("exits-on-go");
  EXPECT_EQ(crash.kind, Choice::Kind::kFailed);
  EXPECT_FALSE(crash.why.empty());
}

TEST(UsiPlayer, SaysHowLongItTook) {
  EXPECT_GE(FirstChoice("resigns-late").spent_ms, 300);
  const int64_t at_once = FirstChoice("good").spent_ms;
  EXPECT_GE(at_once, 0);
  EXPECT_LT(at_once, 60'000);
}

TEST(UsiPlayer, WithoutMultiPvItNamesNoMoves) {
  EXPECT_TRUE(Fake("good")->BestMoves(engines::UsiPosition(Position::Initial()), 6).empty());
}

TEST(UsiPlayer, ARunGoesOnWhateverEnginesDo) {
  PlayRules rules;
  PlayWork work;
  work.games = 4;
  for (const char* behaviour : {"exits-on-go", "illegal-move"}) {
    const auto played = PlayGames(
        rules, [&](int) { return Fake(behaviour); }, work, kGoOn);
    ASSERT_TRUE(played.ok()) << played.status();
    ASSERT_EQ(played->games.size(), 4u);
    for (const notation::GameRecord& game : played->games) {
      const notation::GameEnd end = game.lines[0].end;
      EXPECT_TRUE(end == notation::GameEnd::kError || end == notation::GameEnd::kIllegalMove)
          << behaviour;
      EXPECT_FALSE(notation::TagOf(game, "fault").empty());
      EXPECT_NE(game.lines[0].result, notation::GameResult::kUnknown);
    }
  }
}

}  // namespace
}  // namespace hakari::corpus

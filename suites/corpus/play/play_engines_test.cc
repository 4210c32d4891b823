// Engines of every manner at the table: what they do is in the record, and the run goes on.
#include <atomic>
#include <memory>
#include <string>

#include "engine/notation/record.h"
#include "gtest/gtest.h"
#include "suites/core/engine_spec.h"
#include "suites/corpus/play/play.h"
#include "suites/engines/usi_engine.h"

namespace hakari::corpus {
namespace {

const std::atomic<bool> kGoOn{false};

absl::StatusOr<PlayedGames> PlayedBy(const std::string& behaviour, int games) {
  PlayRules rules;
  rules.game.limits.nodes = rules.opening.limits.nodes = 100;
  PlayWork work;
  work.games = games;
  const MakePlayer make = [&behaviour](int) {
    suites::EngineSpec spec;
    spec.command = "base/process/testing/fake_engine";
    spec.args = {behaviour};
    return std::make_unique<engines::UsiEngine>(spec);
  };
  return PlayGames(rules, make, work, kGoOn);
}

TEST(PlayEngines, ARunGoesOnWhateverEnginesDo) {
  for (const char* behaviour : {"exits-on-go", "illegal-move"}) {
    const auto played = PlayedBy(behaviour, 4);
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

TEST(PlayEngines, WithoutMultiPvOpeningsAreDrawnFromAllMoves) {
  const auto played = PlayedBy("resigns", 1);
  ASSERT_TRUE(played.ok()) << played.status();
  ASSERT_EQ(played->games.size(), 1u);
  const notation::RecordLine& line = played->games[0].lines[0];
  EXPECT_GE(line.moves.size(), 6u);
  EXPECT_EQ(line.end, notation::GameEnd::kResignation);
}

}  // namespace
}  // namespace hakari::corpus

#include "suites/predict/play/game_replay.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "engine/player/game.h"
#include "engine/search/settings/configuration.h"
#include "engine/search/values/effort.h"
#include "gtest/gtest.h"
#include "suites/engines/search_cost.h"
#include "suites/predict/play/mate_calls.h"

namespace hakari::suites {
namespace {

constexpr uint64_t kNodes = 600;
constexpr search::Limits kLimits = {kNodes};

// The second game of suites/corpus, up to the mate.
constexpr const char* kGame =
    "startpos moves 5g5f 8b5b 2h7h 4a3b 3i4h 5a4a 4i5h 8c8d 4g4f 3c3d 5i4i 7a7b 4i3i 5c5d 5h4g "
    "7c7d 4h5g 3d3e 7g7f 8a7c 6g6f 5d5e 7f7e 7d7e 7h7e 6c6d P*7d 7c6e 6f6e 5e5f 5g6f P*7h 7i7h "
    "2b6f 8h6f S*5e 6f7g 5f5g+ 4g5g P*5f 5g6g 3e3f 7d7c+ 3f3g+ 2i3g P*7d 7c7b 6a7b S*6a 7d7e B*7d "
    "3b4b 6a5b 4b5b R*6a S*5a P*5c 4a4b 7d5b+ 5a5b 5c5b+ 4b5b 6a3a+ P*3h 3i3h 5e4f 3a3b 5b6a N*7c "
    "7b7c G*6b";

const std::atomic<bool>& GoOn() {
  static const std::atomic<bool> never(false);
  return never;
}

std::unique_ptr<GameReplayer> Replayer(const char* settings, int sample) {
  return *GameReplayer::Make(*search::ParseConfiguration(settings), sample);
}

engines::SearchCounts Sum(const Replay& replay) {
  engines::SearchCost sum;
  for (const engines::SearchCost& third : replay.thirds) sum += third;
  return sum.counts;
}

void ExpectSameCounts(const Replay& a, const Replay& b) {
  for (size_t third = 0; third < engines::kGameThirds; ++third) {
    for (const engines::SearchCountRow& row : engines::kSearchCountRows) {
      EXPECT_EQ(a.thirds[third].counts.*row.value, b.thirds[third].counts.*row.value)
          << engines::kThirdNames[third] << " " << row.name;
    }
  }
}

TEST(GameReplay, TellsWhatEachThirdTook) {
  const player::Game game = *player::ParseGame(kGame);
  const auto replayer = Replayer("default,mate_search=1", 0);
  const std::optional<Replay> replay = replayer->Run(game, kLimits, GoOn());
  ASSERT_TRUE(replay);
  const auto plies = static_cast<int64_t>(game.moves().size());
  const engines::SearchCounts sum = Sum(*replay);
  EXPECT_EQ(sum.positions, plies);
  EXPECT_EQ(replay->thirds[0].counts.positions, (plies + 2) / 3);
  EXPECT_LE(sum.nodes, plies * static_cast<int64_t>(kNodes));
  EXPECT_EQ(replay->thirds[0].counts.nodes,
            replay->thirds[0].counts.positions * static_cast<int64_t>(kNodes));
  EXPECT_EQ(replay->thirds[0].counts.decided, 0);
  EXPECT_GT(replay->thirds[2].counts.decided, 0) << "the game ends in mate";
  EXPECT_GT(replay->thirds[2].counts.mates, replay->thirds[0].counts.mates);
  EXPECT_GT(replay->thirds[0].counts.mate_calls, 100);
  EXPECT_EQ(sum.predictions, 0);
  EXPECT_TRUE(replay->calls.empty());
  for (const engines::SearchCost& third : replay->thirds) {
    EXPECT_GT(third.times.mate_cpu_ns, 0);
    EXPECT_LT(third.times.mate_cpu_ns, third.times.cpu_ns);
  }
}

TEST(GameReplay, RecordsCallsWithoutChangingOne) {
  const player::Game game = *player::ParseGame(kGame);
  const char* const settings = "default,mate_search=1,mate_search_nodes=20";
  const Replay timed = *Replayer(settings, 0)->Run(game, kLimits, GoOn());
  const Replay recorded = *Replayer(settings, 1)->Run(game, kLimits, GoOn());
  ExpectSameCounts(timed, recorded);
  const engines::SearchCounts sum = Sum(recorded);
  ASSERT_EQ(static_cast<int64_t>(recorded.calls.size()), sum.mate_calls);
  int64_t nodes = 0, ended = 0, went_on = 0, mates = 0;
  for (const RecordedCall& call : recorded.calls) {
    nodes += static_cast<int64_t>(call.nodes);
    EXPECT_GE(call.limit, 20u);
    EXPECT_EQ(call.limit % 20, 0u);
    EXPECT_LE(call.nodes, call.limit);
    EXPECT_GE(call.more_nodes, call.nodes);
    EXPECT_LE(call.more_nodes, call.limit * kMoreNodes);
    mates += call.is_mate && call.nodes == call.more_nodes ? 1 : 0;
    ++(call.more_nodes == call.nodes ? ended : went_on);
  }
  EXPECT_EQ(nodes, sum.mate_nodes);
  EXPECT_GE(mates, sum.mates) << "some are proved with the very next node";
  EXPECT_LT(mates, ended);
  EXPECT_GT(ended, 100);
  EXPECT_GT(went_on, 10);
  const Replay sampled = *Replayer(settings, 7)->Run(game, kLimits, GoOn());
  EXPECT_EQ(sampled.calls.size(), (recorded.calls.size() + 6) / 7);
  EXPECT_EQ(CallsText({sampled.calls[1]}), CallsText({recorded.calls[7]}));
}

TEST(GameReplay, DependsOnNoGameBefore) {
  const player::Game game = *player::ParseGame(kGame);
  const player::Game other = *player::ParseGame("startpos moves 7g7f 3c3d 2g2f 8c8d 2f2e");
  const auto replayer = Replayer("default,mate_search=1,budget.function=2", 5);
  const Replay alone = *replayer->Run(game, kLimits, GoOn());
  ASSERT_TRUE(replayer->Run(other, kLimits, GoOn()));
  const Replay after = *replayer->Run(game, kLimits, GoOn());
  ExpectSameCounts(alone, after);
  EXPECT_EQ(CallsText(alone.calls), CallsText(after.calls));
  EXPECT_GT(Sum(alone).predictions, Sum(alone).mate_calls);
}

TEST(GameReplay, KeepsToADepth) {
  const player::Game game = *player::ParseGame(kGame);
  search::Limits shallow, deep;
  shallow.depth = 1;
  deep.depth = 2;
  const engines::SearchCounts one = Sum(*Replayer("default", 0)->Run(game, shallow, GoOn()));
  const engines::SearchCounts two = Sum(*Replayer("default", 0)->Run(game, deep, GoOn()));
  EXPECT_EQ(one.positions, two.positions);
  EXPECT_GT(one.nodes, one.positions);
  EXPECT_GT(two.nodes, one.nodes);
}

TEST(GameReplay, OfNoMoveIsNothing) {
  const std::optional<Replay> replay = Replayer("default", 0)->Run(player::Game(), kLimits, GoOn());
  ASSERT_TRUE(replay);
  EXPECT_EQ(Sum(*replay).positions, 0);
}

TEST(GameReplay, IsStopped) {
  const std::atomic<bool> stop(true);
  EXPECT_FALSE(Replayer("default", 0)->Run(*player::ParseGame(kGame), kLimits, stop));
}

}  // namespace
}  // namespace hakari::suites

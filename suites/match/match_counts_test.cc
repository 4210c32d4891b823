#include "suites/match/match_counts.h"

#include <string>

#include "absl/strings/str_cat.h"
#include "engine/notation/usi_game.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::match {
namespace {

using ::testing::ElementsAre;
using ::testing::Pair;
using ::testing::UnorderedElementsAre;

PlayedGame Game(const std::string& notes) {
  PlayedGame game;
  game.record = *notation::ParseUsiLine(absl::StrCat("startpos moves 7g7f 3c3d 2g2f ; ", notes));
  game.opening_moves = 1;  // so white answers first
  return game;
}

PlayedPair PairOf(int first, int second, const std::string& one, const std::string& other) {
  PlayedPair pair;
  pair.players[0] = first;
  pair.players[1] = second;
  pair.games[0] = Game(one);
  pair.games[1] = Game(other);
  return pair;
}

MatchCounts TwoTimed() { return {PairingsOf(2, false), {true, true}, {true, true}}; }

TEST(Pairings, EverybodyOrTheFirst) {
  EXPECT_THAT(PairingsOf(2, false), ElementsAre(Pairing{0, 1}));
  EXPECT_THAT(PairingsOf(2, true), ElementsAre(Pairing{0, 1}));
  EXPECT_THAT(PairingsOf(3, false), ElementsAre(Pairing{0, 1}, Pairing{0, 2}, Pairing{1, 2}));
  EXPECT_THAT(PairingsOf(4, true), ElementsAre(Pairing{0, 1}, Pairing{0, 2}, Pairing{0, 3}));
}

TEST(Percentile, IsAValueThatIsThere) {
  EXPECT_EQ(Percentile({}, 99), std::nullopt);
  EXPECT_EQ(Percentile({7}, 99), 7);
  std::vector<int32_t> hundred;
  for (int32_t i = 100; i > 0; --i) hundred.push_back(i);
  EXPECT_EQ(Percentile(hundred, 99), 99);
  EXPECT_EQ(Percentile(hundred, 100), 100);
  EXPECT_EQ(Percentile(hundred, 50), 50);
  EXPECT_EQ(Percentile(hundred, 0), 1);
}

TEST(MatchCounts, WhoWonWithWhichColor) {
  MatchCounts counts = TwoTimed();
  counts.Add(PairOf(0, 1, "result=b end=mate", "result=w end=resign"));    // the first wins both
  counts.Add(PairOf(0, 1, "result=d end=length", "result=b end=resign"));  // half a point
  EXPECT_EQ(counts.pairs(), 2);
  EXPECT_EQ(counts.games(), 4);
  ASSERT_EQ(counts.pairings().size(), 1u);
  EXPECT_THAT(counts.pairings()[0].outcomes, ElementsAre(0, 1, 0, 0, 1));
  const PlayerCounts& first = counts.players()[0];
  EXPECT_EQ(first.by_color[kBlack].won, 1);
  EXPECT_EQ(first.by_color[kBlack].drawn, 1);
  EXPECT_EQ(first.by_color[kWhite].won, 1);
  EXPECT_EQ(first.by_color[kWhite].lost, 1);
  EXPECT_EQ(first.total().games(), 4);
  EXPECT_EQ(counts.players()[1].by_color[kBlack].won, 1);
  EXPECT_EQ(counts.players()[1].total().lost, 2);
  EXPECT_EQ(counts.black().won, 2);
  EXPECT_EQ(counts.black().lost, 1);
  EXPECT_EQ(counts.black().drawn, 1);
  EXPECT_THAT(counts.ends(),
              UnorderedElementsAre(Pair("mate", 1), Pair("resignation", 2), Pair("length", 1)));
  EXPECT_THAT(first.lost_by, UnorderedElementsAre(Pair("resignation", 1)));
}

TEST(MatchCounts, EveryPairingForItself) {
  MatchCounts counts(PairingsOf(3, false), {false, false, false}, {true, true, true});
  counts.Add(PairOf(1, 2, "result=b end=mate", "result=w end=mate"));
  counts.Add(PairOf(0, 2, "result=w end=mate", "result=w end=mate"));
  EXPECT_THAT(counts.pairings()[0].outcomes, ElementsAre(0, 0, 0, 0, 0));
  EXPECT_THAT(counts.pairings()[1].outcomes, ElementsAre(0, 0, 1, 0, 0));
  EXPECT_THAT(counts.pairings()[2].outcomes, ElementsAre(0, 0, 0, 0, 1));
  EXPECT_EQ(counts.players()[2].total().won, 1);
  EXPECT_EQ(counts.timed_games(), 0);
}

TEST(MatchCounts, AnswersAreTheirsWhoMoved) {
  MatchCounts counts = TwoTimed();
  PlayedPair pair = PairOf(0, 1, "result=b end=resign", "result=b end=mate");
  // White, the second player, answers first.
  pair.games[0].answers.resize(3);
  pair.games[0].answers[0] = {30'500, 30'000, 25, 1000, 7, {}, 70};
  pair.games[0].answers[1] = {10'000, {}, {}, {}, {}, {}, -4};
  pair.games[0].answers[2] = {20'000, 19'000, 20, 3000, 10, {}, 80};
  pair.games[1].answers.resize(2);
  pair.games[1].answers[0] = {5'000, 5'000, {}, {}, {}, {}, 95};
  counts.Add(pair);
  const PlayerCounts& first = counts.players()[0];
  EXPECT_EQ(first.answers, 2);
  EXPECT_EQ(first.wall_us, 15'000);
  EXPECT_EQ(first.longest_us, 10'000);
  EXPECT_EQ(first.least_left_ms, -4);
  EXPECT_EQ(first.late, 1);
  const PlayerCounts& second = counts.players()[1];
  EXPECT_EQ(second.answers, 3);
  EXPECT_EQ(second.nodes, 4000);
  EXPECT_EQ(second.counted_us, 50'500);
  EXPECT_EQ(second.depths, 17);
  EXPECT_EQ(second.deep_answers, 2);
  EXPECT_THAT(second.latencies_us, ElementsAre(5'500, 0));
  EXPECT_EQ(second.least_left_ms, 70);
  EXPECT_EQ(second.late, 0);
}

TEST(MatchCounts, MovesThatWereLateForTheMachineAreCounted) {
  MatchCounts counts = TwoTimed();
  counts.Add(PairOf(0, 1, "result=b end=mate standstills=\"3:41ms 2:12ms\"", "result=b end=mate"));
  counts.Add(PairOf(0, 1, "result=b end=mate", "result=b end=mate standstills=\"2:20ms\""));
  EXPECT_EQ(counts.excused_moves(), 3);
}

TEST(MatchCounts, ASearchThatWaitedMuchWasDisturbed) {
  const auto disturbed = [](MatchCounts counts, int64_t wall_us, int64_t cpu_us) {
    PlayedPair pair = PairOf(0, 1, "result=b end=mate", "result=b end=mate");
    pair.games[1].answers.resize(1);
    pair.games[1].answers[0].wall_us = wall_us;
    pair.games[1].answers[0].cpu_us = cpu_us;
    counts.Add(pair);
    return counts.disturbed_games();
  };
  EXPECT_EQ(disturbed(TwoTimed(), 120'000, 100'000), 0);
  EXPECT_EQ(disturbed(TwoTimed(), 121'000, 100'000), 1);
  EXPECT_EQ(disturbed(TwoTimed(), 4'000, 1'000), 0) << "too short to tell";
  const auto pairings = PairingsOf(2, false);
  // The first player answers as white in the second game.
  EXPECT_EQ(disturbed({pairings, {false, true}, {true, true}}, 200'000, 100'000), 0);
  EXPECT_EQ(disturbed({pairings, {true, true}, {false, true}}, 200'000, 100'000), 0);
  EXPECT_EQ(disturbed({pairings, {true, false}, {true, false}}, 200'000, 100'000), 1);
}

TEST(MatchCounts, FaultsAreNoLossesOnTime) {
  MatchCounts counts = TwoTimed();
  PlayedPair pair = PairOf(0, 1, "result=w end=error fault=\"black: crashed: x\"",
                           "result=w end=time fault=\"black: took 9 ms of 5 ms\"");
  pair.games[0].fault = Fault{kBlack, "crashed: x"};
  pair.games[1].fault = Fault{kBlack, "took 9 ms of 5 ms"};
  pair.attempt = 2;
  pair.repeated_itself = true;
  counts.Add(pair);
  EXPECT_EQ(counts.faults(), 1);
  EXPECT_EQ(counts.players()[0].faults, 1);
  EXPECT_EQ(counts.players()[1].faults, 0);
  EXPECT_THAT(counts.players()[0].lost_by, UnorderedElementsAre(Pair("crash", 1)));
  EXPECT_THAT(counts.players()[1].lost_by, UnorderedElementsAre(Pair("time", 1)));
  EXPECT_EQ(counts.played_again(), 1);
  EXPECT_EQ(counts.repeated_itself(), true);
  pair.repeated_itself = false;
  counts.Add(pair);
  EXPECT_EQ(counts.repeated_itself(), false);
}

}  // namespace
}  // namespace hakari::match

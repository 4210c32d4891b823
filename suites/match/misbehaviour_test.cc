// Whatever an engine does, its game ends as the rules say, and the match goes on.
#include <atomic>
#include <memory>
#include <string>
#include <vector>

#include "base/files/text_file.h"
#include "gtest/gtest.h"
#include "suites/core/engine_spec.h"
#include "suites/engines/search_player.h"
#include "suites/engines/usi_engine.h"
#include "suites/match/match_counts.h"
#include "suites/match/play_match.h"

namespace hakari::match {
namespace {

struct Misbehaviour {
  const char* name;
  const char* end;  // of both games, by EndKind
  bool is_fault;
};

const Misbehaviour kFamily[] = {
    {"exits-on-go", "crash", true},      {"aborts-on-go", "crash", true},
    {"closes-stdout", "crash", true},    {"leaves-at-once", "crash", true},
    {"no-usiok", "stall", true},         {"ignores-stop", "stall", true},
    {"floods-a-line", "protocol", true}, {"floods-lines", "protocol", true},
    {"nuls", "protocol", true},          {"no-move", "protocol", true},
    {"chess-move", "protocol", true},    {"illegal-move", "illegal move", true},
    {"wins", "illegal move", true},      {"resigns", "resignation", false},
    {"hangs-on-go", "time", false},
};

Entrant Misbehaving(const std::string& behaviour) {
  suites::EngineSpec spec;
  spec.command = "base/process/testing/fake_engine";
  spec.args = {behaviour};
  spec.deadlines.handshake_ms = spec.deadlines.ready_ms = 1000;
  spec.deadlines.margin_ms = 100;
  spec.deadlines.stop_ms = 300;
  spec.deadlines.quit_ms = 100;
  Entrant entrant;
  entrant.name = entrant.player.identity.name = behaviour;
  entrant.allowance.move_ms = 50;
  entrant.player.make =
      [spec](const std::atomic<bool>*) -> absl::StatusOr<std::unique_ptr<player::Player>> {
    return std::make_unique<engines::UsiEngine>(spec);
  };
  return entrant;
}

Entrant Good() {
  Entrant entrant;
  entrant.name = entrant.player.identity.name = "good";
  entrant.allowance.nodes = 10;
  entrant.player.make =
      [](const std::atomic<bool>*) -> absl::StatusOr<std::unique_ptr<player::Player>> {
    engines::SearchConfig config;
    config.table_mib = 1;
    return std::make_unique<engines::SearchPlayer>(config);
  };
  return entrant;
}

// 7g7f, which the fake engine plays when it behaves well, has already been played in both openings.
Openings TwoOpenings() {
  const std::string path = ::testing::TempDir() + "/two.usi";
  EXPECT_TRUE(
      WriteFileAtomically(path, "startpos moves 7g7f 8c8d\nstartpos moves 7g7f 3c3d\n").ok());
  return *Openings::Read({path}, 10, 1);
}

class MisbehaviourTest : public ::testing::TestWithParam<Misbehaviour> {};

TEST_P(MisbehaviourTest, LosesAsTheRuleSaysAndTheMatchGoesOn) {
  const Openings openings = TwoOpenings();
  MatchPlan plan;
  plan.entrants = {Misbehaving(GetParam().name), Good()};
  plan.openings = &openings;
  plan.pairs = 2;
  MatchCounts counts(PairingsOf(2, false), {true, false}, {true, true});
  const std::atomic<bool> stop{false};
  const auto run =
      PlayMatch(plan, {2}, {[&counts](const PlayedPair& pair) { counts.Add(pair); }}, stop);
  ASSERT_TRUE(run.ok()) << run.status();
  ASSERT_EQ(counts.pairs(), 2);
  EXPECT_EQ(counts.players()[0].total().lost, 4);
  EXPECT_EQ(counts.players()[1].total().won, 4);
  ASSERT_EQ(counts.ends().size(), 1u) << counts.ends().begin()->first;
  EXPECT_EQ(counts.ends().begin()->first, GetParam().end);
  EXPECT_EQ(counts.faults(), GetParam().is_fault ? 4 : 0);
}

TEST(KilledEngine, ItsPairIsPlayedAgainTwice) {
  const Openings openings = TwoOpenings();
  MatchPlan plan;
  plan.entrants = {Misbehaving("is-killed"), Good()};
  plan.openings = &openings;
  int attempt = 0;
  const std::atomic<bool> stop{false};
  const auto run =
      PlayMatch(plan, {}, {[&attempt](const PlayedPair& pair) { attempt = pair.attempt; }}, stop);
  ASSERT_TRUE(run.ok()) << run.status();
  EXPECT_EQ(attempt, 3);
}

INSTANTIATE_TEST_SUITE_P(TheFamily, MisbehaviourTest, ::testing::ValuesIn(kFamily),
                         [](const ::testing::TestParamInfo<Misbehaviour>& misbehaviour) {
                           std::string name = misbehaviour.param.name;
                           for (char& c : name) {
                             if (c == '-') c = '_';
                           }
                           return name;
                         });

}  // namespace
}  // namespace hakari::match

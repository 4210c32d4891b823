// What well-behaved engines say, and what is asked of them. Misbehaviour has a test of its own.
#include "suites/engines/usi_engine.h"

#include <stdlib.h>

#include <string>
#include <thread>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/mate/mate_result.h"
#include "engine/notation/usi_move.h"
#include "gtest/gtest.h"
#include "suites/engines/mate_claim.h"

namespace hakari::engines {
namespace {

constexpr char kFakeEngine[] = "base/process/testing/fake_engine";
constexpr char kMateInOne[] = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1";

suites::EngineSpec Fake(const std::string& behaviour) {
  suites::EngineSpec spec;
  spec.command = kFakeEngine;
  spec.args = {behaviour};
  spec.deadlines.handshake_ms = spec.deadlines.margin_ms = 60'000;
  spec.deadlines.quit_ms = 2000;
  return spec;
}

SearchResult Play(UsiEngine& engine) {
  SearchLimits limits;
  limits.nodes = 1000;
  return engine.Search(UsiPosition(Position::Initial()), limits);
}

MateSearchResult Mate(UsiEngine& engine, const MateClaimCheck& check = CheckMateLine) {
  EngineMateLimits limits;
  limits.time_ms = 60'000;
  limits.nodes = 1000;
  return engine.SearchMate(*UsiPosition::Parse(kMateInOne), limits, check);
}

std::string TranscriptOf(UsiEngine& engine) {
  return engine.SetOption("No Such Option", "")->transcript;
}

TEST(UsiEngineTest, TheManyWaysToBeGood) {
  for (const char* behaviour : {"good", "slow-handshake", "unknown-words", "crlf", "floods-errors",
                                "garbage-aside", "several-lines"}) {
    UsiEngine engine(Fake(behaviour));
    const SearchResult result = Play(engine);
    ASSERT_FALSE(result.failure) << behaviour << ": " << result.failure->what;
    EXPECT_EQ(result.best.kind, UsiBestMove::Kind::kMove);
    EXPECT_EQ(notation::ToUsi(result.best.move), "7g7f");
    EXPECT_FALSE(result.overran);
    EXPECT_GE(result.times.wall_ns, 0);
    EXPECT_GE(result.times.cpu_ns, 0);
    EXPECT_TRUE(absl::StartsWith(engine.name(), "Fake"));
  }
}

TEST(UsiEngineTest, TheWholeTalk) {
  suites::EngineSpec spec = Fake("good");
  spec.options = {{"skill level", "3"}, {"USI_Ponder", "false"}};
  UsiEngine engine(spec);
  ASSERT_FALSE(Play(engine).failure);
  ASSERT_FALSE(engine.NewGame());
  EXPECT_EQ(engine.options().size(), 3u);
  const std::string talk = TranscriptOf(engine);
  for (const char* part :
       {"> usi\n",
        "< usiok\n> setoption name skill level value 3\n"
        "> setoption name USI_Ponder value false\n> isready\n< readyok\n> usinewgame\n"
        "> position startpos\n> go nodes 1000\n< bestmove 7g7f ponder 3c3d\n"
        "> isready\n< readyok\n> usinewgame\n# refused",
        "! fake_engine: good\n"}) {
    EXPECT_TRUE(absl::StrContains(talk, part)) << part << "\nin\n" << talk;
  }
}

// The same, in the transcript, for each way to reset.
std::string AtReset(suites::EngineReset reset) {
  suites::EngineSpec spec = Fake("good");
  spec.reset = reset;
  UsiEngine engine(spec);
  EXPECT_FALSE(Play(engine).failure);
  EXPECT_FALSE(engine.NewGame());
  EXPECT_EQ(engine.starts(), reset == suites::EngineReset::kRestart ? 2 : 1);
  const std::string talk = TranscriptOf(engine);
  const size_t at = talk.find("bestmove 7g7f ponder 3c3d\n");
  return at == std::string::npos ? "" : talk.substr(at + 26, talk.find('#') - at - 26);
}

TEST(UsiEngineTest, Resets) {
  EXPECT_EQ(AtReset(suites::EngineReset::kNone), "");
  EXPECT_EQ(AtReset(suites::EngineReset::kNewGame), "> usinewgame\n");
  EXPECT_EQ(AtReset(suites::EngineReset::kReadyNewGame), "> isready\n< readyok\n> usinewgame\n");
  EXPECT_EQ(AtReset(suites::EngineReset::kClearHash), "> setoption name Clear Hash\n");
  EXPECT_EQ(AtReset(suites::EngineReset::kRestart), "");
}

TEST(UsiEngineTest, ResignationAndDeclaration) {
  UsiEngine resigns(Fake("resigns"));
  EXPECT_EQ(Play(resigns).best.kind, UsiBestMove::Kind::kResign);
  UsiEngine wins(Fake("wins"));
  EXPECT_EQ(Play(wins).best.kind, UsiBestMove::Kind::kWin);
}

TEST(UsiEngineTest, SeveralLinesByRank) {
  UsiEngine engine(Fake("several-lines"));
  const SearchResult result = Play(engine);
  ASSERT_FALSE(result.failure);
  ASSERT_EQ(result.info.size(), 2u);
  EXPECT_EQ(result.info[0].score->value, 30);  // exact, unlike what came later
  EXPECT_EQ(result.info[0].pv.size(), 2u);
  EXPECT_EQ(result.info[1].score->value, -4);
  EXPECT_FALSE(result.info[1].score->mating);
  EXPECT_EQ(result.nodes, 150u);
}

TEST(UsiEngineTest, AnswersToMateSearches) {
  struct Case {
    const char* behaviour;
    mate::MateAnswer answer;
    const char* said;
  };
  for (const Case& test : {Case{"good", mate::MateAnswer::kMate, "mate"},
                           Case{"no-mate", mate::MateAnswer::kNoMate, "nomate"},
                           Case{"none", mate::MateAnswer::kUnknown, "none"},
                           Case{"timeout", mate::MateAnswer::kUnknown, "timeout"},
                           Case{"notimplemented", mate::MateAnswer::kUnknown, "notimplemented"}}) {
    UsiEngine engine(Fake(test.behaviour));
    const MateSearchResult result = Mate(engine);
    ASSERT_FALSE(result.failure) << result.failure->what;
    EXPECT_EQ(result.answer, test.answer) << test.behaviour;
    EXPECT_EQ(result.said, test.said);
    EXPECT_EQ(result.line.size(), test.answer == mate::MateAnswer::kMate ? 1u : 0u);
  }
}

TEST(UsiEngineTest, MatesByOrdinarySearch) {
  for (const char* behaviour : {"mate-score", "mate-score-of-no-mate"}) {
    suites::EngineSpec spec = Fake(behaviour);
    spec.mate_by = suites::MateBy::kSearch;
    UsiEngine engine(spec);
    const MateSearchResult result = Mate(engine);
    ASSERT_FALSE(result.failure) << result.failure->what;
    EXPECT_EQ(result.answer, behaviour == std::string("mate-score") ? mate::MateAnswer::kMate
                                                                    : mate::MateAnswer::kUnknown);
    EXPECT_EQ(result.nodes, 9u);
  }
}

TEST(UsiEngineTest, AStricterCheckCanBeHandedIn) {
  UsiEngine engine(Fake("good"));
  const auto gives_up = [](const Position&, const std::vector<Move>&) {
    return MateClaimVerdict{MateClaimVerdict::Kind::kUnchecked, "budget"};
  };
  EXPECT_TRUE(Mate(engine, gives_up).unchecked);
  const auto refuses = [](const Position&, const std::vector<Move>&) {
    return MateClaimVerdict{MateClaimVerdict::Kind::kWrong, "another defence helps"};
  };
  const MateSearchResult wrong = Mate(engine, refuses);
  ASSERT_TRUE(wrong.failure);
  EXPECT_EQ(wrong.failure->kind, FailureKind::kWrongClaim);
  EXPECT_EQ(wrong.failure->what, "another defence helps");
}

TEST(UsiEngineTest, WhatWeDoNotAsk) {
  UsiEngine engine(Fake("good"));
  const auto kind = [](const std::optional<EngineFailure>& failure) {
    return failure ? std::string(FailureKindName(failure->kind)) : "";
  };
  EXPECT_EQ(kind(engine.SetOption("USI_Hash", "1\nquit")), "refused");
  EXPECT_EQ(kind(engine.SetOption("Skill Level\n", "1")), "refused");
  EXPECT_EQ(engine.SetOption("Book", "x")->what,
            "the engine has no option 'Book'; it has USI_Hash, Clear Hash, Skill Level");
  EXPECT_EQ(engine.SetOption("Hash", "16")->what,
            "the engine has no option 'Hash'; did you mean USI_Hash, Clear Hash?");
  EXPECT_EQ(kind(engine.Search(UsiPosition(Position::Initial()), {}).failure), "refused");
  EngineMateLimits nothing;
  nothing.time_ms = 0;
  EXPECT_EQ(kind(engine.SearchMate(*UsiPosition::Parse(kMateInOne), nothing).failure), "refused");
}

TEST(UsiEngineTest, ThePathOfAMissingEngineIsNamed) {
  suites::EngineSpec spec;
  spec.command = "/no/such/engine";
  const auto engine = UsiEngine::Start(spec);
  EXPECT_TRUE(absl::IsNotFound(engine.status()));
  EXPECT_EQ(engine.status().message(), "cannot start '/no/such/engine': No such file or directory");
  const auto dies = UsiEngine::Start(Fake("dies-in-handshake"));
  EXPECT_TRUE(absl::IsUnavailable(dies.status()));
  EXPECT_TRUE(absl::StrContains(dies.status().message(), "exited with code 3")) << dies.status();
}

TEST(UsiEngineTest, ManyThreadsAtOnce) {
  std::vector<std::thread> threads;
  for (int i = 0; i < 8; ++i) {
    threads.emplace_back([] {
      for (const char* behaviour : {"good", "exits-on-go", "good"}) {
        UsiEngine engine(Fake(behaviour));
        EXPECT_EQ(Play(engine).failure.has_value(), behaviour == std::string("exits-on-go"));
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
}

}  // namespace
}  // namespace hakari::engines

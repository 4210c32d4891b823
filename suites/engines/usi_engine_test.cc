// What well-behaved engines are asked and what they answer. misbehaviour_test tests the others.
#include "suites/engines/usi_engine.h"

#include <stdlib.h>

#include <string>
#include <thread>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/notation/usi_move.h"
#include "engine/player/answer.h"
#include "engine/player/failure.h"
#include "engine/player/game.h"
#include "engine/player/player.h"
#include "engine/player/score.h"
#include "gtest/gtest.h"
#include "suites/engines/mate_claim.h"

namespace hakari::engines {
namespace {

using player::Answer;
using player::Failure;
using player::FailureKind;
using player::Question;

constexpr char kFakeEngine[] = "base/process/testing/fake_engine";

suites::EngineSpec Fake(const std::string& behaviour) {
  suites::EngineSpec spec;
  spec.command = kFakeEngine;
  spec.args = {behaviour};
  spec.deadlines.handshake_ms = spec.deadlines.margin_ms = 60'000;
  spec.deadlines.quit_ms = 2000;
  return spec;
}

Question Move() {
  Question question;
  question.limits.nodes = 1000;
  return question;
}

Answer Play(UsiEngine& engine) { return engine.Ask(Move()); }

Question MateInOne() {
  Question question = Move();
  question.kind = Question::Kind::kMate;
  question.game = *player::ParseGame("4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
  question.limits.move_ms = 60'000;
  return question;
}

Answer Mate(UsiEngine& engine) { return engine.Ask(MateInOne()); }

class Heard : public player::Listener {
 public:
  void OnLine(const player::Line&) override { ++lines; }
  void OnRemark(absl::string_view) override {}
  int lines = 0;
};

std::string TranscriptOf(UsiEngine& engine) {
  return engine.SetOption("No Such Option", "")->transcript;
}

TEST(UsiEngineTest, TheManyWaysToBeGood) {
  for (const char* behaviour : {"good", "slow-handshake", "unknown-words", "crlf", "floods-errors",
                                "garbage-aside", "several-lines"}) {
    UsiEngine engine(Fake(behaviour));
    const Answer result = Play(engine);
    ASSERT_FALSE(result.failure) << behaviour << ": " << result.failure->what;
    EXPECT_EQ(result.kind, Answer::Kind::kMove);
    EXPECT_EQ(notation::ToUsi(result.move), "7g7f");
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

// The part of the transcript that shows the reset.
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
  EXPECT_EQ(Play(resigns).kind, Answer::Kind::kResign);
  UsiEngine wins(Fake("wins"));
  EXPECT_EQ(Play(wins).kind, Answer::Kind::kDeclare);
}

TEST(UsiEngineTest, SeveralLinesByRank) {
  UsiEngine engine(Fake("several-lines"));
  Heard heard;
  const Answer result = engine.Ask(Move(), {}, &heard);
  ASSERT_FALSE(result.failure);
  ASSERT_EQ(result.lines.size(), 2u);
  EXPECT_EQ(result.lines[0].score, player::Score::Centipawns(30));  // exact, unlike what came later
  EXPECT_EQ(result.lines[0].moves.size(), 2u);
  EXPECT_EQ(result.lines[1].score, player::Score::IsMated(4));
  EXPECT_EQ(result.Counter(player::kNodesCounter), 150);
  EXPECT_EQ(heard.lines, 5);
}

TEST(UsiEngineTest, WhatIsNotCountedHasNoCounter) {
  UsiEngine engine(Fake("good"));
  EXPECT_TRUE(Play(engine).counters.empty());
}

TEST(UsiEngineTest, SeveralLinesNeedAnOptionAndAreToldOnce) {
  Question several = Move();
  several.lines = 3;
  UsiEngine without(Fake("good"));
  const Answer refused = without.Ask(several);
  ASSERT_TRUE(refused.failure);
  EXPECT_EQ(refused.failure->kind, FailureKind::kRefused);
  EXPECT_FALSE(without.abilities().several_lines);
  EXPECT_TRUE(without.running());
  UsiEngine engine(Fake("has-multipv"));
  for (int i = 0; i < 2; ++i) ASSERT_FALSE(engine.Ask(several).failure);
  EXPECT_TRUE(engine.abilities().several_lines);
  ASSERT_FALSE(Play(engine).failure);
  const std::string talk = TranscriptOf(engine);
  for (const char* part : {"> usinewgame\n> setoption name MultiPV value 3\n> position",
                           "3c3d\n> position startpos\n> go nodes 1000\n< bestmove",
                           "3c3d\n> setoption name MultiPV value 1\n> position"}) {
    EXPECT_TRUE(absl::StrContains(talk, part)) << part << "\nin\n" << talk;
  }
}

TEST(UsiEngineTest, TheTableIsToldOnceALife) {
  UsiEngine engine(Fake("good"));
  Question question = Move();
  question.limits.table_mib = 64;
  for (int i = 0; i < 2; ++i) ASSERT_FALSE(engine.Ask(question).failure);
  const std::string talk = TranscriptOf(engine);
  const std::string set = "> setoption name USI_Hash value 64\n";
  EXPECT_TRUE(absl::StrContains(talk, "> usinewgame\n" + set + "> position startpos\n")) << talk;
  EXPECT_EQ(talk.find(set), talk.rfind(set));
}

TEST(UsiEngineTest, OnlyRootMovesMayBePlayed) {
  UsiEngine engine(Fake("good"));
  Question question = Move();
  question.root_moves = player::ParseMoves("2g2f 7g7f");
  EXPECT_FALSE(engine.Ask(question).failure);
  question.root_moves = player::ParseMoves("2g2f");
  const Answer other = engine.Ask(question);
  ASSERT_TRUE(other.failure);
  EXPECT_EQ(other.failure->kind, FailureKind::kIllegalMove);
}

TEST(UsiEngineTest, SaysHowLongItTook) {
  UsiEngine late(Fake("resigns-late"));
  EXPECT_GE(Play(late).times.wall_ns, 300'000'000);
  UsiEngine engine(Fake("good"));
  const int64_t at_once_ns = Play(engine).times.wall_ns;
  EXPECT_GE(at_once_ns, 0);
  EXPECT_LT(at_once_ns, 60'000'000'000);
}

TEST(UsiEngineTest, AnswersToMateSearches) {
  struct Case {
    const char* behaviour;
    Answer::Kind kind;
    const char* said;
  };
  for (const Case& test :
       {Case{"good", Answer::Kind::kMate, "mate"}, Case{"no-mate", Answer::Kind::kNoMate, "nomate"},
        Case{"none", Answer::Kind::kUnknown, "none"},
        Case{"timeout", Answer::Kind::kUnknown, "timeout"},
        Case{"notimplemented", Answer::Kind::kUnknown, "notimplemented"}}) {
    UsiEngine engine(Fake(test.behaviour));
    const Answer result = Mate(engine);
    ASSERT_FALSE(result.failure) << result.failure->what;
    EXPECT_EQ(result.kind, test.kind) << test.behaviour;
    EXPECT_EQ(result.said, test.said);
    ASSERT_EQ(result.lines.size(), test.kind == Answer::Kind::kMate ? 1u : 0u);
    for (const player::Line& line : result.lines) EXPECT_EQ(player::MovesText(line.moves), "G*5b");
  }
}

TEST(UsiEngineTest, MatesByOrdinarySearch) {
  for (const char* behaviour : {"mate-score", "mate-score-of-no-mate"}) {
    suites::EngineSpec spec = Fake(behaviour);
    spec.mate_by = suites::MateBy::kSearch;
    UsiEngine engine(spec);
    const Answer result = Mate(engine);
    ASSERT_FALSE(result.failure) << result.failure->what;
    const bool mates = behaviour == std::string("mate-score");
    EXPECT_EQ(result.kind, mates ? Answer::Kind::kMate : Answer::Kind::kUnknown);
    EXPECT_EQ(result.Counter(player::kNodesCounter), 9);
  }
}

TEST(UsiEngineTest, AStricterCheckCanBeHandedIn) {
  UsiEngine gives_up(Fake("good"), [](const Position&, const std::vector<hakari::Move>&) {
    return MateClaimVerdict{MateClaimVerdict::Kind::kUnchecked, "budget"};
  });
  EXPECT_EQ(Mate(gives_up).Counter(player::kUncheckedCounter), 1);
  UsiEngine refuses(Fake("good"), [](const Position&, const std::vector<hakari::Move>&) {
    return MateClaimVerdict{MateClaimVerdict::Kind::kWrong, "another defence helps"};
  });
  const Answer wrong = Mate(refuses);
  ASSERT_TRUE(wrong.failure);
  EXPECT_EQ(wrong.failure->kind, FailureKind::kWrongClaim);
  EXPECT_EQ(wrong.failure->what, "another defence helps");
}

TEST(UsiEngineTest, WhatWeDoNotAsk) {
  UsiEngine engine(Fake("good"));
  const auto kind = [](const std::optional<Failure>& failure) {
    return failure ? std::string(player::FailureKindName(failure->kind)) : "";
  };
  EXPECT_EQ(kind(engine.SetOption("USI_Hash", "1\nquit")), "refused");
  EXPECT_EQ(kind(engine.SetOption("Skill Level\n", "1")), "refused");
  EXPECT_EQ(engine.SetOption("Book", "x")->what,
            "the engine has no option 'Book'; it has USI_Hash, Clear Hash, Skill Level");
  EXPECT_EQ(engine.SetOption("Hash", "16")->what,
            "the engine has no option 'Hash'; did you mean USI_Hash, Clear Hash?");
  EXPECT_EQ(kind(engine.Ask({}).failure), "refused");
  Question no_time = MateInOne();
  no_time.limits.move_ms = 0;
  EXPECT_EQ(kind(engine.Ask(no_time).failure), "refused");
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

#include "suites/engines/programs/player_program.h"

#include <atomic>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/mate/mate_result.h"
#include "engine/player/answer.h"
#include "engine/player/failure.h"
#include "engine/player/game.h"
#include "engine/player/score.h"
#include "engine/player/testing/fake_player.h"
#include "gtest/gtest.h"
#include "suites/core/limits.h"
#include "suites/core/outcome.h"
#include "suites/core/problem.h"
#include "suites/core/problem_line.h"

namespace hakari::engines {
namespace {

using player::Answer;
using player::Question;

const std::atomic<bool> kGoOn(false);
constexpr char kMateInOne[] = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1";

suites::Problem At(const std::string& sfen) {
  return *suites::ParseProblemLine(absl::StrCat("sfen ", sfen, " ; id=p"), {"test"});
}

// A program whose player gives this answer, and what the player was asked.
struct Played {
  explicit Played(Answer given, Asked asked = {}) : answer(std::move(given)) {
    program = MakePlayerProgram(
        std::make_unique<player::FakePlayer>(
            [this](const Question& question, const player::Control&, player::Listener*) {
              questions.push_back(question);
              return answer;
            },
            [this] { ++new_games; }),
        std::move(asked));
  }

  suites::Outcome Run(const suites::Limits& limits = {}, const std::string& sfen = kMateInOne) {
    return program->Run(At(sfen), limits, kGoOn);
  }

  Answer answer;
  std::vector<Question> questions;
  int new_games = 0;
  std::unique_ptr<suites::Program> program;
};

Asked ForAMate() { return {Question::Kind::kMate, 1000, ""}; }

TEST(PlayerProgramTest, ATimeIsToldAsByoyomi) {
  suites::Limits limits;
  EXPECT_FALSE(PlayerLimits(limits).byoyomi_ms);
  limits.movetime_ms = 250;
  EXPECT_EQ(PlayerLimits(limits).byoyomi_ms, 250);
  EXPECT_FALSE(PlayerLimits(limits).nodes || PlayerLimits(limits).move_ms);
  limits.movetime_ms = UINT64_MAX;
  EXPECT_GT(*PlayerLimits(limits).byoyomi_ms, 0);
}

// The right move, 5i5h, comes at depth 2 and stays.
TEST(PlayerProgramTest, OfAProblemWithARightMoveTheWayToItIsCounted) {
  const auto say = [](player::Listener* listener, const char* move, int depth, int64_t nodes) {
    player::Line line;
    line.depth = depth;
    line.nodes = nodes;
    line.score = player::Score::Centipawns(-7);
    line.moves = player::ParseMoves(move);
    listener->OnLine(line);
    return line;
  };
  int heard = 0;
  const auto program = MakePlayerProgram(
      std::make_unique<player::FakePlayer>(
          [&](const Question&, const player::Control&, player::Listener* listener) {
            Answer answer = Answer::Plays(player::ParseMoves("5i5h")[0]);
            if (listener == nullptr) return answer;
            ++heard;
            say(listener, "5i4h", 1, 10);
            say(listener, "5i5h", 2, 20);
            answer.lines = {say(listener, "5i5h 5a5b", 3, 30)};
            answer.counters = {{"nodes", 40}, {"score", 99}};
            return answer;
          }),
      {});
  const auto run = [&](const std::string& notes) {
    return program->Run(
        *suites::ParseProblemLine(absl::StrCat("sfen ", kMateInOne, " ; id=p ", notes), {"test"}),
        {}, kGoOn);
  };
  EXPECT_EQ(
      run("best=5i5h,5i6h").counters,
      (suites::Counters{
          {"depth", 3}, {"nodes", 40}, {"right_depth", 2}, {"right_nodes", 20}, {"score", 99}}))
      << "the player's own counters are kept";
  EXPECT_EQ(run("best=5i6h").counters.count("right_depth"), 0u);
  EXPECT_EQ(run("avoid=5i6h").counters.at("right_depth"), 1);
  EXPECT_EQ(heard, 3);
  EXPECT_TRUE(run("").counters.empty());
  EXPECT_EQ(heard, 3) << "without a right move no listener is passed";
}

TEST(PlayerProgramTest, LimitsBecomeThoseOfTheQuestion) {
  Played played(Answer::Of(Answer::Kind::kNoMate), ForAMate());
  suites::Limits limits;
  limits.depth = uint64_t{1} << 40;
  limits.table_mib = 8;
  played.Run(limits);
  limits.nodes = 5;
  played.Run(limits);
  ASSERT_EQ(played.questions.size(), 2u);
  EXPECT_EQ(played.questions[0].limits.nodes, 1000u);
  EXPECT_EQ(played.questions[0].limits.table_mib, 8u);
  EXPECT_EQ(played.questions[0].limits.depth, 1'000'000);
  EXPECT_EQ(played.questions[1].limits.nodes, 5u);
  EXPECT_EQ(played.questions[0].kind, Question::Kind::kMate);
}

TEST(PlayerProgramTest, EachProblemIsANewGame) {
  Played played(Answer::Of(Answer::Kind::kResign));
  played.Run();
  played.Run();
  EXPECT_EQ(played.new_games, 2);
  EXPECT_FALSE(played.program->MakeReady(At(kMateInOne), {}, kGoOn));
  played.Run();
  EXPECT_EQ(played.new_games, 3);
}

TEST(PlayerProgramTest, OutcomesOfMates) {
  Answer mate = Answer::Of(Answer::Kind::kMate);
  mate.lines.emplace_back().moves = player::ParseMoves("G*5b");
  mate.counters = {{"nodes", 7}, {"unchecked", 1}};
  const suites::Outcome found = Played(mate, ForAMate()).Run();
  EXPECT_EQ(found.answer, kMateAnswer);
  EXPECT_EQ(found.line, "G*5b");
  EXPECT_EQ(found.counters.at("plies"), 1);
  EXPECT_EQ(found.counters.at("nodes"), 7);
  EXPECT_EQ(found.counters.at("unchecked"), 1);
  Answer unknown;
  unknown.reason = mate::StopReason::kMemory;
  const suites::Outcome open = Played(unknown, ForAMate()).Run();
  EXPECT_EQ(open.answer, kUnknownAnswer);
  EXPECT_EQ(open.why, "the limit on memory");
  EXPECT_EQ(open.counters.at("nodes"), 0);
}

TEST(PlayerProgramTest, WhoOverranHasNotAnsweredTheQuestion) {
  Answer answer = Answer::Plays(player::ParseMoves("5i5h")[0]);
  EXPECT_EQ(Played(answer).Run().answer, "5i5h");
  answer.overran = true;
  EXPECT_EQ(Played(answer).Run().status, suites::OutcomeStatus::kTimedOut);
}

TEST(PlayerProgramTest, BadProblemsAreRefused) {
  Played played(Answer::Of(Answer::Kind::kNoMate), ForAMate());
  EXPECT_EQ(played.Run({}, "9/9/4P4/9/9/9/9/9/4K4 b G 1").why, "there is no king to mate");
  EXPECT_TRUE(played.questions.empty());
}

TEST(PlayerProgramTest, FailuresHaveTheirStatus) {
  Answer failed =
      Answer::Failed(player::FailureKind::kCrashed, "claims mate, which the check refutes");
  failed.times.wall_ns = 12;
  const suites::Outcome crashed = Played(failed).Run();
  EXPECT_EQ(crashed.status, suites::OutcomeStatus::kCrashed);
  EXPECT_EQ(crashed.why, "claims mate, which the check refutes");
  EXPECT_EQ(crashed.times.wall_ns, 12);
}

}  // namespace
}  // namespace hakari::engines

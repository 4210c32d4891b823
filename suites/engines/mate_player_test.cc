#include "suites/engines/mate_player.h"

#include <atomic>
#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include "absl/strings/match.h"
#include "engine/mate/solver.h"
#include "engine/player/game.h"
#include "gtest/gtest.h"

namespace hakari::engines {
namespace {

using player::Answer;
using player::FailureKind;
using player::Limits;
using player::Question;
using std::chrono::milliseconds;

constexpr char kMateInOne[] = "4k4/9/4P4/9/9/9/9/9/9 b G 1";
constexpr char kNoChecks[] = "4k4/9/9/9/9/9/9/9/4K4 b - 1";

Question Ask(Question::Kind kind, const std::string& position) {
  Question question;
  question.kind = kind;
  question.game = *player::ParseGame(position);
  question.limits.nodes = 1000;
  return question;
}
Question Mate(const std::string& position) { return Ask(Question::Kind::kMate, position); }
Question MoveQ(const std::string& position) { return Ask(Question::Kind::kMove, position); }

absl::StatusOr<std::unique_ptr<mate::MateSolver>> MakePds(const Limits&) {
  return mate::MakeMateSolver("pds", *mate::TableBytesFor("pds", 1000));
}

// Answers mate with this line. If the line is empty, it searches until it is stopped.
class FakeSolver : public mate::MateSolver {
 public:
  explicit FakeSolver(std::vector<Move> line) : line_(std::move(line)) {}

  mate::MateResult Solve(const Position&, const mate::MateLimits& limits) override {
    mate::MateResult result;
    result.answer = line_.empty() ? mate::MateAnswer::kUnknown : mate::MateAnswer::kMate;
    result.line = line_;
    if (!line_.empty()) return result;
    const auto give_up = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    while (!*limits.stop && std::chrono::steady_clock::now() < give_up) std::this_thread::yield();
    if (*limits.stop) result.reason = mate::StopReason::kStopped;
    return result;
  }
  mate::KnownAnswer Known(const Position&) const override { return {}; }
  uint64_t max_nodes() const override { return UINT64_MAX; }

 private:
  const std::vector<Move> line_;
};

MateSolverMaker Fake(const std::string& line) {
  return [line](const Limits&) -> absl::StatusOr<std::unique_ptr<mate::MateSolver>> {
    return std::make_unique<FakeSolver>(player::ParseMoves(line));
  };
}

TEST(MatePlayerTest, AnswersToAMate) {
  MatePlayer player(MakePds, 1000);
  const Answer mate = player.Ask(Mate(kMateInOne), {}, nullptr);
  ASSERT_FALSE(mate.failure) << mate.failure->what;
  EXPECT_EQ(mate.kind, Answer::Kind::kMate);
  ASSERT_EQ(mate.lines.size(), 1u);
  EXPECT_EQ(player::MovesText(mate.lines[0].moves), "G*5b");
  EXPECT_EQ(mate.lines[0].score, player::Score::Mates(1));
  EXPECT_GE(mate.Counter(player::kNodesCounter), 1);
  EXPECT_EQ(player.Ask(Mate(kNoChecks), {}, nullptr).kind, Answer::Kind::kNoMate);
  const Answer unknown = player.Ask(Mate("k8/9/9/9/9/9/9/9/9 b 2R2B 1"), {}, nullptr);
  EXPECT_EQ(unknown.kind, Answer::Kind::kUnknown);
  EXPECT_EQ(unknown.reason, mate::StopReason::kNodes);
  EXPECT_EQ(unknown.Counter(player::kNodesCounter), 1000);
}

TEST(MatePlayerTest, AskedForAMoveItPlaysTheMateOrAnyMove) {
  MatePlayer player(MakePds);
  const Answer mate = player.Ask(MoveQ(kMateInOne), {}, nullptr);
  EXPECT_EQ(mate.kind, Answer::Kind::kMove);
  EXPECT_EQ(mate.move, mate.lines[0].moves[0]);
  const Answer any = player.Ask(MoveQ(kNoChecks), {}, nullptr);
  EXPECT_EQ(any.kind, Answer::Kind::kMove);
  EXPECT_EQ(any.move, player::AnyMove(player::ParseGame(kNoChecks)->position()).move);
}

TEST(MatePlayerTest, AMateThatIsNoneIsAFailure) {
  MatePlayer player(Fake("G*5i"));
  const Answer answer = player.Ask(Mate(kMateInOne), {}, nullptr);
  ASSERT_TRUE(answer.failure);
  EXPECT_EQ(answer.failure->kind, FailureKind::kCrashed);
  EXPECT_TRUE(absl::StrContains(answer.failure->what, "claims a mate, but its line is wrong: "));
}

// The line mates, but the defender has a better defence, which only the full check finds.
TEST(MatePlayerTest, AMateThatNeedsTheDefendersHelpIsRefuted) {
  const char* const position = "9/7k1/1+p7/1L7/3g5/9/9/9/9 b 2G 1";
  MatePlayer trusting(Fake("G*1c 2b1a G*1b"));
  EXPECT_EQ(trusting.Ask(Mate(position), {}, nullptr).kind, Answer::Kind::kMate);
  MatePlayer strict(Fake("G*1c 2b1a G*1b"), 1000);
  const Answer answer = strict.Ask(Mate(position), {}, nullptr);
  ASSERT_TRUE(answer.failure);
  EXPECT_EQ(answer.failure->what, "claims mate, which the check refutes");
}

TEST(MatePlayerTest, RefusesWhatMakesNoSense) {
  MatePlayer player(MakePds);
  const auto words = [&](const Question& question) {
    const Answer answer = player.Ask(question, {}, nullptr);
    const bool refused = answer.failure && answer.failure->kind == FailureKind::kRefused;
    return refused ? answer.failure->what : "it was answered";
  };
  EXPECT_EQ(words(Mate("9/9/9/9/9/9/9/9/4K4 b - 1")), "there is no king to mate");
  Question none = Mate(kMateInOne);
  none.limits.nodes = 0;
  EXPECT_TRUE(absl::StrContains(words(none), "0 nodes"));
  Question several = MoveQ(kMateInOne);
  several.lines = 2;
  EXPECT_EQ(words(several), "a mate search supports neither several lines nor root moves");
  EXPECT_EQ(player.SetOption("Book", "x", nullptr)->what, "there is no option 'Book'");
}

TEST(MatePlayerTest, StopWantsAnAnswerAndCancelNone) {
  MatePlayer player(Fake(""));
  const std::atomic<bool> set{true};
  const std::atomic<bool> unset{false};
  const Answer stopped = player.Ask(Mate(kMateInOne), {&set, nullptr, &unset}, nullptr);
  EXPECT_FALSE(stopped.failure);
  EXPECT_EQ(stopped.reason, mate::StopReason::kStopped);
  const Answer cancelled = player.Ask(Mate(kMateInOne), {nullptr, nullptr, &set}, nullptr);
  ASSERT_TRUE(cancelled.failure);
  EXPECT_EQ(cancelled.failure->kind, FailureKind::kStopped);
  Question timed = Mate(kMateInOne);
  timed.limits.move_ms = 20;
  EXPECT_EQ(player.Ask(timed, {}, nullptr).reason, mate::StopReason::kStopped);
}

TEST(MatePlayerTest, ASearchIsMadeAnewOnlyForOtherLimits) {
  int made = 0;
  MatePlayer player([&made](const Limits& limits) {
    ++made;
    return MakePds(limits);
  });
  Question question = Mate(kMateInOne);
  player.Ask(question, {}, nullptr);
  question.limits.depth = 5;
  player.Ask(question, {}, nullptr);
  EXPECT_EQ(made, 1);
  question.limits.nodes = 500;
  player.Ask(question, {}, nullptr);
  EXPECT_EQ(made, 2);
}

using Clock = std::chrono::steady_clock;

player::Question WithTime(int64_t milliseconds) {
  player::Question question;
  question.limits.move_ms = milliseconds;
  return question;
}

// The time until the flag is set. Gives up after 20 s; then the test has failed anyway.
milliseconds Until(const StopFlag& flag) {
  const Clock::time_point begin = Clock::now();
  while (!*flag.get() && Clock::now() - begin < std::chrono::seconds(20)) std::this_thread::yield();
  EXPECT_TRUE(*flag.get());
  return std::chrono::duration_cast<milliseconds>(Clock::now() - begin);
}

TEST(StopFlagTest, OneFlagIsPolledItself) {
  const std::atomic<bool> flag{false};
  EXPECT_EQ(StopFlag({}, {&flag, nullptr, nullptr}).get(), &flag);
  EXPECT_EQ(StopFlag({}, {nullptr, nullptr, &flag}).get(), &flag);
  EXPECT_EQ(StopFlag({}, {}).get(), nullptr);
}

TEST(StopFlagTest, EitherOfTwoSetsIt) {
  for (const int which : {0, 1}) {
    std::atomic<bool> flags[2] = {{false}, {false}};
    const StopFlag flag({}, {&flags[0], nullptr, &flags[1]});
    EXPECT_FALSE(*flag.get());
    flags[which] = true;
    Until(flag);
  }
}

TEST(StopFlagTest, TheClockSetsIt) {
  const Clock::time_point begin = Clock::now();
  const StopFlag flag(WithTime(50), {});
  Until(flag);
  EXPECT_GE(Clock::now() - begin, milliseconds(50));
  const StopFlag at_once(WithTime(0), {});
  EXPECT_LT(Until(at_once), milliseconds(10'000));
}

TEST(StopFlagTest, AStopComesBeforeTheTime) {
  const std::atomic<bool> stop{true};
  const StopFlag flag(WithTime(600'000), {&stop, nullptr, nullptr});
  EXPECT_LT(Until(flag), milliseconds(10'000));
}

TEST(StopFlagTest, PonderingIsFree) {
  player::Question question = WithTime(50);
  question.ponder = true;
  std::atomic<bool> hit{false};
  const StopFlag flag(question, {nullptr, &hit, nullptr});
  std::this_thread::sleep_for(milliseconds(150));
  EXPECT_FALSE(*flag.get());
  const Clock::time_point begin = Clock::now();
  hit = true;
  Until(flag);
  EXPECT_GE(Clock::now() - begin, milliseconds(50));
}

}  // namespace
}  // namespace hakari::engines

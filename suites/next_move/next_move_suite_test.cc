// The suite with our own search and with an external engine: right, wrong and not answered, and
// from which depth and node on the right move stayed.
#include "suites/next_move/next_move_suite.h"

#include <atomic>
#include <string>

#include "absl/strings/str_cat.h"
#include "base/status/testing.h"
#include "gtest/gtest.h"
#include "suites/core/engine_spec.h"
#include "suites/core/outcome.h"
#include "suites/core/problem_line.h"
#include "suites/core/score.h"

namespace hakari::suites {
namespace {

const std::atomic<bool> kGoOn(false);

Problem Of(const std::string& position, const std::string& notes) {
  return *ParseProblemLine(absl::StrCat(position, " ; id=p ", notes), {"test"});
}

// Black can take an unguarded rook; after any other move the rook takes the gold.
constexpr char kFreeRook[] = "sfen 4k4/9/9/9/4r4/4G4/9/9/4K4 b - 1";

Outcome Asked(const ProgramSpec& spec, const Problem& problem, uint64_t nodes) {
  auto program = spec.make(kGoOn);
  EXPECT_TRUE(program.ok()) << program.status();
  Limits limits;
  limits.nodes = nodes;
  return (*program)->Run(problem, limits, kGoOn);
}

TEST(NextMoveSuiteTest, OurSearchTellsFromWhereOnItsMoveStayed) {
  const Suite suite = NextMoveSuite();
  const Problem problem = Of(kFreeRook, "best=5f5e book=ours theme=capture");
  for (const ProgramSpec& program : suite.programs) {
    const Outcome outcome = Asked(program, problem, 2000);
    EXPECT_TRUE(suite.score(problem, outcome).is_right()) << program.name << outcome.answer;
    EXPECT_EQ(outcome.Counter(kRightDepthCounter), 1) << program.name;
    EXPECT_GT(outcome.Counter(kRightNodesCounter), 0) << program.name;
    EXPECT_LT(*outcome.Counter(kRightNodesCounter), *outcome.Counter("nodes")) << program.name;
    EXPECT_TRUE(outcome.Counter("depth") && outcome.Counter("score")) << program.name;
  }
}

TEST(NextMoveSuiteTest, AWrongMoveStayedFromNowhere) {
  const Suite suite = NextMoveSuite();
  const Problem problem = Of(kFreeRook, "avoid=5f5e");
  const Outcome outcome = Asked(suite.programs[1], problem, 2000);
  EXPECT_TRUE(suite.score(problem, outcome).is_wrong()) << outcome.answer;
  EXPECT_FALSE(outcome.Counter(kRightDepthCounter) || outcome.Counter(kRightNodesCounter));
}

// Without a right move nothing more is counted, so that the goldens of other suites do not change.
TEST(NextMoveSuiteTest, CountsAreOfProblemsWithRightMovesAlone) {
  const Outcome outcome = Asked(NextMoveSuite().programs[1], Of(kFreeRook, "book=ours"), 2000);
  EXPECT_FALSE(outcome.Counter(kRightDepthCounter));
}

// The fake engine reports 2g2f at depth 1, then 7g7f at depth 2 after 100 nodes, and plays it.
TEST(NextMoveSuiteTest, AnEngineOutsideTellsItByItsLines) {
  const Suite suite = NextMoveSuite();
  const auto engine = ParseEngineSpec("base/process/testing/fake_engine several-lines");
  ASSERT_TRUE(engine.ok()) << engine.status();
  HAKARI_ASSERT_OK(const ProgramSpec program, suite.engine_program(*engine, {}));
  const Problem problem = Of("startpos", "best=7g7f");
  const Outcome outcome = Asked(program, problem, 1000);
  EXPECT_TRUE(suite.score(problem, outcome).is_right()) << outcome.answer << outcome.why;
  EXPECT_EQ(outcome.Counter(kRightDepthCounter), 2);
  EXPECT_EQ(outcome.Counter(kRightNodesCounter), 100);
  EXPECT_EQ(outcome.Counter("depth"), 2);
  EXPECT_EQ(outcome.Counter("score"), 30);
  EXPECT_EQ(outcome.Counter("nodes"), 150);
  EXPECT_EQ(Asked(program, Of("startpos", "best=7g7f,2g2f"), 1000).Counter(kRightDepthCounter), 1);
}

TEST(NextMoveSuiteTest, ACrashIsNotAnswered) {
  const Suite suite = NextMoveSuite();
  const auto engine = ParseEngineSpec("base/process/testing/fake_engine exits-on-go");
  ASSERT_TRUE(engine.ok()) << engine.status();
  HAKARI_ASSERT_OK(const ProgramSpec program, suite.engine_program(*engine, {}));
  const Problem problem = Of("startpos", "best=7g7f points=3");
  const Outcome outcome = Asked(program, problem, 1000);
  EXPECT_EQ(outcome.status, OutcomeStatus::kCrashed);
  const Score score = ScoreOutcome(suite.score, problem, outcome);
  EXPECT_EQ(score.verdict, Score::Verdict::kNotAnswered);
  EXPECT_EQ(score.most_points, 3);
}

TEST(NextMoveSuiteTest, ItCountsByBookAndThemeAndHeedsATime) {
  const Suite suite = NextMoveSuite();
  EXPECT_EQ(suite.tally, (std::vector<std::string>{"book", "theme"}));
  EXPECT_TRUE(suite.heeds_time);
  EXPECT_TRUE(RulesOf(suite).needs_right_move);
}

}  // namespace
}  // namespace hakari::suites

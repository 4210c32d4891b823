#include "suites/perft/perft_suite.h"

#include <atomic>
#include <memory>
#include <set>

#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "engine/reference/board.h"
#include "engine/reference/rules.h"
#include "gtest/gtest.h"
#include "suites/core/problem_line.h"
#include "suites/core/problem_set.h"
#include "suites/perft/random_positions.h"

namespace hakari::suites {
namespace {

TEST(PerftSuiteTest, TheProblemsAreReadAndVaried) {
  const auto set = ReadProblemSet(PerftSuite().problem_files);
  ASSERT_TRUE(set.ok()) << set.status();
  EXPECT_EQ(set->problems().size(), 83u);
  std::set<std::string> depths;
  for (const Problem& problem : set->problems()) {
    ASSERT_TRUE(problem.Note("depth").has_value()) << problem.id;
    depths.insert(std::string(*problem.Note("depth")));
  }
  EXPECT_GE(depths.size(), 4u);
}

TEST(PerftSuiteTest, PublishedCountsJudgeTheAnswer) {
  const Suite suite = PerftSuite();
  Problem problem;
  problem.expected.leaves[2] = 900;
  EXPECT_TRUE(suite.score(problem, Outcome::Ran("900", {{"depth", 2}})).is_right());
  EXPECT_TRUE(suite.score(problem, Outcome::Ran("901", {{"depth", 2}})).is_fault);
  for (const Outcome& elsewhere : {Outcome::Ran("30", {{"depth", 1}}), Outcome::Ran("900")}) {
    EXPECT_EQ(suite.score(problem, elsewhere).verdict, Score::Verdict::kOpen);
  }
}

Outcome Count(const std::string& depth, const Limits& limits, bool stopped = false) {
  Problem problem;
  problem.id = "start";
  if (!depth.empty()) problem.notes["depth"] = depth;
  const std::atomic<bool> stop{stopped};
  return (*PerftProgram().make(stop))->Run(problem, limits, stop);
}

TEST(PerftProgramTest, CountsEveryPly) {
  const Outcome outcome = Count("3", {});
  EXPECT_TRUE(outcome.ran());
  EXPECT_EQ(outcome.answer, "25470");
  EXPECT_EQ(outcome.counters, (Counters{{"depth", 3}, {"ply_1", 30}, {"ply_2", 900}}));
}

TEST(PerftProgramTest, LimitsMakeItShallower) {
  Limits limits;
  limits.depth = 2;
  EXPECT_EQ(Count("3", limits).answer, "900");
  limits.depth = 9;
  EXPECT_EQ(Count("3", limits).answer, "25470");
  limits.nodes = 30;
  EXPECT_EQ(Count("3", limits).answer, "30");
  limits.nodes = 31;
  EXPECT_EQ(Count("3", limits).answer, "900");
}

TEST(PerftProgramTest, RefusesWhatItCannotCount) {
  Limits nothing;
  nothing.depth = 0;
  EXPECT_EQ(Count("3", nothing).status, OutcomeStatus::kRefused);
  for (const char* depth : {"", "0", "-1", "21", "x"}) {
    EXPECT_EQ(Count(depth, {}).status, OutcomeStatus::kRefused) << depth;
  }
}

TEST(PerftProgramTest, Stops) {
  EXPECT_EQ(Count("20", {}, /*stopped=*/true).status, OutcomeStatus::kStopped);
}

// The checked-in file must be what its command writes, without edits by hand.
TEST(RandomPositionsTest, TheFileIsWhatItsCommandMakes) {
  const auto text = ReadTextFile("suites/perft/random.sfen");
  ASSERT_TRUE(text.ok()) << text.status();
  std::string made;
  for (const Problem& problem : RandomPositions({})) made += ProblemLine(problem) + "\n";
  EXPECT_EQ(text->substr(text->find("\nsfen ") + 1), made);
}

TEST(RandomPositionsTest, AnotherSeedMakesOthers) {
  RandomPositionsOptions options;
  options.quiet_count = 2;
  options.check_count = 2;
  options.most_leaves = 1000;
  const auto first = RandomPositions(options);
  options.seed = 2;
  const auto second = RandomPositions(options);
  ASSERT_EQ(first.size(), 4u);
  ASSERT_EQ(second.size(), 4u);
  EXPECT_EQ(first[0].id, "quiet-01");
  EXPECT_EQ(first[3].id, "check-02");
  EXPECT_NE(first[0].sfen(), second[0].sfen());
}

// The slow reference counts the slice of every problem, too. So two move generators that share no
// code confirm the golden of the slice.

TEST(ReferenceTest, CountsTheSameLeaves) {
  const Suite suite = PerftSuite();
  const auto set = ReadProblemSet(suite.problem_files);
  ASSERT_TRUE(set.ok()) << set.status();
  const std::atomic<bool> never{false};
  const std::unique_ptr<Program> program = *suite.programs[0].make(never);
  for (const Problem& problem : set->problems()) {
    const Outcome outcome = program->Run(problem, suite.slice_limits, never);
    ASSERT_TRUE(outcome.ran()) << problem.id;
    const int depth = static_cast<int>(outcome.counters.at("depth"));
    const reference::Board board = reference::FromSfen(problem.sfen());
    EXPECT_EQ(outcome.answer, absl::StrCat(reference::Perft(board, depth))) << problem.id;
  }
}

}  // namespace
}  // namespace hakari::suites

#include "suites/perft/random_positions.h"

#include "base/files/text_file.h"
#include "gtest/gtest.h"
#include "suites/core/problem_line.h"

namespace hakari::suites {
namespace {

// The file in the tree is what its command writes; whoever edits it by hand is found out here.
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

}  // namespace
}  // namespace hakari::suites

#include "suites/registry.h"

#include <atomic>
#include <set>

#include "gtest/gtest.h"
#include "suites/core/problem_line.h"
#include "suites/core/problem_set.h"

namespace hakari::suites {
namespace {

TEST(RegistryTest, FindsSuitesByName) {
  ASSERT_NE(FindSuite("perft"), nullptr);
  EXPECT_EQ(FindSuite("perft")->name, "perft");
  EXPECT_EQ(FindSuite("nothing"), nullptr);
}

// Names become folders, file names and parts of commands.
TEST(RegistryTest, EverySuiteIsWhole) {
  const std::atomic<bool> never{false};
  std::set<std::string> names;
  for (const Suite& suite : AllSuites()) {
    EXPECT_TRUE(names.insert(suite.name).second) << suite.name;
    EXPECT_TRUE(IsProblemId(suite.name)) << suite.name;
    EXPECT_FALSE(suite.about.empty()) << suite.name;
    EXPECT_TRUE(suite.score) << suite.name;
    EXPECT_TRUE(!suite.programs.empty() || suite.engine_program) << suite.name;
    for (const ProgramSpec& program : suite.programs) {
      EXPECT_TRUE(IsProblemId(program.name)) << program.name;
      EXPECT_FALSE(program.configuration.empty()) << program.name;
      EXPECT_TRUE(program.make(never).ok()) << program.name;
    }
    const auto set = ReadProblemSet(suite.problem_files);
    EXPECT_TRUE(set.ok()) << set.status();
  }
  EXPECT_GE(names.size(), 5u);
}

}  // namespace
}  // namespace hakari::suites

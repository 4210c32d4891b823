// Checks that each problem is what its notes say, by a judge that shares nothing with the searches.
#include <map>
#include <string>

#include "engine/mate/judges/whole_graph.h"
#include "gtest/gtest.h"
#include "suites/core/problem_set.h"
#include "suites/mate/themes/theme.h"

namespace hakari::suites {
namespace {

const Theme* ThemeNamed(absl::string_view name) {
  for (const Theme& theme : AllThemes()) {
    if (theme.name == name) return &theme;
  }
  return nullptr;
}

// Problems that are composed by hand may have larger graphs than those that are found at random.
constexpr size_t kMostPositions = 10'000;

TEST(Themes, TheFilesAreJudgedRight) {
  const auto set = ReadProblemSet({"suites/mate/themes.sfen", "suites/mate/composed.sfen"});
  ASSERT_TRUE(set.ok()) << set.status();
  std::map<std::string, int> of_theme;
  for (const Problem& problem : set->problems()) {
    const std::string name(*problem.Note("theme"));
    const Theme* const theme = ThemeNamed(name);
    ASSERT_NE(theme, nullptr) << problem.id;
    ++of_theme[name];
    const Position position = problem.position();
    const mate::GraphAnswer answer = mate::SolveWholeGraph(position, kMostPositions);
    EXPECT_EQ(answer.end, theme->end) << problem.id;
    EXPECT_TRUE(theme->may_fit(position) && theme->fits(position, answer)) << problem.id;
    EXPECT_EQ(*problem.Note("answer"), answer.end == mate::GraphEnd::kMate ? "mate" : "nomate")
        << problem.id;
  }
  EXPECT_EQ(of_theme.size(), AllThemes().size());
}

}  // namespace
}  // namespace hakari::suites

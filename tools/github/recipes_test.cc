// The recipes run pull requests of strangers. Checks what they must never contain.
#include <gtest/gtest.h>

#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "absl/strings/strip.h"
#include "base/files/text_file.h"

namespace hakari::tools {
namespace {

class RecipeTest : public ::testing::TestWithParam<const char*> {
 protected:
  // Without the comments.
  std::string Recipe() const {
    std::string recipe;
    for (const absl::string_view line :
         absl::StrSplit(ReadTextFile(GetParam()).value_or(""), '\n')) {
      if (absl::StartsWith(absl::StripLeadingAsciiWhitespace(line), "#")) continue;
      absl::StrAppend(&recipe, line, "\n");
    }
    return recipe;
  }
};

TEST_P(RecipeTest, AStrangersCodeRunsWithoutTheRepositorysRights) {
  const std::string recipe = Recipe();
  EXPECT_TRUE(absl::StrContains(recipe, "\n  pull_request:\n"));
  EXPECT_FALSE(absl::StrContains(recipe, "pull_request_target"));
  EXPECT_FALSE(absl::StrContains(recipe, "workflow_run"));
}

TEST_P(RecipeTest, TheTokenOnlyReads) {
  const std::string recipe = Recipe();
  EXPECT_TRUE(absl::StrContains(recipe, "\npermissions:\n  contents: read\n"));
  EXPECT_FALSE(absl::StrContains(recipe, "write"));
  EXPECT_FALSE(absl::StrContains(recipe, "secrets."));
  EXPECT_TRUE(absl::StrContains(recipe, "persist-credentials: false"));
}

// The name of a branch may contain a command, so it may reach a script only through the
// environment.
TEST_P(RecipeTest, NothingOfAPullRequestIsPastedIntoAScript) {
  int scripts = 0;
  bool in_script = false;
  size_t indent_of_script = 0;
  for (const absl::string_view line : absl::StrSplit(Recipe(), '\n')) {
    const size_t indent = line.find_first_not_of(" -");
    if (indent == absl::string_view::npos) continue;
    if (in_script && indent <= indent_of_script) in_script = false;
    if (absl::StartsWith(line.substr(indent), "run:")) {
      in_script = true;
      ++scripts;
      indent_of_script = indent;
    }
    EXPECT_FALSE(in_script && absl::StrContains(line, "${{")) << line;
  }
  EXPECT_GE(scripts, 3);
}

INSTANTIATE_TEST_SUITE_P(All, RecipeTest,
                         ::testing::Values("tools/github/gate.yml", "tools/github/workflow.yml"),
                         [](const auto& info) {
                           return absl::StrContains(info.param, "gate") ? "Gate" : "Workflow";
                         });

}  // namespace
}  // namespace hakari::tools

#include "base/text/name_filter.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>

namespace hakari {
namespace {

TEST(NameFilterTest, MatchesAnywhereInTheName) {
  const auto filter = NameFilter::Parse("legal/(quiet|checked)$");
  ASSERT_TRUE(filter.ok()) << filter.status();
  EXPECT_TRUE(filter->Matches("legal/quiet"));
  EXPECT_FALSE(filter->Matches("legal/quiet/more"));
  EXPECT_TRUE(NameFilter::Parse("")->Matches("anything"));
}

TEST(NameFilterTest, NamesThePlaceOfWhatIsWrong) {
  const std::pair<std::string, std::string> wrong[] = {
      {"[", "at 1: this [ has no ]"},
      {"pds/[a-z", "at 5: this [ has no ]"},
      {"[a](b", "at 4: this parenthesis has no partner"},
      {"ab)", "at 3: this parenthesis has no partner"},
      {"*a", "at 1: there is nothing to repeat here"},
      {"a|+", "at 3: there is nothing to repeat here"},
      {"a\\", "at 2: nothing is written like this with a \\"},
      {"x[z-a]", "at 2: a range in [ ] runs backwards"},
      {"a{2", "at 2: this { has no }"},
  };
  for (const auto& [expression, reason] : wrong) {
    const auto filter = NameFilter::Parse(expression);
    EXPECT_EQ(filter.status().code(), absl::StatusCode::kInvalidArgument) << expression;
    EXPECT_EQ(filter.status().message(),
              "`" + expression + "` is no regular expression: " + reason);
  }
}

}  // namespace
}  // namespace hakari

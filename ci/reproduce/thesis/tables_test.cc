#include "ci/reproduce/thesis/tables.h"

#include <set>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "engine/predict/search/model_for_test.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "suites/predict/experiments/search_setting.h"

namespace hakari::reproduce {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

std::vector<std::string> IdsOf(const std::vector<ReproducedTable>& tables) {
  std::vector<std::string> ids;
  for (const ReproducedTable& table : tables) ids.push_back(table.id);
  return ids;
}

TEST(ThesisTables, EachHasANameOfItsOwnAndRunsThatExist) {
  std::set<std::string> ids;
  for (const ReproducedTable& table : AllReproducedTables()) {
    EXPECT_TRUE(ids.insert(table.id).second) << table.id << " is there twice";
    EXPECT_TRUE(absl::StartsWith(table.id, "thesis/")) << table.id;
    EXPECT_FALSE(table.title.empty()) << table.id;
    EXPECT_TRUE(table.make) << table.id;
    for (const NeededRun& run : table.runs) {
      EXPECT_TRUE(suites::SettingProgram(run.setting, predict::testing::HandMadeModel()).ok())
          << table.id << " needs " << run.setting;
    }
  }
  EXPECT_GT(ids.size(), 20u);
}

TEST(ThesisTables, AreChosenByNameInTheListsOrder) {
  const auto chosen = ChooseTables({"thesis/4.15", "thesis/figure-3.1", "thesis/4.15"});
  ASSERT_TRUE(chosen.ok()) << chosen.status();
  EXPECT_THAT(IdsOf(*chosen), ElementsAre("thesis/figure-3.1", "thesis/4.15"));
  EXPECT_EQ(IdsOf(*ChooseTables({"thesis"})), IdsOf(AllReproducedTables()));
}

TEST(ThesisTables, AMistypedNameGetsTheNearest) {
  const absl::Status status = ChooseTables({"thesis/hyperplan"}).status();
  EXPECT_EQ(status.code(), absl::StatusCode::kNotFound);
  EXPECT_THAT(std::string(status.message()), HasSubstr("did you mean 'thesis/hyperplane'?"));
  EXPECT_THAT(std::string(ChooseTables({"zzzzzzzzzzzz"}).status().message()),
              HasSubstr("reproduce list"));
}

}  // namespace
}  // namespace hakari::reproduce

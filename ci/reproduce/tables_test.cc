#include "ci/reproduce/tables.h"

#include <set>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::reproduce {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

std::vector<std::string> IdsOf(const std::vector<ReproducedTable>& tables) {
  std::vector<std::string> ids;
  ids.reserve(tables.size());
  for (const ReproducedTable& table : tables) ids.push_back(table.id);
  return ids;
}

TEST(Tables, EachHasANameOfItsOwn) {
  std::set<std::string> ids;
  for (const ReproducedTable& table : AllReproducedTables()) {
    EXPECT_TRUE(ids.insert(table.id).second) << table.id << " is there twice";
    EXPECT_FALSE(table.title.empty()) << table.id;
    EXPECT_TRUE(table.make) << table.id;
  }
}

TEST(Tables, AreChosenByNameInTheListsOrder) {
  const auto chosen =
      ChooseTables({"futility/1", "gps/problems", "thesis/4.15", "thesis/figure-3.1", "gps"});
  ASSERT_TRUE(chosen.ok()) << chosen.status();
  EXPECT_THAT(IdsOf(*chosen),
              ElementsAre("thesis/figure-3.1", "thesis/4.15", "gps/problems", "futility/1"));
  EXPECT_THAT(IdsOf(*ChooseTables({"engine/ablation"})),
              ElementsAre("engine/ablation/without", "engine/ablation/added"));
  EXPECT_EQ(IdsOf(*ChooseTables({"thesis", "gps", "futility", "engine"})),
            IdsOf(AllReproducedTables()));
}

TEST(Tables, AMistypedNameGetsTheNearest) {
  const absl::Status status = ChooseTables({"thesis/hyperplan"}).status();
  EXPECT_EQ(status.code(), absl::StatusCode::kNotFound);
  EXPECT_THAT(std::string(status.message()), HasSubstr("did you mean 'thesis/hyperplane'?"));
  EXPECT_THAT(std::string(ChooseTables({"zzzzzzzzzzzz"}).status().message()),
              HasSubstr("reproduce list"));
}

}  // namespace
}  // namespace hakari::reproduce

#include "base/run/kept_journal.h"

#include <filesystem>
#include <memory>
#include <string>

#include "absl/status/status.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Pair;

class KeptJournalTest : public ::testing::Test {
 protected:
  KeptJournalTest() {
    std::filesystem::remove_all(place_.folder);
    whole_.identity = {{"run", "test"}};
    whole_.ids = {"a", "b", "c"};
    whole_.same = [](absl::string_view one, absl::string_view other) { return one == other; };
  }

  absl::StatusOr<std::unique_ptr<Journal>> Open(Shard shard, bool fresh = false) {
    place_.shard = shard;
    place_.fresh = fresh;
    return OpenKeptJournal(place_, whole_);
  }
  void Keep(Shard shard, const std::string& id, const std::string& text) {
    const auto journal = Open(shard);
    ASSERT_TRUE(journal.ok()) << journal.status();
    ASSERT_TRUE((*journal)->Append(id, text).ok());
  }

  JournalPlace place_ = {::testing::TempDir() + "/kept", "run", {}, false};
  Merge whole_;
};

TEST_F(KeptJournalTest, TheWholeTakesOverItsShards) {
  Keep({1, 2}, "a", "1");
  Keep({2, 2}, "b", "2");
  EXPECT_THAT((*Open({2, 2}))->finished(), ElementsAre(Pair("b", "2")));
  EXPECT_THAT((*Open({}))->finished(), ElementsAre(Pair("a", "1"), Pair("b", "2")));
  EXPECT_TRUE(std::filesystem::exists(place_.folder + "/run-shard1of2.journal"));
}

TEST_F(KeptJournalTest, AFreshWholeTakesOverNothing) {
  Keep({1, 2}, "a", "1");
  EXPECT_THAT((*Open({}, true))->finished(), IsEmpty());
}

TEST_F(KeptJournalTest, AShardWithAnotherResultIsRefused) {
  Keep({}, "a", "1");
  Keep({1, 2}, "a", "7");
  EXPECT_FALSE(Open({}).ok());
}

TEST_F(KeptJournalTest, AFileOfAnotherRunIsRefused) {
  Keep({}, "a", "1");
  whole_.identity = {{"run", "other"}};
  EXPECT_EQ(Open({}).status().code(), absl::StatusCode::kFailedPrecondition);
}

}  // namespace
}  // namespace hakari

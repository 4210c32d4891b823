#include "base/run/merge.h"

#include <map>
#include <memory>

#include "absl/strings/str_cat.h"
#include "base/run/selection.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Pair;

const RunIdentity kRun = {{"run", "fake"}};

// Texts are a result and a time: "5 ns=7".
bool SameResult(absl::string_view a, absl::string_view b) {
  return a.substr(0, a.find(' ')) == b.substr(0, b.find(' '));
}

class MergeTest : public ::testing::Test {
 protected:
  // Its journal, with these results.
  void Shards(Shard shard, const std::map<std::string, std::string>& results,
              const RunIdentity& run = kRun) {
    const auto journal = Open(absl::StrCat("part", paths_.size()), ShardIdentity(run, shard));
    for (const auto& [id, text] : results) ASSERT_TRUE(journal->Append(id, text).ok());
    paths_.push_back(journal->path());
  }
  std::unique_ptr<Journal> Open(const std::string& name, const RunIdentity& identity,
                                bool fresh = true) {
    const auto* const test = ::testing::UnitTest::GetInstance()->current_test_info();
    return *Journal::Open(absl::StrCat(::testing::TempDir(), "/", test->name(), "/", name),
                          identity, fresh);
  }
  std::string MergeError() {
    const absl::Status status = MergeJournals(paths_, merge_, *whole_);
    return status.ok() ? "no error" : std::string(status.message());
  }

  std::vector<std::string> paths_;
  Merge merge_ = {kRun, {"a", "b", "c", "d"}, SameResult};
  std::unique_ptr<Journal> whole_ = Open("whole", ShardIdentity(kRun, {}));
};

TEST_F(MergeTest, ShardsMakeTheWholeAndItStays) {
  Shards({2, 2}, {{"b", "2 ns=1"}, {"d", "4 ns=1"}});
  Shards({1, 2}, {{"a", "1 ns=1"}, {"c", "3 ns=1"}});
  merge_.must_be_whole = true;
  EXPECT_EQ(MergeError(), "no error");
  whole_.reset();
  EXPECT_THAT(Open("whole", ShardIdentity(kRun, {}), false)->finished(),
              ElementsAre(Pair("a", "1 ns=1"), Pair("b", "2 ns=1"), Pair("c", "3 ns=1"),
                          Pair("d", "4 ns=1")));
}

TEST_F(MergeTest, AnOverlapMayDifferInTimesOnly) {
  ASSERT_TRUE(whole_->Add("a", "1 ns=1").ok());
  Shards({1, 2}, {{"a", "1 ns=2"}, {"c", "3 ns=2"}});
  Shards({3, 4}, {{"c", "3 ns=3"}});
  EXPECT_EQ(MergeError(), "no error");
  EXPECT_THAT(whole_->finished(), ElementsAre(Pair("a", "1 ns=1"), Pair("c", "3 ns=2")));
}

TEST_F(MergeTest, AnOverlapWithAnotherResultIsRefusedAndNothingIsAdded) {
  Shards({1, 2}, {{"a", "1 ns=2"}, {"c", "3 ns=2"}});
  Shards({3, 4}, {{"c", "4 ns=2"}});
  EXPECT_EQ(MergeError(), absl::StrCat(paths_[1], ": 'c' has another result in ", paths_[0]));
  EXPECT_TRUE(whole_->finished().empty());
  ASSERT_TRUE(whole_->Add("a", "2 ns=1").ok());
  EXPECT_EQ(MergeError(), absl::StrCat(paths_[0], ": 'a' has another result in ", whole_->path()));
}

TEST_F(MergeTest, AGapIsRefusedWhereTheWholeIsAsked) {
  Shards({1, 2}, {{"a", "1"}, {"c", "3"}});
  Shards({2, 2}, {{"d", "4"}});
  merge_.must_be_whole = true;
  EXPECT_THAT(MergeError(), HasSubstr("whole: 'b' is in no shard"));
  EXPECT_TRUE(whole_->finished().empty());
  merge_.must_be_whole = false;
  EXPECT_EQ(MergeError(), "no error");
  EXPECT_EQ(whole_->finished().size(), 3u);
}

TEST_F(MergeTest, WhatIsOfNoShardOfThisRunIsRefused) {
  Shards({1, 2}, {{"a", "1"}, {"b", "2"}});
  EXPECT_THAT(MergeError(), HasSubstr("part0: 'b' is not in shard 1/2 of this run"));
  paths_.clear();
  Shards({1, 2}, {{"e", "1"}});
  EXPECT_THAT(MergeError(), HasSubstr("part0: 'e' is not in shard 1/2 of this run"));
}

TEST_F(MergeTest, AnotherRunsJournalIsRefused) {
  Shards({1, 2}, {{"a", "1"}}, {{"run", "other"}});
  EXPECT_THAT(MergeError(), HasSubstr("it says run=other, this run is run=fake"));
  paths_ = {"/does/not/exist"};
  EXPECT_THAT(MergeError(), HasSubstr("/does/not/exist"));
}

}  // namespace
}  // namespace hakari

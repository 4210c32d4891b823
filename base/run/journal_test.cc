#include "base/run/journal.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>

#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "base/run/selection.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Pair;

const RunIdentity& Identity() {
  static const RunIdentity* identity =
      new RunIdentity{{"suite", "fake"}, {"limits", "nodes=1 depth=2"}, {"binary", "xxh3:1"}};
  return *identity;
}

class JournalTest : public ::testing::Test {
 protected:
  JournalTest() { WriteFileAtomically(path_, "").IgnoreError(); }

  std::unique_ptr<Journal> MustOpen(bool fresh = false) {
    auto journal = Journal::Open(path_, Identity(), fresh);
    EXPECT_TRUE(journal.ok()) << journal.status();
    return journal.ok() ? *std::move(journal) : nullptr;
  }
  std::string OpenError(const RunIdentity& identity) {
    const auto journal = Journal::Open(path_, identity, false);
    return journal.ok() ? "no error" : std::string(journal.status().message());
  }
  void Fill() {
    const auto journal = MustOpen();
    ASSERT_TRUE(journal->Append("a", "7\t\xff").ok());
    ASSERT_TRUE(journal->Append("b", "").ok());
  }
  std::string Text() { return *ReadTextFile(path_); }
  void Write(const std::string& text) { ASSERT_TRUE(WriteFileAtomically(path_, text).ok()); }

  std::string path_ =
      absl::StrCat(::testing::TempDir(), "/",
                   ::testing::UnitTest::GetInstance()->current_test_info()->name(), ".journal");
};

TEST_F(JournalTest, SaysOfWhichRunItIs) {
  const RunIdentity odd = {{"suite", "fa=ke\t\n\xff"}, {"empty", ""}};
  ASSERT_TRUE(Journal::Open(path_, odd, true).ok());
  EXPECT_EQ(*IdentityOfJournal(Text(), "f"), odd);
  EXPECT_FALSE(IdentityOfJournal("", "f").ok());
  EXPECT_FALSE(IdentityOfJournal(Text().substr(1), "f").ok());
  EXPECT_FALSE(IdentityOfJournal("1234567890123456 hakari-journal 1\n", "f").ok());
}

TEST_F(JournalTest, HoldsWhatWasFinished) {
  Fill();
  const auto journal = MustOpen();
  ASSERT_EQ(journal->finished().size(), 2u);
  EXPECT_EQ(journal->finished().at("a"), "7\t\xff");
  EXPECT_EQ(journal->finished().at("b"), "");
  EXPECT_FALSE(journal->was_torn());
}

TEST_F(JournalTest, DropsATornLastLineWhereverItWasCut) {
  Fill();
  const std::string whole = Text();
  const size_t last_line = whole.rfind('\n', whole.size() - 2) + 1;
  for (size_t cut = last_line + 1; cut < whole.size(); ++cut) {
    Write(whole.substr(0, cut));
    const auto journal = MustOpen();
    EXPECT_TRUE(journal->was_torn());
    EXPECT_EQ(journal->finished().size(), 1u);
  }
  EXPECT_EQ(Text(), whole.substr(0, last_line)) << "what follows must begin on a new line";
}

TEST_F(JournalTest, ATornFirstLineStartsAnew) {
  Fill();
  Write(Text().substr(0, 20));
  EXPECT_TRUE(MustOpen()->finished().empty());
  Fill();
  EXPECT_EQ(MustOpen()->finished().size(), 2u);
}

TEST_F(JournalTest, DamageInTheMiddleIsRefused) {
  Fill();
  std::string text = Text();
  text[text.find('\n') + 20] ^= 1;
  Write(text);
  EXPECT_THAT(OpenError(Identity()), HasSubstr(".journal:2:1: a damaged line; --fresh"));
}

TEST_F(JournalTest, AnotherConfigurationIsRefusedWithTheReason) {
  Fill();
  for (size_t i = 0; i < Identity().size(); ++i) {
    RunIdentity other = Identity();
    other[i].second = "else";
    EXPECT_THAT(OpenError(other), HasSubstr(absl::StrCat("this run is ", other[i].first, "=else")));
  }
  RunIdentity longer = Identity();
  longer.emplace_back("seed", "1");
  EXPECT_THAT(OpenError(longer), HasSubstr("it says nothing, this run is seed=1"));
  RunIdentity shorter = Identity();
  shorter.pop_back();
  EXPECT_THAT(OpenError(shorter), HasSubstr("it says binary"));
}

TEST_F(JournalTest, FreshForgetsEvenWhatIsDamaged) {
  Write("garbage\nmore\n");
  EXPECT_NE(OpenError(Identity()), "no error");
  EXPECT_TRUE(MustOpen(/*fresh=*/true)->finished().empty());
  Fill();
  EXPECT_TRUE(MustOpen(/*fresh=*/true)->finished().empty());
}

TEST_F(JournalTest, AnItemFinishedTwiceIsDamage) {
  Fill();
  ASSERT_TRUE(MustOpen()->Append("a", "7").ok());
  EXPECT_THAT(OpenError(Identity()), HasSubstr(":4:1: 'a' finished twice"));
}

TEST_F(JournalTest, AnOlderJournalIsRefusedWithTheReason) {
  ASSERT_TRUE(Journal::Open(path_, Identity(), true).ok());
  EXPECT_THAT(OpenError(ShardIdentity(Identity(), {})),
              HasSubstr("it says nothing, this run is shard=1/1; --fresh"));
}

TEST_F(JournalTest, AShardsJournalIsNoOtherShards) {
  ASSERT_TRUE(Journal::Open(path_, ShardIdentity(Identity(), {2, 3}), true).ok());
  EXPECT_THAT(OpenError(ShardIdentity(Identity(), {3, 3})),
              HasSubstr("it says shard=2/3, this run is shard=3/3"));
  const absl::StatusOr<Shard> shard = ShardOfJournal(Text(), path_);
  ASSERT_TRUE(shard.ok()) << shard.status();
  EXPECT_EQ(ShardText(*shard), "2/3");
  const std::string torn = Text().substr(0, 30);
  for (const RunIdentity& other :
       {ShardIdentity({}, {0, 2}), ShardIdentity({}, {3, 2}), RunIdentity{{"part", "1/2"}}}) {
    ASSERT_TRUE(Journal::Open(path_, other, true).ok());
    EXPECT_FALSE(ShardOfJournal(Text(), path_).ok()) << Text();
  }
  for (const std::string& text : {std::string(), torn, std::string("shard=1/2\n")}) {
    EXPECT_THAT(std::string(ShardOfJournal(text, path_).status().message()),
                HasSubstr(".journal does not name the shard"));
  }
}

TEST_F(JournalTest, WhatIsAddedIsThereAtOnceAndOnce) {
  const auto journal = MustOpen();
  for (const char* text : {"1", "2"}) ASSERT_TRUE(journal->Add("c", text).ok());
  EXPECT_EQ(journal->finished().at("c"), "1");
  const std::string text = Text();
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 2);
}

TEST_F(JournalTest, ItsFolderIsMade) {
  const std::string made = absl::StrCat(::testing::TempDir(), "/made");
  std::filesystem::remove_all(made);
  EXPECT_TRUE(Journal::Open(absl::StrCat(made, "/for/it.journal"), Identity(), false).ok());
  std::filesystem::current_path(made);
  EXPECT_TRUE(Journal::Open("without.journal", Identity(), false).ok());
}

TEST_F(JournalTest, TwoRunsCannotShareIt) {
  const auto first = MustOpen();
  EXPECT_THAT(OpenError(Identity()), HasSubstr("another run"));
}

TEST_F(JournalTest, IsGoneWhenDiscarded) {
  MustOpen()->Discard();
  EXPECT_FALSE(ReadTextFile(path_).ok());
}

const RunIdentity kRun = {{"run", "fake"}};

// A text is a result and a time: "5 ns=7".
bool SameResult(absl::string_view a, absl::string_view b) {
  return a.substr(0, a.find(' ')) == b.substr(0, b.find(' '));
}

class MergeTest : public ::testing::Test {
 protected:
  // Writes the journal of a shard with these results.
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
  EXPECT_THAT(MergeError(), HasSubstr("whole: 'b' has no result here or in any shard"));
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

#include "ci/gate/data/data_list.h"

#include <filesystem>
#include <string>

#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "base/status/testing.h"
#include "ci/gate/data/data_changes.h"
#include "gmock/gmock.h"
#include "golden/log.h"
#include "gtest/gtest.h"

namespace hakari::gate {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Key;

constexpr char kOne[] = "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 ; id=p1\n";
constexpr char kOther[] = "sfen 3k5/9/4P4/9/9/9/9/9/4K4 b G 1 ; id=p2\n";

class DataListTest : public ::testing::Test {
 protected:
  DataListTest() { std::filesystem::remove_all(root_); }

  void Write(const std::string& file, const std::string& text) const {
    const std::string path = absl::StrCat(root_, "/", file);
    ASSERT_TRUE(MakeFolder(path.substr(0, path.rfind('/'))).ok());
    ASSERT_TRUE(WriteFileAtomically(path, text).ok());
  }
  void LayOut() const {
    Write("suites/mate/positions.sfen", absl::StrCat(kOne, kOther));
    Write("golden/mate/pds-200.golden", "whatever it holds\n");
    Write("golden/mate/LOG.md",
          absl::StrCat(golden::LogHeading("mate"),
                       golden::LogLine({"d", "pds-200.golden", "c", "r", "h"})));
  }

  const std::string root_ = ::testing::TempDir() + "/data_list";
};

TEST_F(DataListTest, HoldsProblemsGoldensAndEntries) {
  LayOut();
  HAKARI_ASSERT_OK(const DataList list, ListData(root_));
  EXPECT_THAT(list.suites, ElementsAre(Key("mate")));
  EXPECT_THAT(list.suites.at("mate").problems, ElementsAre(Key("p1"), Key("p2")));
  EXPECT_THAT(list.goldens, ElementsAre(Key("golden/mate/pds-200.golden")));
  EXPECT_THAT(list.logs.at("mate"), ElementsAre("- d `pds-200.golden` c: r (h)"));
}

TEST_F(DataListTest, IsReadAsItWasWritten) {
  LayOut();
  HAKARI_ASSERT_OK(const DataList list, ListData(root_));
  HAKARI_ASSERT_OK(const DataList again, ParseDataList(DataListJson(list), "base"));
  EXPECT_EQ(list, again);
}

TEST_F(DataListTest, ANoteIsPartOfAProblem) {
  LayOut();
  const DataList before = *ListData(root_);
  Write("suites/mate/positions.sfen",
        absl::StrCat("# a comment is not\n", kOne,
                     "sfen 3k5/9/4P4/9/9/9/9/9/4K4 b G 1 ; id=p2 answer=mate\n"));
  const DataList after = *ListData(root_);
  EXPECT_EQ(before.suites.at("mate").problems.at("p1"), after.suites.at("mate").problems.at("p1"));
  EXPECT_NE(before.suites.at("mate").problems.at("p2"), after.suites.at("mate").problems.at("p2"));
}

// Themes have two files.
TEST_F(DataListTest, ASuiteOfWhichAPartCanBeReadIsAnError) {
  Write("suites/mate/themes.sfen", kOne);
  EXPECT_THAT(std::string(ListData(root_).status().message()), HasSubstr("composed.sfen"));
}

TEST_F(DataListTest, AFolderWithoutAListSaysHowToMakeOne) {
  const absl::Status status = ReadDataList(root_, "base").status();
  EXPECT_THAT(std::string(status.message()), HasSubstr("base: the folder lacks data.json"));
  EXPECT_THAT(std::string(status.message()), HasSubstr("./hakari gate data " + root_));
}

TEST_F(DataListTest, WhatIsNoListIsRefused) {
  for (const char* text :
       {"", "[]", "{}", "{\"schema\": \"hakari-data\", \"version\": 2}",
        "{\"schema\": \"hakari-data\", \"version\": \"1\"}", "{\"schema\": 1}",
        "{\"schema\": \"hakari-data\", \"version\": 1}",
        "{\"schema\": \"hakari-data\", \"version\": 1, \"suites\": {\"mate\": 1}, \"goldens\": {}, "
        "\"logs\": {}}"}) {
    EXPECT_FALSE(ParseDataList(text, "base").ok()) << text;
  }
}

class DataChangesTest : public ::testing::Test {
 protected:
  DataChangesTest() {
    base_.suites["mate"] = {"h1", {{"p1", "a"}, {"p2", "b"}, {"p3", "c"}, {"p4", "d"}}};
    base_.goldens = {{"golden/mate/pds-200.golden", "g1"}};
    base_.logs["mate"] = {Entry("p1..p4", "long ago", "h0")};
    candidate_ = base_;
    candidate_.suites["mate"].hash = "h2";
  }

  static std::string Entry(const std::string& names, const std::string& reason,
                           const std::string& hash) {
    std::string line = golden::LogLine({"2026-11-19", golden::kProblems, names, reason, hash});
    line.pop_back();
    return line;
  }
  std::map<std::string, std::string>& Problems() { return candidate_.suites["mate"].problems; }
  std::vector<std::string>& Log() { return candidate_.logs["mate"]; }
  DataChanges Find() const { return ChangesBetween(base_, candidate_); }

  DataList base_;
  DataList candidate_;
};

TEST_F(DataChangesTest, EqualDataDoNotDiffer) {
  candidate_ = base_;
  const DataChanges changes = Find();
  EXPECT_FALSE(changes.any);
  EXPECT_THAT(changes.faults, IsEmpty());
  EXPECT_THAT(changes.suites, IsEmpty());
}

TEST_F(DataChangesTest, AProblemThatJoinsNeedsNoReason) {
  Problems()["p5"] = "e";
  const DataChanges changes = Find();
  EXPECT_TRUE(changes.any);
  EXPECT_THAT(changes.faults, IsEmpty());
  EXPECT_THAT(changes.suites, ElementsAre("mate"));
}

// The number of problems stays the same, so counting them would find nothing.
TEST_F(DataChangesTest, AProblemThatIsGoneIsNamedThoughAnotherCame) {
  Problems().erase("p2");
  Problems()["p5"] = "e";
  EXPECT_THAT(
      Find().faults,
      ElementsAre("candidate: 1 problem of mate is gone: p2; undo this, or record the reason: "
                  "./hakari accept mate --problems p2 --reason \"…\""));
}

TEST_F(DataChangesTest, AnAlteredProblemIsNamed) {
  Problems()["p2"] = Problems()["p3"] = "x";
  EXPECT_THAT(Find().faults, ElementsAre(HasSubstr("2 problems of mate are altered: p2..p3;")));
}

TEST_F(DataChangesTest, ANewEntryThatNamesThemIsEnough) {
  Problems().erase("p2");
  Problems()["p3"] = "x";
  Log().push_back(Entry("p2", "drawn twice", "h2"));
  EXPECT_THAT(Find().faults, ElementsAre(HasSubstr("altered: p3;")));
  Log().push_back(Entry("p3", "the king stood wrong", "h2"));
  EXPECT_THAT(Find().faults, IsEmpty());
  EXPECT_TRUE(Find().any);
}

TEST_F(DataChangesTest, AnEntryOfTheBaseIsSpent) {
  Problems().erase("p2");
  EXPECT_THAT(Log(), ElementsAre(HasSubstr("p1..p4")));
  EXPECT_EQ(Find().faults.size(), 1u);
}

TEST_F(DataChangesTest, AllSpeaksOfTheCandidatesSetAlone) {
  Problems().clear();
  Problems()["q1"] = "x";
  Log().push_back(Entry("all", "drawn anew", "h3"));
  EXPECT_THAT(Find().faults, ElementsAre(HasSubstr("p1..p4")));
  Log().push_back(Entry("all", "drawn anew", "h2"));
  EXPECT_THAT(Find().faults, IsEmpty());
}

TEST_F(DataChangesTest, ASuiteThatIsGoneIsMissed) {
  candidate_.suites.clear();
  EXPECT_THAT(Find().faults, ElementsAre(HasSubstr("4 problems of mate are gone")));
  EXPECT_THAT(Find().suites, ElementsAre("mate"));
}

TEST_F(DataChangesTest, WhereManyAreNamedTheCommandStaysShort) {
  for (char c = 'a'; c <= 'z'; ++c) {
    base_.suites["mate"].problems[std::string("gone-") + c] = "x";
    base_.suites["mate"].problems[std::string("gone-") + c + "-kept"] = "x";
    Problems()[std::string("gone-") + c + "-kept"] = "x";
  }
  EXPECT_THAT(Find().faults, ElementsAre(AllOf(HasSubstr("26 problems of mate are gone: gone-a"),
                                               HasSubstr("--problems all "))));
}

TEST_F(DataChangesTest, AProgramWithoutAGoldenInTheBaseIsNew) {
  candidate_ = base_;
  candidate_.goldens["golden/middlegame/search-1000.golden"] = "g3";
  const DataChanges changes = Find();
  EXPECT_TRUE(changes.IsNewProgram("middlegame", "search"));
  EXPECT_FALSE(changes.IsNewProgram("mate", "pds"));
  EXPECT_TRUE(changes.IsNewProgram("mate", "pd")) << "a name is not its beginning";
  EXPECT_FALSE(DataChanges().IsNewProgram("mate", "pds")) << "nothing is known of the base";
}

TEST_F(DataChangesTest, AGoldenThatDiffersIsListedAndOneThatIsGoneIsAFault) {
  candidate_ = base_;
  candidate_.goldens["golden/mate/pds-200.golden"] = "g2";
  EXPECT_THAT(Find().goldens, ElementsAre("golden/mate/pds-200.golden"));
  EXPECT_THAT(Find().faults, IsEmpty());
  candidate_.goldens.clear();
  EXPECT_THAT(Find().faults,
              ElementsAre(HasSubstr("accept mate --remove pds-200.golden --reason")));
  EXPECT_TRUE(Find().any);
  Log().push_back("- d `pds-200.golden` removed: of no use (g1)");
  EXPECT_THAT(Find().faults, IsEmpty());
}

}  // namespace
}  // namespace hakari::gate

#include "ci/gate/data/data_list.h"

#include <filesystem>
#include <string>

#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "gmock/gmock.h"
#include "golden/log.h"
#include "gtest/gtest.h"

namespace hakari::gate {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
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
  const absl::StatusOr<DataList> list = ListData(root_);
  ASSERT_TRUE(list.ok()) << list.status();
  EXPECT_THAT(list->suites, ElementsAre(Key("mate")));
  EXPECT_THAT(list->suites.at("mate").problems, ElementsAre(Key("p1"), Key("p2")));
  EXPECT_THAT(list->goldens, ElementsAre(Key("golden/mate/pds-200.golden")));
  EXPECT_THAT(list->logs.at("mate"), ElementsAre("- d `pds-200.golden` c: r (h)"));
}

TEST_F(DataListTest, IsReadAsItWasWritten) {
  LayOut();
  const absl::StatusOr<DataList> list = ListData(root_);
  ASSERT_TRUE(list.ok()) << list.status();
  const absl::StatusOr<DataList> again = ParseDataList(DataListJson(*list), "base");
  ASSERT_TRUE(again.ok()) << again.status();
  EXPECT_EQ(*list, *again);
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

}  // namespace
}  // namespace hakari::gate

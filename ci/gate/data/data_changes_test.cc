#include "ci/gate/data/data_changes.h"

#include <string>

#include "gmock/gmock.h"
#include "golden/log.h"
#include "gtest/gtest.h"

namespace hakari::gate {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

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

// As many as before: by number nothing is missing.
TEST_F(DataChangesTest, AProblemThatIsGoneIsNamedThoughAnotherCame) {
  Problems().erase("p2");
  Problems()["p5"] = "e";
  EXPECT_THAT(Find().faults,
              ElementsAre("candidate: 1 problem of mate is gone: p2; bring it back, or say why: "
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

// `gate` with builds that hang, crash or take too long. The deadlines are short, but all working
// builds answer long before them.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "ci/cli/gate/gate_folders_for_test.h"

namespace hakari::cli {
namespace {

using absl::StrContains;

class GateHangTest : public GateTest {
 protected:
  // Makes a side's `hakari` run this script before each problem; the id is in $id.
  void Misbehave(const std::string& side, const std::string& before_each_problem) {
    PutScript(side, "hakari",
              absl::StrCat("case \"$*\" in *--serve*) ;; *) exec $REAL \"$@\" ;; esac\n"
                           "while read -r id; do\n",
                           before_each_problem, "\n  echo $id\ndone | $REAL \"$@\""));
  }
  Ran GateWork(const std::string& arguments = "") const {
    return Gate("--no-time --no-instructions --no-history --filter '^do_undo/check$' " + arguments);
  }
  // Only work is measured, so the verdict is inconclusive although nothing is wrong.
  static void ExpectNothingAgainstIt(const Ran& ran) {
    EXPECT_EQ(ran.exit_code, 3) << ran.out << ran.err;
    EXPECT_TRUE(StrContains(ran.out, "INCONCLUSIVE by time: do_undo/check: ")) << ran.out;
    EXPECT_TRUE(StrContains(ran.out, "2 suites (44 problems)")) << ran.out;
  }
};

TEST_F(GateHangTest, AProblemThatHangsTwiceIsAFaultWithItsReplay) {
  FillBothSides();
  Misbehave("candidate", "[ $id = double-check-1 ] && exec sleep 600");
  const Ran ran = GateWork("--least-deadline 1s");
  EXPECT_EQ(ran.exit_code, 4) << ran.out << ran.err;
  EXPECT_TRUE(StrContains(ran.out,
                          "themes by pds: candidate: double-check-1: timed-out: took "
                          "longer than 1 s, also when retried alone; ./hakari suite "
                          "themes --program pds --only double-check-1"))
      << ran.out;
  EXPECT_TRUE(StrContains(ran.out, "themes by strong: candidate: double-check-1: timed-out"))
      << ran.out;
}

TEST_F(GateHangTest, AProblemThatHangsOnceIsNoFault) {
  FillBothSides();
  Misbehave(
      "candidate",
      "[ $id = double-check-1 ] && [ ! -e $REAL.hung ] && touch $REAL.hung && exec sleep 600");
  ExpectNothingAgainstIt(GateWork("--least-deadline 1s"));
}

TEST_F(GateHangTest, WhereEverythingHangsTheRestIsNotAsked) {
  FillBothSides();
  Misbehave("candidate", "exec sleep 600");
  const Ran ran = GateWork("--least-deadline 0.3s --jobs 1");
  EXPECT_EQ(ran.exit_code, 4) << ran.out << ran.err;
  EXPECT_TRUE(StrContains(ran.out,
                          "not measured: exact work of themes by strong, nodes=100000: 19 of 22 "
                          "problems were not run by the candidate, after 3 failures of the "
                          "same kind: timed-out"))
      << ran.out;
  EXPECT_TRUE(StrContains(ran.out, "not measured: exact work of themes by pds, nodes=100000\n"))
      << ran.out;
}

TEST_F(GateHangTest, ACrashIsToldOnceAndTheOthersAreCompared) {
  FillBothSides();
  Misbehave("candidate", "[ $id = double-check-1 ] && kill -SEGV 0");
  const Ran ran = GateWork();
  EXPECT_EQ(ran.exit_code, 4) << ran.out << ran.err;
  const std::vector<std::string> lines = absl::StrSplit(ran.out, '\n');
  EXPECT_EQ(std::count_if(lines.begin(), lines.end(),
                          [](const std::string& line) {
                            return StrContains(line, "themes by pds: candidate: double-check-1");
                          }),
            1)
      << ran.out;
  EXPECT_TRUE(StrContains(ran.out, "crashed: was killed by signal 11")) << ran.out;
  EXPECT_TRUE(StrContains(ran.out, "2 suites (42 problems)")) << ran.out;
}

TEST_F(GateHangTest, ABaseThatTakesTheWholeBudgetIsInconclusiveAndSaid) {
  FillBothSides();
  Misbehave("base", "case \"$*\" in *pds*) exec sleep 600 ;; esac");
  const Ran ran = GateWork("--time-budget 4s --no-cache");
  EXPECT_EQ(ran.exit_code, 3) << ran.out << ran.err;
  EXPECT_TRUE(StrContains(ran.out, "the time budget was used up")) << ran.out;
  EXPECT_TRUE(StrContains(ran.out,
                          "not measured: exact work of themes by pds, nodes=100000: 22 of "
                          "22 problems were not run by the base"))
      << ran.out;
  EXPECT_TRUE(StrContains(ran.out, "not measured: instructions and times of all benchmarks"))
      << ran.out;
}

TEST_F(GateHangTest, ABuildThatDoesNotSayWhatItServesIsNotWaitedForBeyondTheBudget) {
  FillBothSides();
  PutScript("base", "hakari", "exec sleep 600");
  const Ran ran = GateWork("--time-budget 2s --no-cache");
  EXPECT_EQ(ran.exit_code, 4) << ran.out << ran.err;
  EXPECT_TRUE(StrContains(ran.out, "nothing was measured")) << ran.out;
  EXPECT_TRUE(StrContains(ran.out, "the time budget was used up")) << ran.out;
  EXPECT_TRUE(StrContains(ran.out, "not measured: exact work of themes by pds")) << ran.out;
}

TEST_F(GateHangTest, ACandidateThatIsTooOldToServeIsComparedAndSaidToBe) {
  FillBothSides();
  PutScript("candidate", "hakari", "case \"$*\" in *--serve*) exit 2 ;; esac\nexec $REAL \"$@\"");
  const Ran ran = GateWork();
  ExpectNothingAgainstIt(ran);
  EXPECT_TRUE(StrContains(ran.out, "too old for deadlines")) << ran.out;
}

// Kept results do not depend on the deadline: those of the base are reused with another deadline.
TEST_F(GateHangTest, TheDeadlineIsNoPartOfWhatIsKept) {
  FillBothSides();
  Misbehave("base", "echo $id >>$REAL.asked");
  ExpectNothingAgainstIt(GateWork());
  const std::string asked = Read("base/hakari.real.asked");
  EXPECT_TRUE(StrContains(asked, "double-check-1\n")) << asked;
  ExpectNothingAgainstIt(GateWork("--least-deadline 90s"));
  EXPECT_EQ(Read("base/hakari.real.asked"), asked);
}

}  // namespace
}  // namespace hakari::cli

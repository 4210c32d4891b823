// End-to-end tests of `gate` with real measurements. The assertions do not depend on times.
#include <gtest/gtest.h>

#include "absl/strings/match.h"
#include "ci/cli/gate/gate_folders_for_test.h"
#include "tools/installed/needed_program.h"

namespace hakari::cli {
namespace {

using absl::StrContains;

TEST_F(GateTest, WhatIsEqualIsMeasuredWhenAsked) {
  FillBothSides();
  const Ran ran = Gate(
      "--no-identical-shortcut --no-work --no-instructions --filter '^do_undo/check$' --json " +
      Path("gate.json"));
  // Which of the two depends on the times; it is never a regression.
  EXPECT_TRUE(ran.exit_code == 0 || ran.exit_code == 3) << ran.out << ran.err;
  EXPECT_TRUE(StrContains(Read("gate.json"), "\"base_again_ns\"")) << ran.err;
}

TEST_F(GateTest, ARealSlowdownIsCaughtByItsInstructions) {
  HAKARI_NEEDS_PROGRAM("/usr/bin/valgrind", "valgrind");
  FillBothSides();
  Put("ci/gate/probe/variants/slower_5", "candidate", "probe");
  Put("ci/gate/probe/variants/slower_5_other_order", "candidate", "probe_other_order");
  const Ran ran = Gate("--no-work --filter '^legal/quiet$'");
  EXPECT_EQ(ran.exit_code, 1) << ran.out << ran.err;
  EXPECT_TRUE(StrContains(ran.out, "REGRESSED by instructions")) << ran.out;
}

TEST_F(GateTest, ABudgetUsedUpIsInconclusive) {
  FillBothSides();
  const Ran ran =
      Gate("--no-identical-shortcut --no-work --no-instructions --filter legal --time-budget 0.1s");
  EXPECT_EQ(ran.exit_code, 3) << ran.out << ran.err;
  EXPECT_TRUE(StrContains(ran.out, "the time budget was used up")) << ran.out;
}

// The base has other counts; the candidate has those of its golden. So the difference is accepted,
// and shown with its reason.
TEST_F(GateTest, AnAcceptedDifferenceIsShownAndDoesNotDecide) {
  FillBothSides();
  PutScript("base", "hakari",
            "case \"$*\" in *--serve*) exit 2 ;; esac\n"  // as builds that cannot serve
            "$REAL \"$@\" >$REAL.out; code=$?; sed '/\"counters\": {/,/}/"
            "s/\"nodes\": /&1/' $REAL.out; exit $code");
  const Ran ran = Gate("--no-instructions --filter '^do_undo/check$'");
  EXPECT_TRUE(ran.exit_code == 0 || ran.exit_code == 3) << ran.out << ran.err;
  EXPECT_TRUE(StrContains(ran.out, "accepted")) << ran.out;
}

}  // namespace
}  // namespace hakari::cli

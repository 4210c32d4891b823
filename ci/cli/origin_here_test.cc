#include "ci/cli/origin_here.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "base/machine/build_info.h"
#include "base/machine/machine.h"

namespace hakari::cli {
namespace {

TEST(OriginHere, SaysWhereAndWhatRuns) {
  RememberWords({"suite", "mate"});
  const report::Origin origin = OriginHere();
  EXPECT_EQ(origin.command, (std::vector<std::string>{"suite", "mate"}));
  EXPECT_EQ(origin.created.size(), 20u) << origin.created;
  EXPECT_EQ(origin.cpu_model, ReadMachine().cpu_model);
  EXPECT_EQ(origin.cpus, ReadMachine().cpus);
  EXPECT_EQ(origin.compiler, CompilerName());
  EXPECT_EQ(origin.fit_for_timing, ThisBuild().FitForTiming());
  EXPECT_FALSE(origin.binary_hash.empty());
}

TEST(OriginHere, TheTimeCanBeGiven) {
  setenv("SOURCE_DATE_EPOCH", "1763463600", 1);
  EXPECT_EQ(OriginHere().created, "2025-11-18T11:00:00Z");
  setenv("SOURCE_DATE_EPOCH", "today", 1);
  EXPECT_NE(OriginHere().created, "2025-11-18T11:00:00Z");
  unsetenv("SOURCE_DATE_EPOCH");
}

}  // namespace
}  // namespace hakari::cli

// The gate's promises, on the samples that a machine gave: every change of the gate's code is held
// to them.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "ci/gate/gate_report.h"
#include "ci/gate/trials/recording.h"
#include "ci/gate/trials/replay.h"
#include "ci/gate/trials/trial_table.h"

namespace hakari::gate {
namespace {

constexpr char kFolder[] = "ci/gate/trials/data";
constexpr size_t kLeastRounds = 4000;

TEST(Data, HoldsEnoughOfEveryBenchmark) {
  const auto recordings = ReadRecordings(kFolder);
  ASSERT_TRUE(recordings.ok()) << recordings.status();
  std::set<std::string> loads;
  for (const Recording& one : *recordings) {
    loads.insert(one.load);
    EXPECT_GE(one.rounds(), kLeastRounds) << one.load << " " << one.benchmark;
  }
  EXPECT_TRUE(loads.count("quiet") == 1 && loads.count("loaded") == 1);
}

TEST(Data, EveryPromiseIsKept) {
  const auto recordings = ReadRecordings(kFolder);
  ASSERT_TRUE(recordings.ok()) << recordings.status();
  const TrialTable table = TableOf(ReplayAll(*recordings, GateRules()));
  EXPECT_TRUE(table.kept) << table.text;
}

}  // namespace
}  // namespace hakari::gate

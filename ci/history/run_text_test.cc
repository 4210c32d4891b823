#include "ci/history/run_text.h"

#include <gtest/gtest.h>

#include <functional>
#include <limits>

#include "ci/history/run_for_test.h"

namespace hakari::history {
namespace {

TEST(RunText, SamplesComeBackAsTheyWere) {
  const std::vector<double> samples = {0,     0.1,    -1.0 / 3,
                                       1e300, 5e-324, std::numeric_limits<double>::max()};
  EXPECT_EQ(ParseSamples(SamplesText(samples)), samples);
  EXPECT_EQ(SamplesText({}), "[]");
  EXPECT_EQ(SamplesText({1.5, 2}), "[1.5,2.0]");
}

TEST(RunText, RefusesWhatIsNoListOfNumbers) {
  for (const char* text :
       {"", "[", "1", "{}", "[1,]", "[\"1\"]", "[null]", "[[1]]", "[1e999]", "[1] x", "\xff"}) {
    EXPECT_EQ(ParseSamples(text), std::nullopt) << text;
  }
}

TEST(RunText, EveryFieldIsInTheChecksum) {
  const std::function<void(HistoryRun&)> kChanges[] = {
      [](HistoryRun& run) { run.time += "x"; },
      [](HistoryRun& run) { run.kind += "x"; },
      [](HistoryRun& run) { run.revision += "x"; },
      [](HistoryRun& run) { run.base_revision += "x"; },
      [](HistoryRun& run) { run.machine += "x"; },
      [](HistoryRun& run) { run.compiler += "x"; },
      [](HistoryRun& run) { run.suite_hash += "x"; },
      [](HistoryRun& run) { run.verdict += "x"; },
      [](HistoryRun& run) { run.binary_hashes["hakari"] = "x"; },
      [](HistoryRun& run) { run.binary_hashes["x"] = ""; },
      [](HistoryRun& run) { run.rows.push_back({}); },
      [](HistoryRun& run) { run.rows[0].benchmark += "x"; },
      [](HistoryRun& run) { run.rows[0].metric += "x"; },
      [](HistoryRun& run) { run.rows[0].unit += "x"; },
      [](HistoryRun& run) { run.rows[0].median += 1; },
      [](HistoryRun& run) { run.rows[0].samples.push_back(1); },
      [](HistoryRun& run) { run.rows[0].base_median = 0; },
      [](HistoryRun& run) { run.rows[0].base_samples.push_back(1); },
      // A letter that moves from one field to the next.
      [](HistoryRun& run) { run.kind = "benc", run.revision = "hr"; },
  };
  const HistoryRun run = RunForTest("r", 1);
  for (const auto& change : kChanges) {
    HistoryRun changed = run;
    change(changed);
    EXPECT_NE(RunChecksum(changed), RunChecksum(run)) << &change - kChanges;
  }
  HistoryRun renumbered = run;
  renumbered.id = 7;
  EXPECT_EQ(RunChecksum(renumbered), RunChecksum(run));
}

}  // namespace
}  // namespace hakari::history

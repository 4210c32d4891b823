// A run of made-up figures, for tests.
#ifndef HAKARI_CI_HISTORY_RUN_FOR_TEST_H_
#define HAKARI_CI_HISTORY_RUN_FOR_TEST_H_

#include <string>

#include "ci/history/history_run.h"

namespace hakari::history {

// One row, "legal/quiet", whose median is `median`.
inline HistoryRun RunForTest(const std::string& revision, double median) {
  HistoryRun run;
  run.time = "2026-11-18T16:00:00Z";
  run.kind = "bench";
  run.revision = revision;
  run.machine = "a processor";
  run.compiler = "g++ 12.2.0";
  run.suite_hash = "xxh3:0";
  run.verdict = "pass";
  run.binary_hashes = {{"hakari", "xxh3:1"}};
  HistoryRow row;
  row.benchmark = "legal/quiet";
  row.metric = "time";
  row.unit = "ns";
  row.median = median;
  row.samples = {median - 1, median, median + 1};
  run.rows = {row};
  return run;
}

}  // namespace hakari::history

#endif  // HAKARI_CI_HISTORY_RUN_FOR_TEST_H_

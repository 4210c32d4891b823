// One run in a history: what was measured, when, where and by which build, with every raw sample.
#ifndef HAKARI_CI_HISTORY_HISTORY_RUN_H_
#define HAKARI_CI_HISTORY_HISTORY_RUN_H_

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"

namespace hakari::history {

struct HistoryRow {
  std::string benchmark;  // "legal/quiet"
  std::string metric;     // "time", "nodes"
  std::string unit;       // "ns"
  double median = 0;
  std::vector<double> samples;
  // The base's figures from the same rounds; none if no base was measured.
  std::optional<double> base_median;
  std::vector<double> base_samples;
};

struct HistoryRun {
  int64_t id = 0;    // given by the history, from 1 on
  std::string time;  // UTC: "2026-11-18T16:00:00Z"
  std::string kind;  // "gate", "bench", "suite", "match": only runs of one kind are compared
  std::string revision;
  std::string base_revision;  // empty if nothing was compared
  std::string machine;        // only runs on one machine are compared
  std::string compiler;
  std::string suite_hash;  // of the problems or benchmarks
  std::string verdict;
  std::map<std::string, std::string> binary_hashes;  // by the executable's name
  std::vector<HistoryRow> rows;
};

// The parts of a run that the tables keep as text: sample lists, and the checksum that detects
// damaged values.

// A JSON array, which SQLite's own functions read too; every number comes back as it was.
std::string SamplesText(const std::vector<double>& samples);
std::optional<std::vector<double>> ParseSamples(absl::string_view text);

// The checksum of everything in the run but its id.
std::string RunChecksum(const HistoryRun& run);

}  // namespace hakari::history

#endif  // HAKARI_CI_HISTORY_HISTORY_RUN_H_

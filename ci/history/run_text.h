// The parts of a run that its tables keep as text: sample lists, and the checksum by which damage
// in a value, which no structure betrays, is noticed.
#ifndef HAKARI_CI_HISTORY_RUN_TEXT_H_
#define HAKARI_CI_HISTORY_RUN_TEXT_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "ci/history/history_run.h"

namespace hakari::history {

// A JSON array, which SQLite's own functions read too; every number comes back as it was.
std::string SamplesText(const std::vector<double>& samples);
std::optional<std::vector<double>> ParseSamples(absl::string_view text);

// Of everything in the run but its id.
std::string RunChecksum(const HistoryRun& run);

}  // namespace hakari::history

#endif  // HAKARI_CI_HISTORY_RUN_TEXT_H_

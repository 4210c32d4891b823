// Any bytes as a list of trials are refused, or read as trials that are written and read again
// unchanged.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "ci/history/trials/trial_list.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using hakari::history::ParseTrials;
  using hakari::history::TrialLine;
  const absl::string_view text(reinterpret_cast<const char*>(data), size);
  const auto trials = ParseTrials(text, "fuzz");
  if (!trials.ok()) return 0;
  for (const hakari::history::Trial& trial : *trials) {
    const std::string line = TrialLine(trial);
    const auto again = ParseTrials(absl::StrCat(hakari::history::kTrialColumns, line), "again");
    if (!again.ok() || again->size() != 1 || TrialLine((*again)[0]) != line) std::abort();
  }
  return 0;
}

// The list of what was tried in matches, so that nothing is tried twice: a readable file under
// version control. Each trial adds a line, and nothing else ever changes.
//
// It is Markdown: any text, then a table with kTrialColumns and a line per trial. Every match of
// two players may be a trial, whatever its result.
#ifndef HAKARI_CI_HISTORY_TRIALS_TRIAL_LIST_H_
#define HAKARI_CI_HISTORY_TRIALS_TRIAL_LIST_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "base/statistics/sprt.h"

namespace hakari::history {

// All texts are single lines.
struct Trial {
  std::string date;           // "2026-11-20"
  std::string commit;         // "77062d1", with a "+" if files were changed since; "-": unknown
  std::string name;           // the name that the user gave it
  std::string first, second;  // the players, as they were typed: "search:null_move=0", "search"
  std::string limits;         // "nodes=2000"; of both, where they differ
  int won = 0, lost = 0, drawn = 0;  // games of the first
  PairCounts pairs{};                // of the first
  std::string elo;                   // "+12 [-30, +55]"
  std::string test;                  // "logistic [0, 10], 5 % and 5 %"; "-": a fixed length
  std::string verdict;               // "stronger"
};

inline constexpr char kTrialColumns[] =
    "| date | commit | trial | first | second | limits | won-lost-drawn | pairs of 0 to 2 points | "
    "Elo | test | verdict |\n|---|---|---|---|---|---|---|---|---|---|---|\n";

// With the line end.
std::string TrialLine(const Trial& trial);

// `name` is the file's, for messages. An error names the line: a missing table, an unreadable cell,
// or games that do not agree with the pairs.
absl::StatusOr<std::vector<Trial>> ParseTrials(absl::string_view text, absl::string_view name);

// None if there is no file yet.
absl::StatusOr<std::vector<Trial>> ReadTrials(const std::string& path);

// Creates the file with a heading if there is none. A file that cannot be read is not changed.
absl::Status AppendTrial(const std::string& path, const Trial& trial);

// Whether both are the same match, whenever they were added.
bool SameMatch(const Trial& a, const Trial& b);

// The trials of the same two players, in either order and at any limits, in the order of the list.
// The order of a player's options does not matter.
std::vector<Trial> TriedBefore(const std::vector<Trial>& trials, absl::string_view first,
                               absl::string_view second);

}  // namespace hakari::history

#endif  // HAKARI_CI_HISTORY_TRIALS_TRIAL_LIST_H_

// The list of what was tried in matches, so that nothing is tried twice: a file that people read,
// under version control, to which a line is added for each trial and nothing else is ever changed.
//
// It is Markdown: whatever text the file begins with, then a table with kTrialColumns, a line a
// trial. What is a match of two players may be a trial, whatever came of it.
#ifndef HAKARI_CI_HISTORY_TRIALS_TRIAL_LIST_H_
#define HAKARI_CI_HISTORY_TRIALS_TRIAL_LIST_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "base/statistics/sprt.h"

namespace hakari::history {

// Texts are of one line.
struct Trial {
  std::string date;           // "2026-11-20"
  std::string commit;         // "77062d1", with a "+" if something was changed since; "-": unknown
  std::string name;           // what somebody called it
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

// `name` is the file's, for messages. An error names the line: a table that is missing, a cell that
// cannot be read, games that are not those of the pairs.
absl::StatusOr<std::vector<Trial>> ParseTrials(absl::string_view text, absl::string_view name);

// None where there is no file yet.
absl::StatusOr<std::vector<Trial>> ReadTrials(const std::string& path);

// Begins the file with a heading if there is none. A file that cannot be read stays as it is.
absl::Status AppendTrial(const std::string& path, const Trial& trial);

// Whether it is one match, whenever it was added.
bool SameMatch(const Trial& a, const Trial& b);

// Those of the same two players, whichever is the first and whatever the limits, in the order of
// the list. Options of a player are the same in any order.
std::vector<Trial> TriedBefore(const std::vector<Trial>& trials, absl::string_view first,
                               absl::string_view second);

}  // namespace hakari::history

#endif  // HAKARI_CI_HISTORY_TRIALS_TRIAL_LIST_H_

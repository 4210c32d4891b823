// The outputs of a match, and what must be kept of its pairs for them.
#ifndef HAKARI_CI_CLI_MATCH_MATCH_OUTPUTS_H_
#define HAKARI_CI_CLI_MATCH_MATCH_OUTPUTS_H_

#include <optional>
#include <string>

#include "absl/status/status.h"
#include "base/statistics/sprt.h"
#include "ci/cli/options.h"
#include "ci/cli/output.h"
#include "ci/cli/trend/history_option.h"
#include "ci/compare/match/match_report.h"
#include "ci/compare/match/match_watcher.h"
#include "ci/compare/match/page/match_course.h"
#include "suites/match/play_match.h"
#include "suites/match/played_pair.h"

namespace hakari::cli {

struct MatchOutputs {
  Output json;
  Output html;
  Output records;
  RecordOptions history;
  std::string trial;  // the name under which the match is added to the list of trials
  bool quiet = false;

  // If so, nothing else is written to stdout.
  bool use_stdout() const { return json.is_stdout() || html.is_stdout() || records.is_stdout(); }
};

void AddMatchOutputs(Command command, MatchOutputs& outputs);
// To be called before any work. An error if one cannot be written, or two would go to stdout.
absl::Status OpenMatchOutputs(MatchOutputs& outputs);

// Receives the pairs of a match and keeps what the outputs need.
class MatchListener {
 public:
  // `plan` must outlive the listener.
  MatchListener(const match::MatchPlan& plan, const std::optional<SprtPlan>& sprt,
                const MatchOutputs& outputs);

  void Take(const match::PlayedPair& pair);
  const compare::MatchWatcher& watcher() const { return watcher_; }
  // Only if a page is requested.
  const std::optional<compare::MatchCourse>& course() const { return course_; }

 private:
  compare::MatchWatcher watcher_;
  std::optional<compare::MatchCourse> course_;
};

// Writes the files, and adds the match to the history and the list of trials.
absl::Status WriteMatchOutputs(const compare::MatchReport& report, const MatchListener& heard,
                               const MatchOutputs& outputs);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_MATCH_MATCH_OUTPUTS_H_

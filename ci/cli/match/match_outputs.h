// What a match can be written as, and what has to be kept of its pairs for that.
#ifndef HAKARI_CI_CLI_MATCH_MATCH_OUTPUTS_H_
#define HAKARI_CI_CLI_MATCH_MATCH_OUTPUTS_H_

#include <optional>
#include <string>

#include "absl/status/status.h"
#include "base/statistics/sprt.h"
#include "ci/cli/output.h"
#include "ci/cli/parser_names.h"
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
  std::string trial;  // the name of one that is to be added to the list of what was tried
  bool quiet = false;

  // Then nothing else is said there.
  bool use_stdout() const { return json.is_stdout() || html.is_stdout() || records.is_stdout(); }
};

void AddMatchOutputs(CLI::App& command, MatchOutputs& outputs);
// Before any work. An error if one cannot be written, or two would go to stdout.
absl::Status OpenMatchOutputs(MatchOutputs& outputs);

// Hears the pairs of a match, and keeps of them what the outputs will show.
class MatchListener {
 public:
  // The plan must outlive it.
  MatchListener(const match::MatchPlan& plan, const std::optional<SprtPlan>& sprt,
                const MatchOutputs& outputs);

  void Take(const match::PlayedPair& pair);
  const compare::MatchWatcher& watcher() const { return watcher_; }
  // Only if a page is wanted.
  const std::optional<compare::MatchCourse>& course() const { return course_; }

 private:
  compare::MatchWatcher watcher_;
  std::optional<compare::MatchCourse> course_;
};

// The history and the list of what was tried too.
absl::Status WriteMatchOutputs(const compare::MatchReport& report, const MatchListener& heard,
                               const MatchOutputs& outputs);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_MATCH_MATCH_OUTPUTS_H_

#include "ci/cli/match/match_outputs.h"

#include "base/status/macros.h"
#include "ci/cli/common_options.h"
#include "ci/cli/match/match_record.h"
#include "ci/cli/match/match_trial.h"
#include "ci/cli/options.h"
#include "ci/cli/origin_here.h"
#include "ci/cli/record_output.h"
#include "ci/compare/match/page/match_page.h"
#include "ci/report/origin.h"

namespace hakari::cli {

void AddMatchOutputs(Command command, MatchOutputs& outputs) {
  AddJsonOption(command, outputs.json);
  AddOutputOption(command, "--html", outputs.html,
                  "Write an HTML page with the result, the course of the match, and its games");
  AddOutputOption(command, "--records", outputs.records,
                  "Write the games as records: .usi .csa .kif .kifu, also with .zst");
}

absl::Status OpenMatchOutputs(MatchOutputs& outputs) {
  if (outputs.records.is_wanted()) {
    HAKARI_RETURN_IF_ERROR(RecordFormatOf(outputs.records.path).status());
  }
  if (outputs.json.is_stdout() + outputs.html.is_stdout() + outputs.records.is_stdout() > 1) {
    return absl::InvalidArgumentError(
        "match: only one of --json, --html and --records can go to stdout");
  }
  return OpenOutputs({&outputs.json, &outputs.html, &outputs.records});
}

MatchListener::MatchListener(const match::MatchPlan& plan, const std::optional<SprtPlan>& sprt,
                             const MatchOutputs& outputs)
    : watcher_(plan, sprt, outputs.records.is_wanted()) {
  if (outputs.html.is_wanted()) course_.emplace(static_cast<int>(plan.entrants.size()));
}

void MatchListener::Take(const match::PlayedPair& pair) {
  watcher_.Take(pair);
  if (course_) course_->Take(pair, watcher_.llr());
}

absl::Status WriteMatchOutputs(const compare::MatchReport& report, const MatchListener& heard,
                               const MatchOutputs& outputs) {
  const report::Origin origin = OriginHere();
  HAKARI_RETURN_IF_ERROR(outputs.json.Write(compare::MatchJson(report, origin)));
  if (heard.course()) {
    HAKARI_RETURN_IF_ERROR(outputs.html.Write(compare::MatchPage(report, origin, *heard.course())));
  }
  if (outputs.records.is_wanted()) {
    HAKARI_RETURN_IF_ERROR(WriteRecords(heard.watcher().records(), outputs.records));
  }
  HAKARI_RETURN_IF_ERROR(RecordMatch(report, outputs.history, outputs.quiet));
  return AddTrial(report, outputs.trial, outputs.quiet);
}

}  // namespace hakari::cli

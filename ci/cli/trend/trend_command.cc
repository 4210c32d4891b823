// `trend`: how measurements changed from run to run, and which run is the reference.
#include "ci/cli/commands.h"

#include <iostream>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "base/statistics/change_points.h"
#include "base/status/macros.h"
#include "base/text/name_filter.h"
#include "ci/cli/command.h"
#include "ci/cli/common_options.h"
#include "ci/cli/number_check.h"
#include "ci/cli/origin_here.h"
#include "ci/cli/output.h"
#include "ci/cli/trend/history_option.h"
#include "ci/cli/trend/trials_path.h"
#include "ci/gate/revision/git.h"
#include "ci/history/history.h"
#include "ci/history/trend/trend.h"
#include "ci/history/trend/trend_text.h"
#include "ci/history/trials/trial_list.h"
#include "ci/history/trials/trial_ratings.h"
#include "ci/history/trials/trial_text.h"
#include "ci/project/project_folder.h"

namespace hakari::cli {
namespace {

// Much more than is shown, since runs of other machines and kinds are in between.
constexpr int kRunsRead = 5000;

struct TrendWords {
  history::TrendOptions trend;
  std::string history;
  Output json;
  int64_t run = 0;
  std::string anchor;  // the reference player of ratings
  double anchor_elo = 0;
};

absl::StatusOr<history::History> OpenHistory(const std::string& named) {
  HAKARI_ASSIGN_OR_RETURN(const std::string path, HistoryPath(named));
  absl::StatusOr<history::History> history = history::History::Open(path);
  if (!absl::IsNotFound(history.status())) return history;
  return absl::NotFoundError(
      absl::StrCat(history.status().message(),
                   "; `./hakari bench --record`, `./hakari match --record` or a gate creates one"));
}

report::ExitCode Refuse(const absl::Status& status) {
  return Complain(CodeOfWords(status), absl::StrCat("trend: ", status.message()));
}

absl::StatusOr<std::optional<history::HistoryRun>> ReferenceOf(const history::History& history) {
  HAKARI_ASSIGN_OR_RETURN(const std::optional<int64_t> pinned, history.Pinned());
  if (!pinned.has_value()) return std::optional<history::HistoryRun>();
  HAKARI_ASSIGN_OR_RETURN(history::HistoryRun run, history.Run(*pinned));
  return std::optional<history::HistoryRun>(std::move(run));
}

absl::StatusOr<history::Trend> ReadTrend(const TrendWords& words) {
  const absl::StatusOr<history::History> history = OpenHistory(words.history);
  if (!history.ok()) return history.status();
  HAKARI_ASSIGN_OR_RETURN(const std::vector<history::HistoryRun> runs,
                          history->LastRuns(kRunsRead));
  HAKARI_ASSIGN_OR_RETURN(const std::optional<history::HistoryRun> reference,
                          ReferenceOf(*history));
  return history::TrendOf(runs, reference, words.trend);
}

history::SubjectOf SubjectsHere() {
  const absl::StatusOr<std::string> folder = MeasuredFolder();
  if (!folder.ok()) return [](const std::string&) { return std::string(); };
  return [git = gate::Git(*folder, nullptr)](const std::string& revision) {
    return git.SubjectOf(revision);
  };
}

report::ExitCode ShowTrend(TrendWords& words) {
  const absl::Status opened = OpenOutputs({&words.json});
  if (!opened.ok()) return Complain(CodeOfWords(opened), opened.message());
  const absl::StatusOr<history::Trend> trend = ReadTrend(words);
  if (!trend.ok()) return Refuse(trend.status());
  if (!words.json.is_stdout()) std::cout << project::AsTyped(TrendText(*trend, SubjectsHere()));
  const absl::Status written = words.json.Write(TrendJson(*trend, OriginHere()));
  return written.ok() ? report::ExitCode::kPass
                      : Complain(report::ExitCode::kInvalid, written.message());
}

report::ExitCode PinRun(const TrendWords& words) {
  absl::StatusOr<history::History> history = OpenHistory(words.history);
  if (!history.ok()) return Refuse(history.status());
  const absl::Status pinned = history->Pin(words.run);
  if (absl::IsNotFound(pinned)) {
    return Complain(report::ExitCode::kBadUsage,
                    absl::StrCat(pinned.message(), "; `./hakari trend runs` lists them"));
  }
  if (!pinned.ok()) return Refuse(pinned);
  std::cerr << "hakari: ratios refer to run " << words.run << " from now on\n";
  return report::ExitCode::kPass;
}

report::ExitCode ListRuns(const TrendWords& words) {
  const absl::StatusOr<history::History> history = OpenHistory(words.history);
  if (!history.ok()) return Refuse(history.status());
  const absl::StatusOr<std::vector<history::HistoryRun>> runs = history->LastRuns(words.trend.last);
  if (!runs.ok()) return Refuse(runs.status());
  if (runs->empty()) return Refuse(absl::FailedPreconditionError("the history has no runs yet"));
  const absl::StatusOr<std::optional<int64_t>> pinned = history->Pinned();
  if (!pinned.ok()) return Refuse(pinned.status());
  std::cout << history::RunsText(*runs, pinned->value_or(0), SubjectsHere());
  return report::ExitCode::kPass;
}

// The trials that match; an error if there is none.
absl::StatusOr<std::vector<history::Trial>> ChosenTrials(const std::string& expression) {
  HAKARI_ASSIGN_OR_RETURN(const std::string path, TrialsPath());
  HAKARI_ASSIGN_OR_RETURN(const NameFilter filter, NameFilter::Parse(expression));
  HAKARI_ASSIGN_OR_RETURN(const std::vector<history::Trial> trials, history::ReadTrials(path));
  std::vector<history::Trial> chosen;
  for (const history::Trial& trial : trials) {
    if (filter.Matches(history::TrialLine(trial))) chosen.push_back(trial);
  }
  if (!chosen.empty()) return chosen;
  return absl::FailedPreconditionError(absl::StrCat(
      path, trials.empty() ? " has no trial yet; `./hakari match --trial NAME` adds one"
                           : " has no such trial"));
}

report::ExitCode ListTrials(const TrendWords& words) {
  const absl::StatusOr<std::vector<history::Trial>> trials = ChosenTrials(words.trend.filter);
  if (!trials.ok()) return Refuse(trials.status());
  std::cout << history::TrialsText(*trials);
  return report::ExitCode::kPass;
}

report::ExitCode ShowRatings(const TrendWords& words) {
  const absl::StatusOr<std::vector<history::Trial>> trials = ChosenTrials(words.trend.filter);
  if (!trials.ok()) return Refuse(trials.status());
  const absl::StatusOr<history::TrialRatings> ratings =
      history::RateTrials(*trials, words.anchor, words.anchor_elo);
  if (!ratings.ok()) return Refuse(ratings.status());
  std::cout << history::TrialRatingsText(*ratings);
  return report::ExitCode::kPass;
}

void AddTrialFilter(Command command, TrendWords& words) {
  command.AddOption("lines", words.trend.filter,
                    "Regular expression; only lines of the list that match are used");
}

}  // namespace

void AddTrendCommand(Command app, report::ExitCode& exit_code) {
  Command command =
      AddCommand(app, {"trend",
                       group::kHistory,
                       "Show how benchmarks, counts and strength changed from run to run",
                       {"./hakari trend", "./hakari trend legal --last 20", "./hakari trend runs",
                        "./hakari trend pin 3", "./hakari trend --json trend.json",
                        "./hakari trend trials null_move",
                        "./hakari trend ratings version --anchor fairy-stockfish --elo 1500"}});
  auto words = std::make_shared<TrendWords>();
  command.AddOption("filter", words->trend.filter,
                    "Regular expression; only series whose names match are shown");
  command.AddOption("--last", words->trend.last, "Number of newest runs to show")
      .ShowDefault()
      .Check(WholeNumber(1, kMostSeries));
  AddHistoryOption(command, words->history);
  AddJsonOption(command, words->json);
  command.AllowSubcommand();
  Command pin = command.AddSubcommand("pin", "Make a run the reference of all ratios");
  pin.FallThrough();
  pin.AddOption("run", words->run, "The run's number, as `trend runs` shows it")
      .Required()
      .Check(WholeNumber(1, std::numeric_limits<int64_t>::max()));
  Command runs = command.AddSubcommand("runs", "List the runs");
  runs.FallThrough();
  Command trials = command.AddSubcommand(
      "trials", "List what was tried in matches (match --trial), with the results");
  AddTrialFilter(trials, *words);
  Command ratings = command.AddSubcommand(
      "ratings", "Show strength over versions: the ratings of all players of the selected trials");
  AddTrialFilter(ratings, *words);
  ratings
      .AddOption("--anchor", words->anchor,
                 "Part of the name of the reference player of the ratings; default: the second "
                 "player of the first trial")
      .TypeName("PLAYER");
  ratings.AddOption("--elo", words->anchor_elo, "Rating of the reference player").ShowDefault();
  command.OnRun([words, &exit_code, pin, runs, trials, ratings] {
    exit_code = pin.was_given()       ? PinRun(*words)
                : runs.was_given()    ? ListRuns(*words)
                : trials.was_given()  ? ListTrials(*words)
                : ratings.was_given() ? ShowRatings(*words)
                                      : ShowTrend(*words);
  });
}

}  // namespace hakari::cli

#include "ci/cli/engines/margin_side_by_side.h"

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <iostream>
#include <system_error>
#include <thread>
#include <utility>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/context/context.h"
#include "base/run/interrupt.h"
#include "base/run/progress.h"
#include "base/status/macros.h"
#include "ci/cli/command.h"
#include "ci/cli/engines/margin_games.h"
#include "ci/cli/origin_here.h"
#include "ci/cli/suite/suite_options.h"
#include "ci/compare/margins/margin_report.h"
#include "ci/compare/margins/margin_study.h"
#include "ci/compare/margins/margin_summary.h"
#include "ci/project/project_folder.h"
#include "suites/core/suite.h"

namespace hakari::cli {
namespace {

constexpr char kOurSearch[] = "search";

// Refuses suites that do not ask our search for moves, such as suites of mates.
absl::StatusOr<compare::SuiteToStudy> SuiteOf(const PositionWords& words,
                                              const suites::Limits& limits,
                                              const std::string& root) {
  absl::StatusOr<AskedPositions> asked = ReadPositions(words, root);
  if (!asked.ok() && CodeOfFile(asked.status()) == report::ExitCode::kInvalid) {
    return absl::FailedPreconditionError(asked.status().message());
  }
  HAKARI_RETURN_IF_ERROR(asked.status());
  const suites::Suite& suite = *asked->suite;
  if (!suites::FindProgram(suite, kOurSearch).ok()) {
    return absl::InvalidArgumentError(
        absl::StrCat("--margin: the suite ", suite.name,
                     " does not ask our search for moves; use middlegame or next_move"));
  }
  HAKARI_RETURN_IF_ERROR(CheckLimits(suite, limits));
  return compare::SuiteToStudy{words.positions, std::move(asked->problems), suite.score,
                               suite.tally, Replaced(suite.default_limits, limits)};
}

// The limits of a move in games, derived from those of a position.
std::string GameLimitsOf(const suites::Limits& limits) {
  std::vector<std::string> words;
  if (limits.nodes) words.push_back(absl::StrCat("nodes=", *limits.nodes));
  if (limits.depth) words.push_back(absl::StrCat("depth=", *limits.depth));
  if (limits.movetime_ms) words.push_back(absl::StrCat("movetime=", *limits.movetime_ms));
  return absl::StrJoin(words, " ");
}

// Everything that is determined before the first position.
struct Study {
  MarginChoice choice;
  std::vector<compare::SuiteToStudy> suites;
  GameWords games;
  std::string here;
};

absl::StatusOr<Study> Prepare(const MarginOptions& options) {
  Study study;
  HAKARI_ASSIGN_OR_RETURN(study.choice, MarginContestantsOf(options.words));
  HAKARI_ASSIGN_OR_RETURN(const std::string root, project::ProjectFolder());
  for (const PositionWords& words : options.suites) {
    HAKARI_ASSIGN_OR_RETURN(compare::SuiteToStudy suite, SuiteOf(words, options.limits, root));
    study.suites.push_back(std::move(suite));
  }
  std::error_code ignored;
  study.here = std::filesystem::current_path(ignored).string();
  const std::string limits =
      options.game_limits.empty() ? GameLimitsOf(study.suites[0].limits) : options.game_limits;
  study.games = {options.games, limits,       options.openings,
                 options.jobs,  options.seed, options.quiet};
  HAKARI_RETURN_IF_ERROR(CheckGames(study.games, study.choice.contestants, study.here));
  return study;
}

absl::StatusOr<compare::MarginReport> Measure(const Study& study, const MarginOptions& options,
                                              const std::atomic<bool>& stop) {
  const int usual_jobs = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  const Context context = {"", options.jobs.value_or(usual_jobs), options.seed, &stop};
  Progress positions = StderrProgress("positions");
  Progress audits = StderrProgress("audits");
  compare::StudyOptions how;
  how.contestants = study.choice.contestants;
  how.cuts_kept = options.cuts_kept;
  how.positions_a_life = options.fresh;
  if (!options.quiet) {
    how.positions = &positions;
    how.audits = &audits;
  }
  compare::MarginReport report;
  for (const compare::SuiteToStudy& suite : study.suites) {
    if (stop) break;
    HAKARI_ASSIGN_OR_RETURN(compare::StudiedSuite studied,
                            compare::StudySuite(suite, how, context));
    report.figures.push_back(compare::FiguresOf(studied));
    report.suites.push_back(std::move(studied));
  }
  HAKARI_ASSIGN_OR_RETURN(report.games,
                          PlayAgainstFirst(study.games, how.contestants, study.here, stop));
  report.interrupted = stop;
  report.base = study.choice.base;
  report.base_settings = study.choice.base_settings;
  report.contestants = study.choice.contestants;
  report.cuts_kept = options.cuts_kept;
  report.positions_a_life = options.fresh;
  report.seed = options.seed;
  return report;
}

report::ExitCode Finish(const compare::MarginReport& report, const MarginOptions& options) {
  if (!options.json.is_stdout()) std::cout << compare::MarginText(report) << std::flush;
  const absl::Status written = options.json.Write(compare::MarginJson(report, OriginHere()));
  if (!written.ok()) return Complain(report::ExitCode::kInvalid, written.message());
  if (report.interrupted) {
    return Complain(
        report::ExitCode::kInvalid,
        report.games.empty()
            ? "interrupted"
            : "interrupted; run the same command again to continue the games from their files");
  }
  return report.is_invalid() ? report::ExitCode::kInvalid : report::ExitCode::kPass;
}

}  // namespace

report::ExitCode RunMargins(const MarginOptions& options) {
  const absl::StatusOr<Study> study = Prepare(options);
  if (!study.ok()) return Complain(CodeOfWords(study.status()), study.status().message());
  const InterruptFlag interrupt;
  const absl::StatusOr<compare::MarginReport> report = Measure(*study, options, interrupt.flag());
  if (!report.ok()) return Complain(report::ExitCode::kInvalid, report.status().message());
  return Finish(*report, options);
}

}  // namespace hakari::cli

#include "ci/cli/match/match_show.h"

#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "ci/cli/command.h"
#include "ci/cli/match/match_options.h"
#include "ci/cli/match/match_run.h"
#include "ci/compare/match/combined_matches.h"
#include "ci/compare/match/match_file.h"
#include "ci/compare/match/match_verdict.h"
#include "ci/report/verdict/verdict.h"

namespace hakari::cli {
namespace {

// The exit code of a match without a verdict: invalid if it was interrupted or has no pairs.
report::ExitCode CodeWithoutVerdict(const compare::MatchReport& report) {
  const bool is_nothing = report.interrupted || report.counts.pairs() == 0;
  return is_nothing ? report::ExitCode::kInvalid : report::ExitCode::kPass;
}

struct ShowWords {
  std::vector<std::string> files;
  SprtWords sprt;
  RatingWords rating;
  MatchOutputs outputs;
};

// Shows ratings of all players of several files. There is no verdict, since sequential tests may
// have stopped some of the matches.
report::ExitCode ShowTogether(ShowWords& words) {
  if (!words.sprt.elos.empty()) {
    return Complain(report::ExitCode::kBadUsage, "match show: --sprt needs a single match file");
  }
  const absl::Status opened = OpenMatchOutputs(words.outputs);
  if (!opened.ok()) return Complain(CodeOfWords(opened), opened.message());
  const absl::StatusOr<compare::CombinedMatches> all = compare::CombineMatches(words.files);
  if (!all.ok()) return Complain(CodeOfFile(all.status()), all.status().message());
  MatchListener listener(all->whole.match.plan, std::nullopt, words.outputs);
  for (const match::PlayedPair& pair : all->whole.pairs) listener.Take(pair);
  RunSummary run;
  run.resumed = static_cast<int>(all->whole.pairs.size());
  compare::MatchReport report = listener.watcher().Report(run);
  report.asked_pairs = run.resumed;
  report.openings = all->whole.match.openings;
  report.repeated_pairs = all->repeated_pairs;
  report.ratings = listener.watcher().RatingsSoFar(words.rating.anchor_elo);
  return FinishMatch(std::move(report), listener, /*is_whole=*/false, words.outputs);
}

report::ExitCode Show(ShowWords& words) {
  if (words.files.size() > 1) return ShowTogether(words);
  const absl::StatusOr<std::optional<SprtPlan>> sprt = SprtOf(words.sprt);
  if (!sprt.ok()) return Complain(report::ExitCode::kBadUsage, sprt.status().message());
  const absl::Status opened = OpenMatchOutputs(words.outputs);
  if (!opened.ok()) return Complain(CodeOfWords(opened), opened.message());
  const absl::StatusOr<compare::MatchFile> read = compare::ReadMatchFile(words.files[0]);
  if (!read.ok()) return Complain(CodeOfFile(read.status()), read.status().message());
  const match::MatchPlan& plan = read->match.plan;
  if (*sprt && plan.entrants.size() > 2) {
    return Complain(report::ExitCode::kBadUsage, "match show: --sprt needs exactly two players");
  }
  MatchListener listener(plan, *sprt, words.outputs);
  for (const match::PlayedPair& pair : read->pairs) {
    if (listener.watcher().IsEnough()) break;
    listener.Take(pair);
  }
  RunSummary run;
  run.resumed = static_cast<int>(read->pairs.size());
  compare::MatchReport report = listener.watcher().Report(run);
  report.openings = read->match.openings;
  if (words.rating.wanted || report.players.size() > 2) {
    report.ratings = listener.watcher().RatingsSoFar(words.rating.anchor_elo);
  }
  report.file = words.files[0];
  return FinishMatch(std::move(report), listener, plan.shard.count == 1, words.outputs);
}

struct MergeWords {
  std::string whole;
  std::vector<std::string> shards;
};

report::ExitCode MergeFiles(const MergeWords& words) {
  const absl::Status merged = compare::MergeMatchFiles(words.shards, words.whole);
  if (!merged.ok()) return Complain(CodeOfFile(merged), merged.message());
  const absl::StatusOr<compare::MatchFile> whole = compare::ReadMatchFile(words.whole);
  if (!whole.ok()) return Complain(CodeOfFile(whole.status()), whole.status().message());
  std::cout << words.whole << ": " << whole->pairs.size() << " pairs\n";
  return report::ExitCode::kPass;
}

void AddMatchMerge(Command match, report::ExitCode& exit_code) {
  Command command =
      match.AddSubcommand("merge", "Merge the match files of all shards of a match into one file");
  auto words = std::make_shared<MergeWords>();
  command.AddOption("whole", words->whole, "The merged file, which is created or completed")
      .Required();
  command.AddOption("shards", words->shards, "The shards' match files").Required();
  command.OnRun([words, &exit_code] { exit_code = MergeFiles(*words); });
}

}  // namespace

report::ExitCode FinishMatch(compare::MatchReport report, const MatchListener& heard, bool is_whole,
                             const MatchOutputs& outputs) {
  report.verdict = compare::JudgeFaults(report.counts.faults(), report.counts.games());
  if (report.players.size() == 2 && is_whole) report.verdict = VerdictOfTwo(report);
  if (!outputs.use_stdout()) std::cout << compare::MatchText(report) << std::flush;
  const absl::Status written = WriteMatchOutputs(report, heard, outputs);
  if (!written.ok()) return Complain(report::ExitCode::kInvalid, written.message());
  if (report.interrupted) {
    return Complain(
        report::ExitCode::kInvalid,
        absl::StrCat("interrupted; run the same command again to continue from ", report.file));
  }
  return report.verdict ? ExitCodeOf(report.verdict->verdict()) : CodeWithoutVerdict(report);
}

void AddMatchShow(Command match, report::ExitCode& exit_code) {
  Command command = match.AddSubcommand("show",
                                        "Show a match file and judge it again; for several "
                                        "files, show the ratings of all their players");
  auto words = std::make_shared<ShowWords>();
  command.AddOption("files", words->files, "One or more match files").Required();
  AddSprtOptions(command, words->sprt);
  AddRatingOptions(command, words->rating);
  AddMatchOutputs(command, words->outputs);
  command.OnRun([words, &exit_code] { exit_code = Show(*words); });
  AddMatchMerge(match, exit_code);
}

}  // namespace hakari::cli

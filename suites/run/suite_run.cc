#include "suites/run/suite_run.h"

#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/hash/content_hash.h"
#include "base/status/macros.h"
#include "suites/run/runner.h"

namespace hakari::suites {
namespace {

std::string JournalName(const Suite& suite, const SuiteRun& run, const SuiteRunOptions& options) {
  std::string name =
      absl::StrCat(suite.name, "-", run.program.name, "-", LimitsSlug(options.limits));
  // Given problems have a journal of their own, beside that of the suite's problems.
  if (suite.given != nullptr) absl::StrAppend(&name, "-", LineChecksum(run.problems.hash()));
  const Shard& shard = options.selection.shard;
  if (shard.count > 1) absl::StrAppend(&name, "-", shard.index, "of", shard.count);
  return absl::StrCat(name, ".journal");
}

// A selection of single problems runs quickly and must not touch the journal of a longer run.
absl::StatusOr<std::unique_ptr<Journal>> OpenJournal(const Suite& suite, const SuiteRun& run,
                                                     const SuiteRunOptions& options) {
  if (options.journal_folder.empty() || !options.selection.only.empty()) return nullptr;
  HAKARI_ASSIGN_OR_RETURN(
      const RunIdentity identity,
      ProblemRunIdentity({{"suite", suite.name}, {"suite_hash", run.problems.hash()}}, run.program,
                         options.limits));
  return Journal::Open(absl::StrCat(options.journal_folder, "/", JournalName(suite, run, options)),
                       ShardIdentity(identity, options.selection.shard), options.fresh);
}

absl::Status RunAndScore(const Suite& suite, const SuiteRunOptions& options, const Context& context,
                         SuiteRun& run) {
  const auto selected = SelectProblems(run.problems, options.selection);
  if (!selected.ok()) return selected.status();
  absl::StatusOr<std::unique_ptr<Journal>> journal = OpenJournal(suite, run, options);
  if (!journal.ok()) return journal.status();
  run.journal = *std::move(journal);
  ProblemRunOptions run_options = {
      options.limits, {context.jobs, run.journal.get(), options.progress, options.watch}, {}};
  run_options.run.watch.until = context.deadline;
  HAKARI_ASSIGN_OR_RETURN(RunResult result,
                          RunProblems(*selected, run.program, run_options, context.StopFlag()));
  run.resumed = result.resumed;
  run.interrupted = result.interrupted;
  run.out_of_time = result.out_of_time;
  run.gave_up = result.gave_up;
  const bool was_cut_short = !run.interrupted && (run.out_of_time || run.gave_up);
  for (size_t i = 0; i < selected->size(); ++i) {
    Outcome& outcome = result.outcomes[i];
    if (was_cut_short && outcome.status == OutcomeStatus::kStopped) {
      ++run.not_asked;
      continue;
    }
    const Problem& problem = *(*selected)[i];
    const Score score = ScoreOutcome(suite.score, problem, outcome);
    run.results.push_back({problem.id, std::move(outcome), score, GroupsOf(problem, suite.tally)});
  }
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<SuiteRun> RunSuite(const Suite& suite, const SuiteRunOptions& options,
                                  const Context& context) {
  absl::StatusOr<ProgramSpec> program = FindProgram(suite, options.program);
  if (!program.ok()) return program.status();
  absl::StatusOr<ProblemSet> problems = ReadProblemsOf(suite, context.root);
  if (!problems.ok()) return problems.status();
  SuiteRun run;
  run.program = *std::move(program);
  run.problems = *std::move(problems);
  HAKARI_RETURN_IF_ERROR(RunAndScore(suite, options, context, run));
  return run;
}

}  // namespace hakari::suites

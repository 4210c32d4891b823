#include "ci/cli/engines/side_by_side.h"

#include <algorithm>
#include <iostream>
#include <optional>
#include <utility>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "base/context/context.h"
#include "base/run/interrupt.h"
#include "base/run/progress.h"
#include "base/status/macros.h"
#include "ci/cli/command.h"
#include "ci/cli/origin_here.h"
#include "ci/cli/suite/suite_options.h"
#include "ci/compare/comparison.h"
#include "ci/compare/comparison_text.h"
#include "ci/compare/shown_comparison.h"
#include "ci/report/origin.h"
#include "ci/report/problem_page/problems_page.h"
#include "ci/report/problem_page/shown_problems.h"
#include "ci/report/verdict/verdict.h"

namespace hakari::cli {
namespace {

absl::StatusOr<compare::Comparison> CompareOver(const suites::Suite& suite,
                                                const std::vector<suites::Problem>& problems,
                                                std::vector<compare::Contestant> contestants,
                                                const SideBySideOptions& options) {
  compare::ComparisonOptions comparison;
  comparison.contestants = std::move(contestants);
  comparison.problems = problems;
  comparison.score = suite.score;
  comparison.tally = suite.tally;
  comparison.rounds = options.rounds;
  comparison.positions_a_life = options.fresh.value_or(options.judge ? 1 : 0);
  Progress progress = StderrProgress("positions");
  if (!options.quiet) comparison.progress = &progress;
  const InterruptFlag interrupt;
  return compare::Compare(comparison, {"", 1, options.seed, &interrupt.flag()});
}

absl::Status WriteOutputs(const compare::Comparison& comparison,
                          const compare::ComparisonSummary& summary,
                          const std::optional<report::Judgement>& judgement,
                          report::ShownProblems shown, const SideBySideOptions& options) {
  const report::Origin origin = OriginHere();
  HAKARI_RETURN_IF_ERROR(
      options.json.Write(ComparisonJson(comparison, summary, judgement, origin)));
  if (!options.html.is_wanted()) return absl::OkStatus();
  shown.origin = origin;
  return options.html.Write(report::ProblemsPage(shown));
}

report::ExitCode Report(const compare::Comparison& comparison, report::ShownProblems shown,
                        const SideBySideOptions& options) {
  const compare::ComparisonSummary summary = compare::Summarise(comparison);
  const report::Judgement judgement = compare::JudgeComparison(comparison, summary, options.rules);
  const bool judged = options.judge || options.rules.same_nodes;
  const std::optional<report::Judgement> stated =
      judged ? std::optional<report::Judgement>(judgement) : std::nullopt;
  if (!options.json.is_stdout() && !options.html.is_stdout()) {
    std::cout << compare::ComparisonTable(comparison, summary, stated) << std::flush;
  }
  const absl::Status written = WriteOutputs(comparison, summary, stated, std::move(shown), options);
  if (!written.ok()) return Complain(report::ExitCode::kInvalid, written.message());
  if (judged) return ExitCodeOf(judgement.verdict);
  // Without a judgement the command succeeds, unless nothing ran.
  const bool none_ran =
      std::all_of(summary.contestants.begin(), summary.contestants.end(),
                  [](const compare::ContestantSummary& one) { return one.ran == 0; });
  return comparison.interrupted || none_ran ? report::ExitCode::kInvalid : report::ExitCode::kPass;
}

}  // namespace

report::ExitCode RunSideBySide(const suites::Suite& suite, std::vector<suites::Problem> problems,
                               const SideBySideOptions& options) {
  const absl::Status heeded = CheckLimits(suite, options.words.limits);
  if (!heeded.ok()) return Complain(CodeOfWords(heeded), heeded.message());
  absl::StatusOr<std::vector<compare::Contestant>> contestants = ContestantsOf(options.words);
  if (!contestants.ok()) {
    return Complain(CodeOfWords(contestants.status()), contestants.status().message());
  }
  const absl::StatusOr<compare::Comparison> comparison =
      CompareOver(suite, problems, *std::move(contestants), options);
  if (!comparison.ok()) return Complain(report::ExitCode::kInvalid, comparison.status().message());
  report::ShownProblems shown = compare::ShownOf(*comparison, std::move(problems));
  shown.name = suite.name;
  return Report(*comparison, std::move(shown), options);
}

}  // namespace hakari::cli

#include "ci/cli/gate/gate_options.h"

#include <cmath>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "ci/cli/common_options.h"
#include "ci/cli/number_check.h"
#include "ci/cli/options.h"
#include "ci/cli/trend/history_option.h"

namespace hakari::cli {
namespace {

void AddSides(Command command, GateOptions& options) {
  command.AddOption("--base", options.base, "The revision to compare with").TypeName("REV");
  command
      .AddOption("--candidate", options.candidate,
                 "The revision to judge; worktree: the working tree, with uncommitted changes")
      .TypeName("REV")
      .ShowDefault();
  command
      .AddOption("--base-bin", options.base_bin,
                 "A folder of executables (probe, probe_other_order, hakari) instead of a revision")
      .TypeName("DIR")
      .Excludes("--base");
  command.AddOption("--candidate-bin", options.candidate_bin, "The same for the candidate")
      .TypeName("DIR")
      .Excludes("--candidate");
}

void AddMeasuring(Command command, GateOptions& options) {
  command
      .AddOption("--time-budget", options.time_budget,
                 "Time for everything after both builds, as 90s or 5m; the verdict is "
                 "inconclusive if it is used up")
      .TypeName("TIME")
      .ShowDefault();
  command
      .AddOption("--least-deadline", options.least_deadline,
                 "The candidate's deadline for a problem is twenty times the base's time, and at "
                 "least this; a candidate that exceeds it counts as hanging")
      .TypeName("TIME")
      .ShowDefault();
  command.AddOption("--filter", options.plan.filter,
                    "Run only benchmarks whose names match this regular expression");
  command.AddFlag("--full", options.plan.full,
                  "Run all problems of every suite, not about a thousand");
  command.AddFlag("--no-work", options.no_work, "Skip the suites");
  command.AddFlag("--no-time", options.no_time, "Skip the comparison of times");
  command
      .AddOption("--suite", options.suite,
                 "The suite that an engine of hakari.json runs; Hakari itself runs all suites")
      .ShowDefault();
  command.AddFlag("--no-instructions", options.no_instructions, "Skip counting instructions");
  command.AddFlag("--all-times", options.plan.all_times,
                  "Compare the times of every benchmark, not only of the key ones and of those "
                  "whose instructions changed");
  command.AddFlag("--no-identical-shortcut", options.no_shortcut,
                  "Measure even if the executables are equal");
  command.AddFlag("--no-cache", options.no_cache,
                  "Run the base's suites again, without cached results");
  AddHistoryOption(command, options.history);
  command.AddFlag("--no-history", options.no_history,
                  "Do not add the run to the history (hakari trend)");
  command.AddFlag("--strict-instructions", options.plan.rules.strict_instructions,
                  "More instructions are a regression even if the time does not increase");
  constexpr double kLeast = 0.0001, kMost = 0.5;
  command
      .AddOption(
          "--floor", options.floor,
          "Smallest change of time that counts; default: 0.01, for an engine of hakari.json 0.02")
      .Between(kLeast, kMost);
  command
      .AddOption("--instruction-floor", options.plan.rules.instruction_floor,
                 "Smallest change of instructions that counts")
      .Between(kLeast, kMost)
      .ShowDefault();
  command.AddOption("--seed", options.plan.context.seed, "Seed of the order within rounds")
      .ShowDefault()
      .Check(WholeNumber(0));
}

}  // namespace

void AddGateOptions(Command command, GateOptions& options) {
  AddSides(command, options);
  AddMeasuring(command, options);
  AddStrengthOptions(command, options.strength);
  AddJobsOption(command, options.plan.context.jobs);
  AddJsonOption(command, options.json);
  AddOutputOption(command, "--markdown", options.markdown,
                  "Write a Markdown summary for a pull request");
  AddOutputOption(command, "--junit", options.junit, "Write the result as JUnit XML");
  AddOutputOption(command, "--html", options.html, "Write an HTML page");
  command.AddFlag("--annotations", options.annotations, "Print annotations for GitHub's CI");
  AddQuietFlag(command, options.quiet);
}

std::string ContradictionIn(const GateOptions& options) {
  if (options.base.empty() && options.base_bin.empty()) {
    return "the base is missing: give --base REV or --base-bin DIR";
  }
  if (options.base_bin.empty() != options.candidate_bin.empty()) {
    return "--base-bin and --candidate-bin must be given together";
  }
  if (options.strength.wanted && options.no_work) {
    return "--strength needs the results of the suites: remove --no-work";
  }
  return "";
}

absl::StatusOr<double> ParseSeconds(absl::string_view text) {
  absl::string_view number = text;
  double unit = 1;
  constexpr double kMinute = 60, kHour = 3600;
  if (!number.empty()) {
    const char last = number.back();
    if (last == 's' || last == 'm' || last == 'h') {
      unit = last == 's' ? 1 : last == 'm' ? kMinute : kHour;
      number.remove_suffix(1);
    }
  }
  double value = 0;
  if (!absl::SimpleAtod(number, &value) || !std::isfinite(value) || value <= 0) {
    return absl::InvalidArgumentError(
        absl::StrCat("`", text, "` is not a duration; write 90s, 5m or 1h"));
  }
  return value * unit;
}

}  // namespace hakari::cli

#include "ci/cli/suite/suite_outputs.h"
#include "ci/cli/options.h"

#include <iostream>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "ci/cli/common_options.h"
#include "ci/report/json.h"
#include "ci/report/junit.h"
#include "ci/report/problem_page/problems_page.h"
#include "ci/report/problem_page/shown_problems.h"
#include "ci/report/terminal.h"

namespace hakari::cli {

void AddSuiteOutputs(Command command, SuiteOutputs& outputs) {
  AddJsonOption(command, outputs.json);
  AddOutputOption(command, "--html", outputs.html,
                  "Write an HTML page with a diagram of every problem, its answer and the move "
                  "that was played; only for problems with a right move");
  AddOutputOption(command, "--junit", outputs.junit, "Write the result as JUnit XML to FILE");
}

absl::Status OpenSuiteOutputs(SuiteOutputs& outputs) {
  if (outputs.html.is_stdout() && (outputs.json.is_stdout() || outputs.junit.is_stdout())) {
    return absl::InvalidArgumentError(
        "suite: only one of --json, --html and --junit can go to stdout");
  }
  return OpenOutputs({&outputs.json, &outputs.html, &outputs.junit});
}

absl::Status CheckPage(const suites::Suite& suite, const SuiteOutputs& outputs) {
  if (!outputs.html.is_wanted() || RulesOf(suite).needs_right_move) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat("suite ", suite.name,
                   ": --html needs problems with a right move, such as those of next_move"));
}

absl::Status WriteSuiteOutputs(const report::SuiteReport& report,
                               std::vector<suites::Problem> problems, const SuiteOutputs& outputs) {
  if (!outputs.json.is_stdout() && !outputs.html.is_stdout()) {
    std::cout << report::ToTerminal(report) << std::flush;
  }
  HAKARI_RETURN_IF_ERROR(outputs.json.Write(report::ToJson(report)));
  if (outputs.html.is_wanted()) {
    HAKARI_RETURN_IF_ERROR(
        outputs.html.Write(report::ProblemsPage(report::ShownOf(report, std::move(problems)))));
  }
  return outputs.junit.Write(report::ToJunit(report));
}

}  // namespace hakari::cli

// `hakari report`: shows a saved result again. Its exit code is the verdict's.
#include "ci/cli/commands.h"

#include <iostream>
#include <memory>
#include <string>
#include <utility>
#include <variant>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "base/status/macros.h"
#include "ci/cli/command.h"
#include "ci/cli/common_options.h"
#include "ci/cli/output.h"
#include "ci/gate/gate_report.h"
#include "ci/gate/page/gate_page.h"
#include "ci/gate/report/json.h"
#include "ci/gate/report/texts.h"
#include "ci/report/envelope.h"
#include "ci/report/json.h"
#include "ci/report/junit.h"
#include "ci/report/suite_report.h"
#include "ci/report/terminal.h"
#include "ci/report/verdict/verdict.h"

namespace hakari::cli {
namespace {

// A result saved as JSON: of a gate or of a suite.
using SavedReport = std::variant<gate::GateReport, report::SuiteReport>;

// The schema in the text decides which kind it is. Errors name the file.
absl::StatusOr<SavedReport> ReadSavedReport(const std::string& path) {
  HAKARI_ASSIGN_OR_RETURN(const std::string text, ReadTextFile(path));
  if (report::SchemaOf(text) == report::kSuiteSchema) {
    HAKARI_ASSIGN_OR_RETURN(report::SuiteReport suite, report::ParseJsonReport(text, path));
    return SavedReport(std::move(suite));
  }
  HAKARI_ASSIGN_OR_RETURN(gate::GateReport gate, gate::ParseGateJson(text, path));
  return SavedReport(std::move(gate));
}

struct ReportWords {
  std::string input;
  Output html;
  Output markdown;
  Output junit;
  bool annotations = false;

  bool TakesStdout() const {
    return annotations || html.is_stdout() || markdown.is_stdout() || junit.is_stdout();
  }
};

absl::Status Draw(const gate::GateReport& report, const ReportWords& words) {
  if (!words.TakesStdout()) std::cout << gate::GateTerminal(report) << std::flush;
  absl::Status status = words.html.Write(words.html.is_wanted() ? gate::GatePage(report) : "");
  status.Update(words.markdown.Write(gate::GateMarkdown(report)));
  status.Update(words.junit.Write(gate::GateJunit(report)));
  if (words.annotations) std::cout << gate::GateAnnotations(report) << std::flush;
  return status;
}

absl::Status Draw(const report::SuiteReport& report, const ReportWords& words) {
  if (!words.TakesStdout()) std::cout << report::ToTerminal(report) << std::flush;
  return words.junit.Write(report::ToJunit(report));
}

// Whether an output is requested that results of suites do not have.
bool IsForGatesOnly(const ReportWords& words) {
  return words.annotations || words.html.is_wanted() || words.markdown.is_wanted();
}

report::Verdict VerdictOf(const SavedReport& report) {
  if (const auto* gate = std::get_if<gate::GateReport>(&report)) return gate->verdict;
  return std::get<report::SuiteReport>(report).judgement.verdict;
}

report::ExitCode RunReport(ReportWords& words) {
  const absl::Status opened = OpenOutputs({&words.html, &words.markdown, &words.junit});
  if (!opened.ok()) return Complain(CodeOfWords(opened), opened.message());
  const absl::StatusOr<SavedReport> report = ReadSavedReport(words.input);
  if (!report.ok()) return Complain(CodeOfFile(report.status()), report.status().message());
  if (std::holds_alternative<report::SuiteReport>(*report) && IsForGatesOnly(words)) {
    return Complain(
        report::ExitCode::kBadUsage,
        absl::StrCat(words.input, " is the result of a suite, which has only the terminal's form ",
                     "and --junit; the other forms are for gates"));
  }
  const absl::Status drawn =
      std::visit([&words](const auto& each) { return Draw(each, words); }, *report);
  if (!drawn.ok()) return Complain(report::ExitCode::kInvalid, drawn.message());
  return report::ExitCodeOf(VerdictOf(*report));
}

void AddFile(Command command, const std::string& name, Output& output, const std::string& what) {
  AddOutputOption(command, name, output, what + "; - for stdout instead of the table");
}

}  // namespace

void AddReportCommand(Command app, report::ExitCode& exit_code) {
  Command command =
      AddCommand(app, {"report",
                       group::kLook,
                       "Show a saved result of a gate or a suite again, in any form",
                       {"./hakari report gate.json", "./hakari report gate.json --html gate.html",
                        "./hakari report gate.json --markdown - --junit gate.xml",
                        "./hakari report suite.json --junit suite.xml"}});
  auto words = std::make_shared<ReportWords>();
  command.AddOption("file", words->input, "The JSON file that gate or suite wrote").Required();
  AddFile(command, "--html", words->html, "Write a self-contained HTML page");
  AddFile(command, "--markdown", words->markdown,
          "Write Markdown for a job's summary or a comment");
  AddFile(command, "--junit", words->junit, "Write JUnit XML");
  command.AddFlag("--annotations", words->annotations,
                  "Print GitHub's workflow commands to stdout instead of the table");
  command.OnRun([words, &exit_code] { exit_code = RunReport(*words); });
}

}  // namespace hakari::cli

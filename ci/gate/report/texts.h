// A gate as text: for people, for a pull request, for a CI system.
#ifndef HAKARI_CI_GATE_REPORT_TEXTS_H_
#define HAKARI_CI_GATE_REPORT_TEXTS_H_

#include <string>

#include "absl/strings/string_view.h"
#include "ci/gate/gate_report.h"

namespace hakari::gate {

// For people: the verdict on the first line, then only what changed, then what was done.
std::string GateTerminal(const GateReport& report);

// A gate as Markdown, for a job's summary or a comment: the verdict, what changed, the rest folded.
std::string GateMarkdown(const GateReport& report);

// Foreign text that says nothing to Markdown, HTML, or GitHub: no markup, links, mentions of people
// or issues. Line ends become "\x0a".
std::string MarkdownText(absl::string_view bytes);

// A gate as JUnit XML: one test case a benchmark and a suite, and the case "gate" for the whole.
// What is invalid is an error; what regressed or is inconclusive fails, since the gate does.
std::string GateJunit(const GateReport& report);

// A gate as GitHub's workflow commands, which show up beside the changed files and on the run's
// page: the verdict, and each row and problem that does not pass.
std::string GateAnnotations(const GateReport& report);
// GitHub shows ten of a kind for a step; more than these are not written.
inline constexpr int kShownAnnotations = 10;

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_REPORT_TEXTS_H_

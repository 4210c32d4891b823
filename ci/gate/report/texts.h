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

// Escapes foreign text, so that it has no effect in Markdown, HTML and on GitHub: no markup, links,
// mentions of people or issues. Line ends become "\x0a".
std::string MarkdownText(absl::string_view bytes);

// A gate as JUnit XML: one test case per benchmark and per suite, and the case "gate" for the
// whole. Invalid rows are errors. Regressed and inconclusive rows are failures, since the gate
// fails too.
std::string GateJunit(const GateReport& report);

// A gate as GitHub's workflow commands, which show up beside the changed files and on the run's
// page: the verdict, and each row and problem that does not pass.
std::string GateAnnotations(const GateReport& report);
// GitHub shows ten annotations of a kind per step, so no more are written.
inline constexpr int kShownAnnotations = 10;

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_REPORT_TEXTS_H_

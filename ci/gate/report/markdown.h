// A gate as Markdown, for a job's summary or a comment: the verdict, what changed, the rest folded.
#ifndef HAKARI_CI_GATE_REPORT_MARKDOWN_H_
#define HAKARI_CI_GATE_REPORT_MARKDOWN_H_

#include <string>

#include "absl/strings/string_view.h"
#include "ci/gate/gate_report.h"

namespace hakari::gate {

std::string GateMarkdown(const GateReport& report);

// Foreign text that says nothing to Markdown, HTML, or GitHub: no markup, links, mentions of people
// or issues. Line ends become "\x0a".
std::string MarkdownText(absl::string_view bytes);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_REPORT_MARKDOWN_H_

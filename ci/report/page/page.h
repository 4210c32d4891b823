// A result as one self-contained HTML page: it opens offline, loads nothing, and holds the result's
// JSON, from which its scripts draw.
#ifndef HAKARI_CI_REPORT_PAGE_PAGE_H_
#define HAKARI_CI_REPORT_PAGE_PAGE_H_

#include <string>

#include "absl/strings/string_view.h"

namespace hakari::report {

// The parts of a kind of page, embedded when the program is built (embed.sh).
struct PageParts {
  const char* html;  // with @POLICY@, @STYLE@, @DATA@, @CHART@ and @SCRIPT@ in it
  const char* style;
  const char* chart;   // Chart.js
  const char* script;  // ours
  // "sha256-…", of the bytes between the tags.
  const char* style_hash;
  const char* chart_hash;
  const char* script_hash;
};

std::string PageOf(const PageParts& parts, absl::string_view json);

}  // namespace hakari::report

#endif  // HAKARI_CI_REPORT_PAGE_PAGE_H_

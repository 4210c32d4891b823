#include "ci/report/page/page.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "ci/report/gate/json.h"
#include "ci/report/page/page_parts.h"

namespace hakari {
namespace {

// Only the style and the two scripts that were embedded, nothing else from anywhere; and markup can
// not be made of text.
std::string Policy() {
  return absl::StrCat("default-src 'none'; script-src '", kPageChartHash, "' '", kPageScriptHash,
                      "'; style-src '", kPageStyleHash,
                      "'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'");
}

// Without "<" nothing in it can end the element that it lies in. In JSON it stands in strings only.
std::string Data(const GateReport& report) {
  return absl::StrReplaceAll(GateJson(report), {{"<", "\\u003c"}});
}

}  // namespace

std::string GatePage(const GateReport& report) {
  // All at once: what is put in is not looked at again.
  return absl::StrReplaceAll(kPageHtml, {{"@POLICY@", Policy()},
                                         {"@STYLE@", kPageStyle},
                                         {"@DATA@", Data(report)},
                                         {"@CHART@", kPageChart},
                                         {"@SCRIPT@", kPageScript}});
}

}  // namespace hakari

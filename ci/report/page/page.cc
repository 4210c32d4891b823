#include "ci/report/page/page.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"

namespace hakari::report {
namespace {

// Allows only the embedded style and the two embedded scripts; and text cannot be made into markup.
std::string Policy(const PageParts& parts) {
  return absl::StrCat("default-src 'none'; script-src '", parts.chart_hash, "' '",
                      parts.script_hash, "'; style-src '", parts.style_hash,
                      "'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'");
}

}  // namespace

std::string PageOf(const PageParts& parts, absl::string_view json) {
  // Without "<" nothing in the data can end the element around it. In JSON "<" occurs in strings
  // only.
  const std::string data = absl::StrReplaceAll(json, {{"<", "\\u003c"}});
  // All in one pass: inserted text is not searched again.
  return absl::StrReplaceAll(parts.html, {{"@POLICY@", Policy(parts)},
                                          {"@STYLE@", parts.style},
                                          {"@DATA@", data},
                                          {"@CHART@", parts.chart},
                                          {"@SCRIPT@", parts.script}});
}

}  // namespace hakari::report

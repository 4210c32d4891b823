#include "ci/report/page/page.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"

namespace hakari::report {
namespace {

// Only the style and the two scripts that were embedded, nothing else from anywhere; and markup can
// not be made of text.
std::string Policy(const PageParts& parts) {
  return absl::StrCat("default-src 'none'; script-src '", parts.chart_hash, "' '",
                      parts.script_hash, "'; style-src '", parts.style_hash,
                      "'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'");
}

}  // namespace

std::string PageOf(const PageParts& parts, absl::string_view json) {
  // Without "<" nothing in it can end the element that it lies in. In JSON it stands in strings
  // only.
  const std::string data = absl::StrReplaceAll(json, {{"<", "\\u003c"}});
  // All at once: what is put in is not looked at again.
  return absl::StrReplaceAll(parts.html, {{"@POLICY@", Policy(parts)},
                                          {"@STYLE@", parts.style},
                                          {"@DATA@", data},
                                          {"@CHART@", parts.chart},
                                          {"@SCRIPT@", parts.script}});
}

}  // namespace hakari::report

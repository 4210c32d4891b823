// Pieces of SVG.
#ifndef HAKARI_CI_REPRODUCE_SVG_TEXT_H_
#define HAKARI_CI_REPRODUCE_SVG_TEXT_H_

#include <string>

#include "absl/strings/str_format.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/string_view.h"

namespace hakari::reproduce {

// For text and attributes in double quotes, of SVG and HTML alike.
inline std::string Escaped(absl::string_view text) {
  return absl::StrReplaceAll(
      text, {{"&", "&amp;"}, {"<", "&lt;"}, {">", "&gt;"}, {"\"", "&quot;"}, {"'", "&#39;"}});
}

inline std::string SvgText(double x, double y, absl::string_view anchor, absl::string_view text) {
  return absl::StrFormat("<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>\n", x, y, anchor,
                         Escaped(text));
}

inline std::string SvgLine(double x1, double y1, double x2, double y2, absl::string_view more) {
  return absl::StrFormat(
      "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"currentColor\" %s/>\n", x1,
      y1, x2, y2, more);
}

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_SVG_TEXT_H_

#include "ci/reproduce/showing.h"

#include <map>

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "ci/reproduce/claim.h"
#include "ci/reproduce/svg.h"

namespace hakari::reproduce {

// Embedded when the program is built (embed_style.sh).
extern const char kReproducePageStyle[];
extern const char kReproducePageStyleHash[];  // "sha256-…", for the content security policy

namespace {

absl::string_view ClassOf(Holding holding) {
  switch (holding) {
    case Holding::kHolds:
      return "holds";
    case Holding::kHoldsInPart:
      return "part";
    case Holding::kDoesNotHold:
      return "fails";
    case Holding::kNotShown:
      return "open";
  }
  return "";
}

// A symbol shown beside the word.
absl::string_view SignOf(Holding holding) {
  switch (holding) {
    case Holding::kHolds:
      return "✓ ";
    case Holding::kHoldsInPart:
      return "◐ ";
    case Holding::kDoesNotHold:
      return "✗ ";
    case Holding::kNotShown:
      return "? ";
  }
  return "";
}

std::string Element(absl::string_view name, absl::string_view css_class, absl::string_view text) {
  return absl::StrCat("<", name, css_class.empty() ? "" : " class=\"", css_class,
                      css_class.empty() ? "" : "\"", ">", Escaped(text), "</", name, ">");
}

// The policy allows only the embedded style: no scripts, pictures or fonts.
std::string Head() {
  return absl::StrCat(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src '",
      kReproducePageStyleHash,
      "'; base-uri 'none'; form-action 'none'\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<meta name=\"referrer\" content=\"no-referrer\">\n"
      "<meta name=\"color-scheme\" content=\"light dark\">\n<title>Hakari: reproduced</title>\n"
      "<style>",
      kReproducePageStyle, "</style>\n</head>\n<body>\n");
}

std::string Overview(const std::vector<Reproduced>& tables) {
  std::map<Holding, int> counts;
  for (const Reproduced& table : tables) {
    for (const JudgedClaim& claim : table.claims) ++counts[claim.holding];
  }
  std::string html = "<header>\n<h1>Published and measured</h1>\n<p>";
  for (const auto& [holding, count] : counts) {
    absl::StrAppend(&html,
                    Element("span", absl::StrCat("word ", ClassOf(holding)),
                            absl::StrCat(SignOf(holding), HoldingText(holding), ": ", count)),
                    " &nbsp; ");
  }
  html += "</p>\n<nav><ol>\n";
  for (size_t i = 0; i < tables.size(); ++i) {
    absl::StrAppend(&html, "<li><a href=\"#table-", i, "\">", Escaped(tables[i].title),
                    "</a></li>\n");
  }
  return html + "</ol></nav>\n</header>\n<main>\n";
}

std::string Table(const Reproduced& table) {
  std::string html = "<div class=\"wide\"><table>\n<thead><tr><th></th>";
  const bool published = table.has_published();
  for (const std::string& column : table.columns) {
    if (published) html += Element("th", "", column + ", published");
    html += Element("th", "", published ? column + ", measured" : column);
  }
  html += "</tr></thead>\n<tbody>\n";
  for (const ReproducedRow& row : table.rows) {
    absl::StrAppend(&html, "<tr>", Element("td", "", row.name));
    for (const ReproducedCell& cell : row.cells) {
      if (published) html += Element("td", "number", cell.published);
      html += Element("td", "number measured", cell.measured);
    }
    html += "</tr>\n";
  }
  return html + "</tbody>\n</table></div>\n";
}

std::string Claims(const Reproduced& table) {
  if (table.claims.empty()) return "";
  std::string html = "<ul class=\"claims\">\n";
  for (const JudgedClaim& claim : table.claims) {
    absl::StrAppend(&html, "<li>",
                    Element("span", absl::StrCat("word ", ClassOf(claim.holding)),
                            absl::StrCat(SignOf(claim.holding), HoldingText(claim.holding))),
                    "<span>", Escaped(claim.claim), Element("span", "measured", claim.measured),
                    "</span></li>\n");
  }
  return html + "</ul>\n";
}

std::string Section(const Reproduced& table, size_t index) {
  std::string html = absl::StrCat(
      "<section id=\"table-", index, "\">\n", Element("h2", "", table.title), "\n",
      Element("p", "quiet", "Published: " + table.conditions), "\n",
      Element("p", "quiet", "Measured: " + table.measured_on), "\n", Table(table), Claims(table));
  for (const std::string& note : table.notes) {
    absl::StrAppend(&html, Element("p", "quiet", note), "\n");
  }
  for (const ReproducedFigure& figure : table.figures) {
    absl::StrAppend(&html, "<figure>\n", figure.svg, Element("figcaption", "", figure.caption),
                    "\n</figure>\n");
  }
  return html + "</section>\n";
}

}  // namespace

std::string ReproducedPage(const std::vector<Reproduced>& tables) {
  std::string html = Head() + Overview(tables);
  for (size_t i = 0; i < tables.size(); ++i) html += Section(tables[i], i);
  return html + "</main>\n</body>\n</html>\n";
}

}  // namespace hakari::reproduce

// A table or figure of a paper, published and measured side by side, with each claim judged in
// words: what `./hakari reproduce` shows, and what every way of showing it is drawn from.
#ifndef HAKARI_CI_REPRODUCE_REPRODUCED_H_
#define HAKARI_CI_REPRODUCE_REPRODUCED_H_

#include <string>
#include <vector>

#include "ci/reproduce/claim.h"

namespace hakari::reproduce {

// Texts as they are shown; empty where there is nothing.
struct ReproducedCell {
  std::string published;
  std::string measured;
};

struct ReproducedRow {
  std::string name;
  std::vector<ReproducedCell> cells;  // one a column
};

struct ReproducedFigure {
  std::string caption;
  std::string svg;  // a whole <svg> element, with nothing in it but shapes and text
};

struct Reproduced {
  std::string id;           // "thesis/4.7"
  std::string title;        // "Table 4.7: …"
  std::string conditions;   // of the paper
  std::string measured_on;  // "500 positions (…) of at most 100000 nodes; model …"
  std::vector<std::string> columns;
  std::vector<ReproducedRow> rows;
  std::vector<JudgedClaim> claims;
  std::vector<std::string> notes;  // where the paper contradicts itself; what is otherwise here
  std::vector<ReproducedFigure> figures;

  // Whether the paper has a number to any of them; where it only draws, one column is enough.
  bool has_published() const {
    for (const ReproducedRow& row : rows) {
      for (const ReproducedCell& cell : row.cells) {
        if (!cell.published.empty()) return true;
      }
    }
    return false;
  }
};

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_REPRODUCED_H_

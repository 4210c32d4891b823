// The output formats of reproduced tables.
#ifndef HAKARI_CI_REPRODUCE_SHOWING_H_
#define HAKARI_CI_REPRODUCE_SHOWING_H_

#include <string>
#include <vector>

#include "ci/report/origin.h"
#include "ci/reproduce/reproduced.h"

namespace hakari::reproduce {

// Text for the terminal: published and measured side by side, then each claim in words, then notes.
std::string TerminalText(const Reproduced& table);

// One line per table.
std::string TableList(const std::vector<ReproducedTable>& tables);

// An envelope of the schema hakari-reproduce, with everything except the pictures.
std::string ReproducedJson(const std::vector<Reproduced>& tables, const report::Origin& origin);

// One self-contained HTML page: tables, judged claims, figures as SVG. It has no script.
std::string ReproducedPage(const std::vector<Reproduced>& tables);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_SHOWING_H_

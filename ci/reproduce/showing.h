// Ways of showing reproduced tables.
#ifndef HAKARI_CI_REPRODUCE_SHOWING_H_
#define HAKARI_CI_REPRODUCE_SHOWING_H_

#include <string>
#include <vector>

#include "ci/report/origin.h"
#include "ci/reproduce/reproduced.h"

namespace hakari::reproduce {

// For people at a terminal: published and measured side by side, then each claim in words, then
// notes.
std::string TerminalText(const Reproduced& table);

// One line a table.
std::string TableList(const std::vector<ReproducedTable>& tables);

// For programs: an envelope of the schema hakari-reproduce, with everything but the pictures.
std::string ReproducedJson(const std::vector<Reproduced>& tables, const report::Origin& origin);

// One HTML page that holds everything and asks nobody for anything: tables, claims with their
// words, figures as SVG. It has no script.
std::string ReproducedPage(const std::vector<Reproduced>& tables);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_SHOWING_H_

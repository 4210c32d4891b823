// Reproduced tables for people at a terminal.
#ifndef HAKARI_CI_REPRODUCE_TERMINAL_H_
#define HAKARI_CI_REPRODUCE_TERMINAL_H_

#include <string>
#include <vector>

#include "ci/reproduce/reproduced.h"
#include "ci/reproduce/reproduced_table.h"

namespace hakari::reproduce {

// Published and measured side by side, then each claim in words, then notes.
std::string TerminalText(const Reproduced& table);

// One line a table.
std::string TableList(const std::vector<ReproducedTable>& tables);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_TERMINAL_H_

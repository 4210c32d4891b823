// Every table and figure of Miwa's thesis that is reproduced. A new one is added to its chapter's
// file, and a new chapter to the list in tables.cc.
#ifndef HAKARI_CI_REPRODUCE_THESIS_TABLES_H_
#define HAKARI_CI_REPRODUCE_THESIS_TABLES_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "ci/reproduce/reproduced.h"

namespace hakari::reproduce {

std::vector<ReproducedTable> AllReproducedTables();

// Tables by id; "thesis" is all of that paper. In the list's order, none twice. kNotFound names
// what there is nearest to a word that is none.
absl::StatusOr<std::vector<ReproducedTable>> ChooseTables(const std::vector<std::string>& words);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_THESIS_TABLES_H_

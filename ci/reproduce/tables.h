// Every table and figure of every paper that is reproduced, in the papers' order: thesis/tables.h,
// gps/tables.h, futility/tables.h; then those about our own engine: engine/tables.h.
#ifndef HAKARI_CI_REPRODUCE_TABLES_H_
#define HAKARI_CI_REPRODUCE_TABLES_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "ci/reproduce/reproduced.h"

namespace hakari::reproduce {

std::vector<ReproducedTable> AllReproducedTables();

// Tables by id; "thesis", "gps" and "futility" are all of that paper, "engine/ablation" all below
// it. In the list's order, none
// twice. kNotFound names what there is nearest to a word that is none.
absl::StatusOr<std::vector<ReproducedTable>> ChooseTables(const std::vector<std::string>& words);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_TABLES_H_

// All reproduced tables and figures of the papers, in their order: thesis/tables.h, gps/tables.h,
// futility/tables.h; then those about our own engine: engine/tables.h.
#ifndef HAKARI_CI_REPRODUCE_TABLES_H_
#define HAKARI_CI_REPRODUCE_TABLES_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "ci/reproduce/reproduced.h"

namespace hakari::reproduce {

std::vector<ReproducedTable> AllReproducedTables();

// Tables by id; "thesis", "gps" and "futility" mean all of that paper, "engine/ablation" all below
// it. The result is in the list's order, without duplicates. kNotFound: a word is no id; the
// message names the most similar one.
absl::StatusOr<std::vector<ReproducedTable>> ChooseTables(const std::vector<std::string>& words);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_TABLES_H_

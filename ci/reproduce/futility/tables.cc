#include "ci/reproduce/futility/tables.h"

#include <utility>

namespace hakari::reproduce {

std::vector<ReproducedTable> FutilityTables() {
  std::vector<ReproducedTable> all;
  for (std::vector<ReproducedTable> part : {MarginFigures(), TargetTables(), OverheadTables()}) {
    for (ReproducedTable& table : part) all.push_back(std::move(table));
  }
  return all;
}

}  // namespace hakari::reproduce

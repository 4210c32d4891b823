#include "ci/reproduce/thesis/tables.h"

#include <memory>
#include <utility>

#include "ci/reproduce/thesis/chapters.h"
#include "ci/reproduce/thesis/classifier_lab.h"
#include "ci/reproduce/thesis/play/play_scales.h"

namespace hakari::reproduce {
namespace {

void Append(std::vector<ReproducedTable> more, std::vector<ReproducedTable>& all) {
  for (ReproducedTable& table : more) all.push_back(std::move(table));
}

}  // namespace

std::vector<ReproducedTable> ThesisTables() {
  std::vector<ReproducedTable> all;
  const auto classifiers = std::make_shared<ClassifierLab>();
  Append(ClassifierTables(classifiers), all);
  Append(PerceptronFigures(classifiers), all);
  Append(BudgetFigures(classifiers), all);
  Append(MatePlayTables(), all);
  const auto scales = std::make_shared<PlayScales>();
  Append(PlayTables(scales), all);
  Append(PlayTimeTables(scales), all);
  Append(DistanceFigures(), all);
  Append(PlayCallFigures(scales), all);
  Append(UseTables(), all);
  Append(AlphaFigures(), all);
  Append(VariantTables(), all);
  Append(BoundedTableTables(), all);
  Append(IdeaTables(), all);
  return all;
}

}  // namespace hakari::reproduce

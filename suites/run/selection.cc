#include "suites/run/selection.h"

#include <cstddef>
#include <string>

namespace hakari::suites {

absl::StatusOr<std::vector<const Problem*>> SelectProblems(const ProblemSet& set,
                                                           const Selection& selection) {
  std::vector<std::string> ids;
  for (const Problem& problem : set.problems()) ids.push_back(problem.id);
  const absl::StatusOr<std::vector<size_t>> places = SelectItems(ids, selection, "problem");
  if (!places.ok()) return places.status();
  std::vector<const Problem*> selected;
  for (const size_t place : *places) selected.push_back(&set.problems()[place]);
  return selected;
}

}  // namespace hakari::suites

// What a use of the classifier costs or saves, beside what the thesis says of it.
#ifndef HAKARI_CI_REPRODUCE_THESIS_USE_COSTS_H_
#define HAKARI_CI_REPRODUCE_THESIS_USE_COSTS_H_

#include "absl/status/status.h"
#include "ci/reproduce/reproduced.h"
#include "ci/reproduce/reproduced_table.h"
#include "ci/reproduce/search_lab.h"
#include "ci/reproduce/thesis/use_reading.h"
#include "golden/published/published_table.h"

namespace hakari::reproduce {

// The rows and claims of one reading: nodes and time of plain and of steered PDS, over all
// positions or those that both solve.
absl::Status AddCosts(ReproduceContext& context, const golden::PublishedTable& published,
                      const UseReading& reading, Among among, Reproduced& made);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_THESIS_USE_COSTS_H_

// Reproduced tables as one HTML page that holds everything and asks nobody for anything: tables,
// claims with their words, figures as SVG. It has no script.
#ifndef HAKARI_CI_REPRODUCE_PAGE_H_
#define HAKARI_CI_REPRODUCE_PAGE_H_

#include <string>
#include <vector>

#include "ci/reproduce/reproduced.h"

namespace hakari::reproduce {

std::string ReproducedPage(const std::vector<Reproduced>& tables);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_PAGE_H_

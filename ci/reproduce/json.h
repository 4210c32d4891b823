// Reproduced tables for programs.
#ifndef HAKARI_CI_REPRODUCE_JSON_H_
#define HAKARI_CI_REPRODUCE_JSON_H_

#include <string>
#include <vector>

#include "ci/report/origin.h"
#include "ci/reproduce/reproduced.h"

namespace hakari::reproduce {

// An envelope of the schema hakari-reproduce, with everything but the pictures.
std::string ReproducedJson(const std::vector<Reproduced>& tables, const report::Origin& origin);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_JSON_H_

// Reproduced tables for programs.
#ifndef HAKARI_CI_REPRODUCE_JSON_H_
#define HAKARI_CI_REPRODUCE_JSON_H_

#include <string>
#include <vector>

#include "ci/reproduce/reproduced.h"

namespace hakari::reproduce {

// {"format": "hakari-reproduce 1", "tables": [...]}; everything but the pictures.
std::string ReproducedJson(const std::vector<Reproduced>& tables);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_JSON_H_

// Every suite there is. A new one is added here and nowhere else.
#ifndef HAKARI_SUITES_REGISTRY_H_
#define HAKARI_SUITES_REGISTRY_H_

#include <vector>

#include "absl/strings/string_view.h"
#include "suites/core/suite.h"

namespace hakari::suites {

const std::vector<Suite>& AllSuites();
// Null if there is none of this name.
const Suite* FindSuite(absl::string_view name);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_REGISTRY_H_

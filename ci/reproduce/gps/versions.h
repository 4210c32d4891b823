// The versions of the engine that correspond to the paper's. They differ in their evaluation.
#ifndef HAKARI_CI_REPRODUCE_GPS_VERSIONS_H_
#define HAKARI_CI_REPRODUCE_GPS_VERSIONS_H_

#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "ci/reproduce/problem_lab.h"

namespace hakari::reproduce {

// Pieces alone, weights set by hand, and learned weights, each with the search of frozen1, so that
// nothing else differs and their counts never change. The last version is the search as it is
// today.
absl::StatusOr<std::vector<EngineVersion>> UsualVersions();

// The default of `hakari usi`, so that a revision searches like `search:`.
inline constexpr uint64_t kVersionTableMib = 64;
// Our search as typed (suites/engines/typed_search.h).
absl::StatusOr<EngineVersion> SearchVersion(absl::string_view typed,
                                            uint64_t table_mib = kVersionTableMib);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_GPS_VERSIONS_H_

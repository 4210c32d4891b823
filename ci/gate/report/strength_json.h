// Writes the games of a gate as JSON, and reads them.
#ifndef HAKARI_CI_GATE_REPORT_STRENGTH_JSON_H_
#define HAKARI_CI_GATE_REPORT_STRENGTH_JSON_H_

#include <nlohmann/json_fwd.hpp>
#include <optional>

#include "ci/gate/strength_row.h"
#include "ci/report/json_place.h"

namespace hakari::gate {

// Null if no games were requested.
nlohmann::ordered_json StrengthJson(const std::optional<StrengthRow>& strength);

// Reads what was measured, not what was concluded. Throws like JsonPlace.
StrengthRow ReadStrength(const report::JsonPlace& from);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_REPORT_STRENGTH_JSON_H_

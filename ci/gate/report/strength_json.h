// The games of a gate as JSON, and back.
#ifndef HAKARI_CI_GATE_REPORT_STRENGTH_JSON_H_
#define HAKARI_CI_GATE_REPORT_STRENGTH_JSON_H_

#include <nlohmann/json_fwd.hpp>
#include <optional>

#include "ci/gate/strength_row.h"
#include "ci/report/json_place.h"

namespace hakari::gate {

// Null if nobody asked for games.
nlohmann::ordered_json StrengthJson(const std::optional<StrengthRow>& strength);

// What was measured, not what was concluded. Throws as JsonPlace does.
StrengthRow ReadStrength(const report::JsonPlace& from);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_REPORT_STRENGTH_JSON_H_

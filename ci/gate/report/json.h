// The JSON of a gate, with every raw sample in it, so that the verdict can be recomputed: an
// envelope (ci/report/envelope.h) of the schema hakari-gate (ci/report/schema/gate.json). Bytes
// that are not UTF-8 are replaced.
//
// Conclusions follow from the rest and are written for people and for the page. Of them only the
// verdicts are read back, to be compared with what the samples give.
#ifndef HAKARI_CI_GATE_REPORT_JSON_H_
#define HAKARI_CI_GATE_REPORT_JSON_H_

#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "ci/gate/gate_report.h"

namespace hakari::gate {

// The schema's name.
inline constexpr char kGateSchema[] = "hakari-gate";

std::string GateJson(const GateReport& report);

// Recomputes the verdict and refuses a report that states another one. Also refuses other schemas,
// and anything missing, of the wrong kind or impossible. Errors name `file_name` and the place in
// the text.
absl::StatusOr<GateReport> ParseGateJson(absl::string_view text, absl::string_view file_name);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_REPORT_JSON_H_

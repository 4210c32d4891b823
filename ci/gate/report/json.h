// The JSON of a gate, with every raw sample in it, so that the verdict can be worked out again: an
// envelope (ci/report/envelope.h) of the schema hakari-gate (ci/report/schema/gate.json). Bytes
// that are not UTF-8 are replaced.
//
// What was concluded follows from the rest and is there for people and for the page: of it only the
// verdicts are read back, to be compared with what the samples make.
#ifndef HAKARI_CI_GATE_REPORT_JSON_H_
#define HAKARI_CI_GATE_REPORT_JSON_H_

#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "ci/gate/gate_report.h"

namespace hakari::gate {

// By what it is recognised.
inline constexpr char kGateSchema[] = "hakari-gate";

std::string GateJson(const GateReport& report);

// Works the verdict out again and refuses a report that states another; refuses other schemas, and
// whatever is missing, of the wrong kind or impossible. Errors name the file and the place in it.
// `file_name` is what they call the text.
absl::StatusOr<GateReport> ParseGateJson(absl::string_view text, absl::string_view file_name);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_REPORT_JSON_H_

#include "ci/cli/report/saved_report.h"

#include <utility>

#include "base/files/text_file.h"
#include "base/status/macros.h"
#include "ci/gate/report/json.h"
#include "ci/report/envelope.h"
#include "ci/report/json.h"

namespace hakari::cli {
absl::StatusOr<SavedReport> ReadSavedReport(const std::string& path) {
  HAKARI_ASSIGN_OR_RETURN(const std::string text, ReadTextFile(path));
  if (report::SchemaOf(text) == report::kSuiteSchema) {
    HAKARI_ASSIGN_OR_RETURN(report::SuiteReport suite, report::ParseJsonReport(text, path));
    return SavedReport(std::move(suite));
  }
  absl::StatusOr<gate::GateReport> gate = gate::ParseGateJson(text, path);
  if (!gate.ok()) return gate.status();
  return SavedReport(*std::move(gate));
}

}  // namespace hakari::cli

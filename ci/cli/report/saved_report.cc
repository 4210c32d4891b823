#include "ci/cli/report/saved_report.h"

#include <utility>

#include "base/files/text_file.h"
#include "ci/gate/report/json.h"
#include "ci/report/envelope.h"
#include "ci/report/json.h"

namespace hakari::cli {
absl::StatusOr<SavedReport> ReadSavedReport(const std::string& path) {
  const absl::StatusOr<std::string> text = ReadTextFile(path);
  if (!text.ok()) return text.status();
  if (report::SchemaOf(*text) == report::kSuiteSchema) {
    absl::StatusOr<report::SuiteReport> suite = report::ParseJsonReport(*text, path);
    if (!suite.ok()) return suite.status();
    return SavedReport(*std::move(suite));
  }
  absl::StatusOr<gate::GateReport> gate = gate::ParseGateJson(*text, path);
  if (!gate.ok()) return gate.status();
  return SavedReport(*std::move(gate));
}

}  // namespace hakari::cli

#include "golden/golden_check.h"

#include <cstdlib>
#include <fstream>

#include "absl/status/statusor.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "golden/compare.h"
#include "golden/finding.h"
#include "golden/golden.h"
#include "golden/golden_files.h"
#include "suites/run/suite_run.h"

namespace hakari::golden {
namespace {

std::string Under(const std::string& root, const std::string& path) {
  return root.empty() ? path : absl::StrCat(root, "/", path);
}

absl::StatusOr<Findings> Check(const GoldenCheckOptions& options) {
  const absl::StatusOr<Golden> golden = ReadGolden(Under(options.root, options.path));
  if (!golden.ok()) return golden.status();
  HAKARI_RETURN_IF_ERROR(CheckGoldenPlace(options.root, options.path, *golden));
  const suites::Suite* suite = options.find_suite(golden->header.suite);
  if (suite == nullptr) {
    return absl::NotFoundError(absl::StrCat("no suite '", golden->header.suite, "'"));
  }
  suites::SuiteRunOptions run_options;
  run_options.program = golden->header.program;
  run_options.limits = golden->header.limits;
  run_options.selection.shard = options.shard;
  HAKARI_ASSIGN_OR_RETURN(const suites::SuiteRun run,
                          suites::RunSuite(*suite, run_options, {options.root}));
  return Compare(*suite, run, run_options.limits, golden);
}

int NumberFromEnvironment(const char* name, int otherwise) {
  const char* text = std::getenv(name);
  int number = 0;
  return text != nullptr && absl::SimpleAtoi(text, &number) ? number : otherwise;
}

}  // namespace

bool CheckGolden(const GoldenCheckOptions& options, std::ostream& out) {
  const absl::StatusOr<Findings> findings = Check(options);
  if (!findings.ok()) {
    out << "INVALID: " << findings.status().message() << "\n";
    return false;
  }
  for (const Finding& finding : *findings) out << FindingText(finding) << "\n";
  return findings->empty();
}

// A part takes every n-th problem, so a part of a part does too.
Shard ShardWithin(const Shard& part, const Shard& shard) {
  return {part.index + part.count * (shard.index - 1), part.count * shard.count};
}

Shard ShardOfTest() {
  const char* status_file = std::getenv("TEST_SHARD_STATUS_FILE");
  if (status_file != nullptr) std::ofstream(status_file, std::ios::app).flush();
  Shard shard;
  shard.count = NumberFromEnvironment("TEST_TOTAL_SHARDS", 1);
  shard.index = NumberFromEnvironment("TEST_SHARD_INDEX", 0) + 1;
  return shard;
}

}  // namespace hakari::golden

#include "ci/cli/gate/gate_checks.h"

#include <filesystem>
#include <system_error>

#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "base/text/name_filter.h"
#include "bench/cases.h"
#include "bench/runner.h"
#include "ci/cli/suite/suite_options.h"
#include "ci/gate/revision/git.h"
#include "ci/gate/revision/revision_build.h"
#include "suites/core/suite.h"
#include "suites/registry.h"

namespace hakari::cli {
namespace {

absl::Status CheckFolders(const GateOptions& options) {
  for (const std::string& folder : {options.base_bin, options.candidate_bin}) {
    std::error_code error;
    if (std::filesystem::is_directory(folder, error)) continue;
    return absl::NotFoundError(absl::StrCat(folder, ": there is no such folder"));
  }
  return absl::OkStatus();
}

absl::Status CheckRevisions(const GateOptions& options, const std::string& repository) {
  const gate::Git git(repository, nullptr);
  for (const std::string& revision : {options.base, options.candidate}) {
    if (revision == gate::kWorktree) continue;
    HAKARI_ASSIGN_OR_RETURN(const std::string commit, git.Resolve(revision));
  }
  return absl::OkStatus();
}

absl::Status CheckFilter(const GateOptions& options, bool is_engine) {
  const std::string& filter = options.plan.filter;
  if (filter.empty()) return absl::OkStatus();
  if (is_engine) {
    return absl::InvalidArgumentError(
        "--filter selects Hakari's own benchmarks; an engine is measured on the positions of "
        "--suite");
  }
  const absl::Status sound = NameFilter::Parse(filter).status();
  // This program has the benchmarks of the working tree. Those of other builds are unknown until
  // they are built.
  const bool is_known = options.base_bin.empty() && options.candidate == gate::kWorktree;
  if (!sound.ok() || !is_known) return sound;
  return bench::SelectCases(bench::AllCases(), filter).status();
}

// Checks the suite whose positions an engine is asked.
absl::Status CheckSuite(const GateOptions& options) {
  const suites::Suite* const suite = suites::FindSuite(options.suite);
  if (suite == nullptr) return absl::NotFoundError(UnknownSuite(options.suite));
  if (suite->engine_program) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat("engines cannot run the suite ", options.suite));
}

}  // namespace

absl::Status CheckGateWords(const GateOptions& options, const std::string& project,
                            const std::optional<project::EngineProject>& engine) {
  HAKARI_RETURN_IF_ERROR(CheckFilter(options, engine.has_value()));
  HAKARI_RETURN_IF_ERROR(engine ? CheckSuite(options) : absl::OkStatus());
  if (!options.base_bin.empty()) return CheckFolders(options);
  return CheckRevisions(options, engine ? engine->folder : project);
}

}  // namespace hakari::cli

#include "ci/cli/engines/asked_positions.h"

#include <cstddef>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "base/status/macros.h"
#include "ci/cli/suite/suite_options.h"
#include "suites/core/problem_set.h"
#include "suites/registry.h"

namespace hakari::cli {
namespace {

bool IsFile(const PositionWords& words) {
  return absl::EndsWith(words.positions, ".sfen") || absl::EndsWith(words.positions, ".zst");
}

std::string SuiteOf(const PositionWords& words) {
  if (!IsFile(words)) return words.positions;
  return words.as.empty() ? kUsualSuite : words.as;
}

}  // namespace

absl::StatusOr<AskedPositions> ReadPositions(const PositionWords& words, const std::string& root) {
  AskedPositions asked;
  asked.suite = suites::FindSuite(SuiteOf(words));
  if (asked.suite == nullptr) return absl::NotFoundError(UnknownSuite(SuiteOf(words)));
  HAKARI_ASSIGN_OR_RETURN(
      const suites::ProblemSet set,
      IsFile(words) ? suites::ReadProblemSet({words.positions}, suites::RulesOf(*asked.suite))
                    : suites::ReadProblemsOf(*asked.suite, root));
  asked.problems = set.problems();
  if (words.first > 0 && static_cast<size_t>(words.first) < asked.problems.size()) {
    asked.problems.resize(static_cast<size_t>(words.first));
  }
  return asked;
}

}  // namespace hakari::cli

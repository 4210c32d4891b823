#include "golden/compare.h"

#include <set>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "golden/answer_differences.h"

namespace hakari::golden {
namespace {

void CompareHeaders(const GoldenHeader& golden, const GoldenHeader& run, Findings& findings) {
  const auto compare = [&findings](const char* field, const std::string& expected,
                                   const std::string& found) {
    if (expected != found) {
      findings.push_back({FindingKind::kStale, "", field, expected, found});
    }
  };
  compare("suite", golden.suite, run.suite);
  compare("suite-hash", golden.suite_hash, run.suite_hash);
  compare("program", golden.program, run.program);
  compare("configuration", golden.configuration, run.configuration);
  compare("limits", suites::LimitsText(golden.limits), suites::LimitsText(run.limits));
}

void CompareWithRows(const suites::SuiteRun& run, const Golden& golden, Findings& findings) {
  AnswerList found;
  for (const suites::ProblemResult& result : run.results) {
    if (result.outcome.ran()) found.push_back({result.id, &result.outcome});
  }
  const std::vector<AnswerDifference> differences = DifferencesOf(ListOf(golden.rows), found);
  const auto add = [&](const AnswerDifference& difference) {
    const Findings changes = FindingsOf(difference);
    findings.insert(findings.end(), changes.begin(), changes.end());
  };
  // Problems that were not asked, or did not answer, are not missed here.
  for (const AnswerDifference& difference : differences) {
    const bool is_orphan = run.problems.Find(difference.id) == nullptr;
    if (difference.found == nullptr && is_orphan) add(difference);
  }
  for (const AnswerDifference& difference : differences) {
    if (difference.found != nullptr) add(difference);
  }
}

}  // namespace

GoldenHeader HeaderOf(const suites::Suite& suite, const suites::SuiteRun& run,
                      const suites::Limits& limits) {
  return {suite.name, run.problems.hash(), run.program.name, run.program.configuration, limits};
}

Golden GoldenOf(const suites::Suite& suite, const suites::SuiteRun& run,
                const suites::Limits& limits) {
  Golden golden;
  golden.header = HeaderOf(suite, run, limits);
  for (const suites::ProblemResult& result : run.results) {
    if (result.outcome.ran()) golden.rows[result.id] = result.outcome;
  }
  golden.checksum = GoldenChecksum(golden);
  return golden;
}

Findings Inspect(const suites::SuiteRun& run) {
  Findings findings;
  if (run.results.empty()) {
    findings.push_back({FindingKind::kNothingCompared, "", "", "", ""});
  }
  int stopped = 0;
  std::set<std::string> seen;
  for (const suites::ProblemResult& result : run.results) {
    const suites::Outcome& outcome = result.outcome;
    if (!seen.insert(result.id).second) {
      findings.push_back({FindingKind::kDuplicated, result.id, "", "", ""});
    }
    if (outcome.status == suites::OutcomeStatus::kStopped) {
      ++stopped;
    } else if (!outcome.ran()) {
      findings.push_back(
          {FindingKind::kDidNotRun, result.id, "", "",
           absl::StrCat(suites::OutcomeStatusName(outcome.status), ", ", outcome.why)});
    } else if (result.score.is_fault) {
      findings.push_back({FindingKind::kWrongAnswer, result.id, "", "", outcome.answer});
    }
  }
  if (stopped > 0) {
    const std::string share = absl::StrCat(stopped, " of ", run.results.size(), " problems");
    findings.insert(findings.begin(), {FindingKind::kInterrupted, "", "", "", share});
  }
  return findings;
}

Findings Compare(const suites::Suite& suite, const suites::SuiteRun& run,
                 const suites::Limits& limits, const absl::StatusOr<Golden>& golden) {
  Findings findings = Inspect(run);
  if (golden.ok()) {
    CompareHeaders(golden->header, HeaderOf(suite, run, limits), findings);
    CompareWithRows(run, *golden, findings);
  } else if (absl::IsNotFound(golden.status())) {
    findings.push_back(
        {FindingKind::kNoGolden, "", "", GoldenPath(suite.name, run.program.name, limits), ""});
  } else {
    findings.push_back(
        {FindingKind::kUnreadable, "", "", "", std::string(golden.status().message())});
  }
  return findings;
}

}  // namespace hakari::golden

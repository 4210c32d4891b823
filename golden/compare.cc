#include "golden/compare.h"

#include <optional>
#include <set>
#include <unordered_map>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"

namespace hakari::golden {
namespace {

using suites::CountedAnswer;

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
  // Problems that were not asked, or did not answer, are not reported as missing here.
  for (const AnswerDifference& difference : differences) {
    const bool is_orphan = run.problems.Find(difference.id) == nullptr;
    if (difference.found == nullptr && is_orphan) add(difference);
  }
  for (const AnswerDifference& difference : differences) {
    if (difference.found != nullptr) add(difference);
  }
}

// For look-ups only: the order of an unordered_map must not matter.
using ById = std::unordered_map<std::string, const CountedAnswer*>;

ById IndexOf(const AnswerList& list) {
  ById index;
  for (const ListedAnswer& listed : list) index[listed.id] = listed.answer;
  return index;
}

std::vector<std::string> CountersThatDiffer(const CountedAnswer& a, const CountedAnswer& b) {
  std::set<std::string> names;
  for (const CountedAnswer* side : {&a, &b}) {
    for (const auto& [name, value] : side->counters) names.insert(name);
  }
  std::vector<std::string> differ;
  for (const std::string& name : names) {
    if (a.Counter(name) != b.Counter(name)) differ.push_back(name);
  }
  return differ;
}

std::string CounterText(const std::optional<int64_t>& counter) {
  return counter ? absl::StrCat(*counter) : "";
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

AnswerList ListOf(const std::map<std::string, CountedAnswer>& rows) {
  AnswerList list;
  for (const auto& [id, row] : rows) list.push_back({id, &row});
  return list;
}

std::vector<AnswerDifference> DifferencesOf(const AnswerList& expected, const AnswerList& found) {
  const ById expected_by_id = IndexOf(expected), found_by_id = IndexOf(found);
  std::vector<AnswerDifference> differences;
  for (const ListedAnswer& listed : found) {
    const auto other = expected_by_id.find(listed.id);
    if (other == expected_by_id.end()) {
      differences.push_back({listed.id, nullptr, listed.answer, false, {}});
    } else if (*other->second != *listed.answer) {
      differences.push_back({listed.id, other->second, listed.answer,
                             other->second->answer != listed.answer->answer,
                             CountersThatDiffer(*other->second, *listed.answer)});
    }
  }
  for (const ListedAnswer& listed : expected) {
    if (found_by_id.count(listed.id) > 0) continue;
    differences.push_back({listed.id, listed.answer, nullptr, false, {}});
  }
  return differences;
}

Findings FindingsOf(const AnswerDifference& difference) {
  const std::string& id = difference.id;
  if (difference.expected == nullptr) return {{FindingKind::kMissingRow, id, "", "", ""}};
  if (difference.found == nullptr) return {{FindingKind::kOrphanedRow, id, "", "", ""}};
  Findings findings;
  if (difference.answers_differ) {
    findings.push_back({FindingKind::kChangedAnswer, id, "", difference.expected->answer,
                        difference.found->answer});
  }
  for (const std::string& name : difference.counters) {
    findings.push_back({FindingKind::kChangedCounter, id, name,
                        CounterText(difference.expected->Counter(name)),
                        CounterText(difference.found->Counter(name))});
  }
  return findings;
}

}  // namespace hakari::golden

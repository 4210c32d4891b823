#include "ci/gate/bisect/row_difference.h"

#include <deque>

#include "golden/answer_differences.h"

namespace hakari::gate {
namespace {

using Rows = std::deque<suites::CountedAnswer>;  // whose elements stay where they are

golden::AnswerList RowsOf(const report::SuiteReport& report, const std::string& only, Rows& rows) {
  golden::AnswerList list;
  for (const suites::ProblemResult& result : report.results) {
    if (!only.empty() && result.id != only) continue;
    const suites::Outcome& outcome = result.outcome;
    rows.push_back(outcome);
    // What did not run has its status for an answer.
    if (!outcome.ran()) rows.back() = {std::string(suites::OutcomeStatusName(outcome.status)), {}};
    list.push_back({result.id, &rows.back()});
  }
  return list;
}

}  // namespace

golden::Findings RowDifferences(const report::SuiteReport& older, const report::SuiteReport& newer,
                                const std::string& only) {
  Rows rows;
  const golden::AnswerList before = RowsOf(older, only, rows);
  golden::Findings findings;
  for (const golden::AnswerDifference& difference :
       golden::DifferencesOf(before, RowsOf(newer, only, rows))) {
    const golden::Findings changes = golden::FindingsOf(difference);
    findings.insert(findings.end(), changes.begin(), changes.end());
  }
  return findings;
}

}  // namespace hakari::gate

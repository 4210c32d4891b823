#include "ci/gate/live/work_row.h"

#include <algorithm>
#include <map>
#include <set>

#include "absl/strings/str_cat.h"
#include "ci/report/verdict/verdict.h"
#include "golden/compare.h"
#include "golden/finding.h"
#include "suites/core/limits.h"
#include "suites/core/outcome.h"

namespace hakari::gate {
namespace {

class Comparison {
 public:
  Comparison(const report::SuiteReport& base, const report::SuiteReport& candidate,
             const suites::ProblemSet& problems, const std::string& accepted_reason)
      : base_(base),
        candidate_(candidate),
        problems_(problems),
        accepted_reason_(accepted_reason) {}

  ComparedWork Run() {
    result_.row.suite = candidate_.suite;
    result_.row.program = candidate_.program;
    result_.row.limits = suites::LimitsText(candidate_.limits);
    result_.row.golden = candidate_.golden;
    if (!AreAboutTheSame()) return std::move(result_);
    TakeFindings();
    std::map<std::string, const suites::Outcome*> base_outcomes;
    for (const suites::ProblemResult& one : base_.results) base_outcomes[one.id] = &one.outcome;
    golden::AnswerList before, now;
    for (const suites::ProblemResult& one : candidate_.results) {
      const auto other = base_outcomes.find(one.id);
      if (other == base_outcomes.end()) {
        Fault(absl::StrCat(one.id, ": the base did not run it"));
      } else if (BothRan(one.id, *other->second, one.outcome)) {
        before.push_back({one.id, other->second});
        now.push_back({one.id, &one.outcome});
      }
    }
    for (const golden::AnswerDifference& difference : golden::DifferencesOf(before, now)) {
      result_.row.differences.push_back(RowOf(difference));
    }
    HoldAgainstGolden();
    return std::move(result_);
  }

 private:
  void Fault(const std::string& what) {
    constexpr size_t kMostFaults = 20;
    if (result_.faults.size() < kMostFaults) {
      result_.faults.push_back(
          absl::StrCat(candidate_.suite, " by ", candidate_.program, ": ", what));
    }
  }

  bool AreAboutTheSame() {
    if (base_.suite_hash != candidate_.suite_hash) Fault("the two sides ran different problems");
    if (base_.limits != candidate_.limits) {
      Fault(absl::StrCat(
          "the two sides ran with different limits: ", suites::LimitsText(base_.limits), " and ",
          suites::LimitsText(candidate_.limits)));
    }
    return result_.faults.empty();
  }

  // Takes over the findings from the candidate's own golden.
  void TakeFindings() {
    for (const golden::Finding& finding : candidate_.findings) {
      // These are reported, with their reason, when the outcomes are compared.
      if (finding.kind == golden::FindingKind::kDidNotRun) continue;
      if (report::Invalidates(finding.kind)) {
        Fault(absl::StrCat("candidate: ", golden::FindingText(finding)));
      } else {
        unaccepted_.insert(finding.problem);
      }
    }
  }

  // A golden that differs although both builds agree is a fault: neither build gives that answer.
  void HoldAgainstGolden() {
    for (const WorkDifference& difference : result_.row.differences) {
      unaccepted_.erase(difference.problem);
    }
    for (const golden::Finding& finding : candidate_.findings) {
      if (unaccepted_.count(finding.problem) == 0 || report::Invalidates(finding.kind)) continue;
      Fault(absl::StrCat("both builds agree, but not with the candidate's golden: ",
                         golden::FindingText(finding)));
    }
  }

  bool BothRan(const std::string& id, const suites::Outcome& base,
               const suites::Outcome& candidate) {
    if (!base.ran() || !candidate.ran()) {
      const bool is_base = !base.ran();
      const suites::Outcome& failed = is_base ? base : candidate;
      Fault(absl::StrCat(is_base ? "base: " : "candidate: ", id, ": ",
                         suites::OutcomeStatusName(failed.status), ": ", failed.why,
                         is_base ? "" : absl::StrCat("; ", ReplayOf(id))));
      return false;
    }
    WorkRow& row = result_.row;
    ++row.compared;
    Add(base, row.base_nodes, row.base_cpu_ns);
    Add(candidate, row.candidate_nodes, row.candidate_cpu_ns);
    return true;
  }

  static void Add(const suites::Outcome& outcome, uint64_t& nodes, int64_t& cpu_ns) {
    nodes += static_cast<uint64_t>(outcome.Counter("nodes").value_or(0));
    cpu_ns += std::max<int64_t>(0, outcome.times.cpu_ns);
  }

  WorkDifference RowOf(const golden::AnswerDifference& found) const {
    WorkDifference difference;
    difference.problem = found.id;
    const suites::Problem* const problem = problems_.Find(found.id);
    if (problem != nullptr) difference.sfen = problem->sfen();
    difference.base = *found.expected;
    difference.candidate = *found.found;
    difference.accepted = unaccepted_.count(found.id) == 0;
    if (difference.accepted) difference.reason = accepted_reason_;
    difference.replay = ReplayOf(found.id);
    return difference;
  }

  std::string ReplayOf(const std::string& id) const {
    return absl::StrCat(candidate_.replay, " --only ", id);
  }

  const report::SuiteReport& base_;
  const report::SuiteReport& candidate_;
  const suites::ProblemSet& problems_;
  const std::string& accepted_reason_;
  std::set<std::string> unaccepted_;
  ComparedWork result_;
};

}  // namespace

ComparedWork CompareReports(const report::SuiteReport& base, const report::SuiteReport& candidate,
                            const suites::ProblemSet& problems,
                            const std::string& accepted_reason) {
  return Comparison(base, candidate, problems, accepted_reason).Run();
}

}  // namespace hakari::gate

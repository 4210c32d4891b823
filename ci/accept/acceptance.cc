#include "ci/accept/acceptance.h"

#include <set>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "ci/verdict/verdict.h"
#include "golden/compare.h"
#include "golden/log.h"
#include "suites/core/printable.h"
#include "suites/core/text_file.h"

namespace hakari {
namespace {

std::string FileName(const std::string& path) { return path.substr(path.rfind('/') + 1); }

absl::Status RefuseWhatIsNotWhole(const Suite& suite, const SuiteRun& run) {
  const Findings findings = Inspect(suite, run);
  if (!findings.empty()) {
    std::vector<std::string> reasons = Judge(findings).reasons;
    reasons.push_back(FindingText(findings[0]));
    return absl::FailedPreconditionError(
        absl::StrCat("this run cannot be accepted: ", absl::StrJoin(reasons, "; ")));
  }
  if (run.results.size() != run.problems.problems().size()) {
    return absl::FailedPreconditionError("only a run of the whole suite can be accepted");
  }
  return absl::OkStatus();
}

// "p0: answer 5, was 4; nodes 7, was 6", or empty.
std::string RowDifference(const std::string& id, const GoldenRow* before, const GoldenRow* now) {
  if (before == nullptr) return absl::StrCat(id, ": new, answer ", Printable(now->answer));
  if (now == nullptr) return absl::StrCat(id, ": gone, answer was ", Printable(before->answer));
  std::vector<std::string> changes;
  for (const Finding& finding : CompareRows("", *before, *now)) {
    changes.push_back(FindingText(finding));
  }
  if (changes.empty()) return "";
  return absl::StrCat(id, ": ", absl::StrJoin(changes, "; "));
}

const GoldenRow* Find(const Golden& golden, const std::string& id) {
  const auto row = golden.rows.find(id);
  return row == golden.rows.end() ? nullptr : &row->second;
}

void CompareGoldens(const Golden& before, const Golden& now, Acceptance& acceptance) {
  std::set<std::string> ids;
  for (const auto& [id, row] : before.rows) ids.insert(id);
  for (const auto& [id, row] : now.rows) ids.insert(id);
  int changed = 0;
  int fresh = 0;
  int gone = 0;
  for (const std::string& id : ids) {
    const GoldenRow* const old_row = Find(before, id);
    const GoldenRow* const new_row = Find(now, id);
    const std::string line = RowDifference(id, old_row, new_row);
    if (line.empty()) continue;
    absl::StrAppend(&acceptance.difference, line, "\n");
    ++(old_row == nullptr ? fresh : new_row == nullptr ? gone : changed);
  }
  acceptance.counts = absl::StrCat(changed, " changed, ", fresh, " new, ", gone, " gone");
}

// Reading the log may fail: then there is something to do, namely to write one.
bool LogKnows(const GoldenPlace& place, const Acceptance& acceptance) {
  const std::string path = GoldenLogPath(acceptance.golden.header.suite, place.folder);
  const absl::StatusOr<std::string> log = ReadTextFile(place.Whole(path));
  return log.ok() && CheckLog(*log, path, FileName(acceptance.path), acceptance.golden).ok();
}

}  // namespace

absl::StatusOr<Acceptance> PlanAcceptance(const Suite& suite, const SuiteRun& run,
                                          const Limits& limits, const GoldenPlace& place) {
  const absl::Status whole = RefuseWhatIsNotWhole(suite, run);
  if (!whole.ok()) return whole;
  return PlanGolden(GoldenOf(suite, run, limits), place);
}

Acceptance PlanGolden(const Golden& golden, const GoldenPlace& place) {
  const GoldenHeader& header = golden.header;
  Acceptance acceptance;
  acceptance.path = GoldenPath(header.suite, header.program, header.limits, place.folder);
  acceptance.golden = golden;
  acceptance.golden.checksum = GoldenChecksum(golden);
  const absl::StatusOr<Golden> before = ReadGolden(place.Whole(acceptance.path));
  CompareGoldens(before.ok() ? *before : Golden(), golden, acceptance);
  if (!before.ok() && !absl::IsNotFound(before.status())) {
    absl::StrAppend(&acceptance.counts, ", over an unreadable golden");
  }
  acceptance.nothing_to_do =
      before.ok() && before->checksum == acceptance.golden.checksum && LogKnows(place, acceptance);
  return acceptance;
}

absl::Status WriteAcceptance(const Acceptance& acceptance, const GoldenPlace& place,
                             absl::string_view reason, absl::string_view date) {
  absl::Status status = CheckReason(reason);
  if (!status.ok()) return status;
  const std::string path = place.Whole(acceptance.path);
  const std::string& suite = acceptance.golden.header.suite;
  const std::string log_path = place.Whole(GoldenLogPath(suite, place.folder));
  status = MakeFolder(log_path.substr(0, log_path.rfind('/')));
  if (!status.ok()) return status;
  absl::StatusOr<std::string> log = ReadTextFile(log_path);
  if (!log.ok() && !absl::IsNotFound(log.status())) return log.status();
  const LogEntry entry = {std::string(date), FileName(path), acceptance.counts, std::string(reason),
                          acceptance.golden.checksum};
  status = WriteFileAtomically(path, GoldenText(acceptance.golden));
  if (!status.ok()) return status;
  return WriteFileAtomically(log_path,
                             absl::StrCat(log.ok() ? *log : LogHeading(suite), LogLine(entry)));
}

}  // namespace hakari

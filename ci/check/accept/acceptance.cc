#include "ci/check/accept/acceptance.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <system_error>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/files/output_file.h"
#include "base/files/text_file.h"
#include "base/hash/content_hash.h"
#include "base/text/printable.h"
#include "ci/report/verdict/verdict.h"
#include "golden/compare.h"
#include "golden/log.h"

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
  std::set<std::string> old_ids, gone_ids;
  int changed = 0;
  int fresh = 0;
  int gone = 0;
  for (const std::string& id : ids) {
    const GoldenRow* const old_row = Find(before, id);
    const GoldenRow* const new_row = Find(now, id);
    const std::string line = RowDifference(id, old_row, new_row);
    if (old_row != nullptr) old_ids.insert(id);
    if (new_row == nullptr) gone_ids.insert(id);
    if (line.empty()) continue;
    absl::StrAppend(&acceptance.difference, line, "\n");
    ++(old_row == nullptr ? fresh : new_row == nullptr ? gone : changed);
  }
  acceptance.counts = absl::StrCat(changed, " changed, ", fresh, " new, ", gone, " gone");
  acceptance.gone = ProblemNames::Of(gone_ids, old_ids);
}

// One more line at the end of a suite's log, which begins with it if need be.
absl::Status AppendToLog(const std::string& suite, const LogEntry& entry,
                         const GoldenPlace& place) {
  const std::string path = place.Whole(GoldenLogPath(suite, place.folder));
  const absl::Status made = MakeFolder(path.substr(0, path.rfind('/')));
  if (!made.ok()) return made;
  const absl::StatusOr<std::string> log = ReadTextFile(path);
  if (!log.ok() && !absl::IsNotFound(log.status())) return log.status();
  return WriteFileAtomically(path,
                             absl::StrCat(log.ok() ? *log : LogHeading(suite), LogLine(entry)));
}

// The log's entries that were made for this very set of problems.
std::vector<std::string> EntriesAbout(const std::string& suite, const std::string& suite_hash,
                                      const GoldenPlace& place) {
  std::vector<std::string> entries;
  const absl::StatusOr<std::string> log =
      ReadTextFile(place.Whole(GoldenLogPath(suite, place.folder)));
  if (!log.ok()) return entries;
  for (const std::string& entry : EntriesOf(*log)) {
    if (absl::EndsWith(entry, absl::StrCat("(", suite_hash, ")"))) entries.push_back(entry);
  }
  return entries;
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

absl::Status CheckWritable(const std::string& suite, const GoldenPlace& place) {
  const std::filesystem::path log = place.Whole(GoldenLogPath(suite, place.folder));
  // Folders that are missing are made when there is something to write.
  std::filesystem::path folder = log.parent_path();
  std::error_code error;
  while (folder.has_relative_path() && !std::filesystem::exists(folder, error)) {
    folder = folder.parent_path();
  }
  return OutputFile::Open((folder / log.filename()).string()).status();
}

absl::Status WriteAcceptance(const Acceptance& acceptance, const GoldenPlace& place,
                             absl::string_view reason, absl::string_view date) {
  absl::Status status = CheckReason(reason);
  if (!status.ok()) return status;
  const std::string path = place.Whole(acceptance.path);
  const std::string& suite = acceptance.golden.header.suite;
  status = MakeFolder(path.substr(0, path.rfind('/')));
  if (!status.ok()) return status;
  const LogEntry entry = {std::string(date), FileName(path), acceptance.counts, std::string(reason),
                          acceptance.golden.checksum};
  status = WriteFileAtomically(path, GoldenText(acceptance.golden));
  if (!status.ok()) return status;
  return AppendToLog(suite, entry, place);
}

absl::Status WriteProblemsEntry(const std::string& suite, const ProblemNames& names,
                                const std::string& suite_hash, const GoldenPlace& place,
                                absl::string_view reason, absl::string_view date) {
  const absl::Status status = CheckReason(reason);
  if (!status.ok()) return status;
  return AppendToLog(
      suite, {std::string(date), kProblems, names.Text(), std::string(reason), suite_hash}, place);
}

absl::Status WriteGoneProblems(const std::vector<const Acceptance*>& accepted,
                               const GoldenPlace& place, absl::string_view reason,
                               absl::string_view date) {
  for (const Acceptance* one : accepted) {
    const GoldenHeader& header = one->golden.header;
    const std::string names = one->gone.Text();
    if (names.empty()) continue;
    const std::vector<std::string> entries = EntriesAbout(header.suite, header.suite_hash, place);
    const bool is_said = std::any_of(entries.begin(), entries.end(), [&](const auto& entry) {
      return absl::StrContains(entry, absl::StrCat("`", kProblems, "` ", names, ": "));
    });
    if (is_said) continue;
    const absl::Status written =
        WriteProblemsEntry(header.suite, one->gone, header.suite_hash, place, reason, date);
    if (!written.ok()) return written;
  }
  return absl::OkStatus();
}

absl::Status RemoveGolden(const std::string& suite, const std::string& file,
                          const GoldenPlace& place, absl::string_view reason,
                          absl::string_view date) {
  const absl::Status status = CheckReason(reason);
  if (!status.ok()) return status;
  if (absl::StrContains(suite, '/') || absl::StrContains(file, '/') ||
      !absl::EndsWith(file, ".golden")) {
    return absl::NotFoundError(
        absl::StrCat("expected the file name of a golden, found `", Printable(file), "`"));
  }
  const std::string path = absl::StrCat(place.folder, "/", suite, "/", file);
  const absl::StatusOr<std::string> bytes = ReadTextFile(place.Whole(path));
  if (!bytes.ok()) return bytes.status();
  const absl::StatusOr<Golden> golden = ParseGolden(*bytes, path);
  const absl::Status logged = AppendToLog(suite,
                                          {std::string(date), file, kRemoved, std::string(reason),
                                           golden.ok() ? golden->checksum : ContentHash(*bytes)},
                                          place);
  if (!logged.ok()) return logged;
  std::error_code error;
  std::filesystem::remove(place.Whole(path), error);
  if (!error) return absl::OkStatus();
  return absl::UnavailableError(absl::StrCat(path, ": ", error.message()));
}

}  // namespace hakari

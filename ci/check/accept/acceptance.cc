#include "ci/check/accept/acceptance.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <system_error>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/files/output_file.h"
#include "base/files/text_file.h"
#include "base/hash/content_hash.h"
#include "base/status/macros.h"
#include "base/text/printable.h"
#include "ci/report/verdict/verdict.h"
#include "golden/compare.h"

namespace hakari::check {
namespace {

std::string FileName(const std::string& path) { return path.substr(path.rfind('/') + 1); }

absl::Status RefuseWhatIsNotWhole(const suites::SuiteRun& run) {
  const golden::Findings findings = golden::Inspect(run);
  if (!findings.empty()) {
    std::vector<std::string> reasons = report::Judge(findings).reasons;
    reasons.push_back(golden::FindingText(findings[0]));
    return absl::FailedPreconditionError(
        absl::StrCat("this run cannot be accepted: ", absl::StrJoin(reasons, "; ")));
  }
  if (run.results.size() != run.problems.problems().size()) {
    return absl::FailedPreconditionError("only a run of the whole suite can be accepted");
  }
  return absl::OkStatus();
}

// "p0: answer 5, was 4; nodes 7, was 6"
std::string DifferenceText(const golden::AnswerDifference& difference) {
  const std::string& id = difference.id;
  if (difference.expected == nullptr) {
    return absl::StrCat(id, ": new, answer ", Printable(difference.found->answer));
  }
  if (difference.found == nullptr) {
    return absl::StrCat(id, ": gone, answer was ", Printable(difference.expected->answer));
  }
  std::vector<std::string> changes;
  for (golden::Finding finding : golden::FindingsOf(difference)) {
    finding.problem.clear();
    changes.push_back(golden::FindingText(finding));
  }
  return absl::StrCat(id, ": ", absl::StrJoin(changes, "; "));
}

void CompareGoldens(const golden::Golden& before, const golden::Golden& now,
                    Acceptance& acceptance) {
  std::set<std::string> old_ids, gone_ids;
  for (const auto& [id, row] : before.rows) old_ids.insert(id);
  std::map<std::string, std::string> lines;  // by id
  int changed = 0;
  int fresh = 0;
  for (const golden::AnswerDifference& difference :
       golden::DifferencesOf(golden::ListOf(before.rows), golden::ListOf(now.rows))) {
    lines[difference.id] = DifferenceText(difference);
    if (difference.found == nullptr) {
      gone_ids.insert(difference.id);
    } else {
      ++(difference.expected == nullptr ? fresh : changed);
    }
  }
  for (const auto& [id, line] : lines) absl::StrAppend(&acceptance.difference, line, "\n");
  acceptance.counts =
      absl::StrCat(changed, " changed, ", fresh, " new, ", gone_ids.size(), " gone");
  acceptance.gone = golden::ProblemNames::Of(gone_ids, old_ids);
}

// Appends a line to a suite's log, and creates the log if necessary.
absl::Status AppendToLog(const std::string& suite, const golden::LogEntry& entry,
                         const golden::GoldenPlace& place) {
  const std::string path = place.Whole(golden::GoldenLogPath(suite, place.folder));
  HAKARI_RETURN_IF_ERROR(MakeFolder(path.substr(0, path.rfind('/'))));
  const absl::StatusOr<std::string> log = ReadTextFile(path);
  if (!log.ok() && !absl::IsNotFound(log.status())) return log.status();
  return WriteFileAtomically(
      path, absl::StrCat(log.ok() ? *log : golden::LogHeading(suite), golden::LogLine(entry)));
}

// The log's entries for exactly this set of problems.
std::vector<std::string> EntriesAbout(const std::string& suite, const std::string& suite_hash,
                                      const golden::GoldenPlace& place) {
  std::vector<std::string> entries;
  const absl::StatusOr<std::string> log =
      ReadTextFile(place.Whole(golden::GoldenLogPath(suite, place.folder)));
  if (!log.ok()) return entries;
  for (const std::string& entry : golden::EntriesOf(*log)) {
    if (absl::EndsWith(entry, absl::StrCat("(", suite_hash, ")"))) entries.push_back(entry);
  }
  return entries;
}

// False also if the log cannot be read: then it must be written.
bool LogKnows(const golden::GoldenPlace& place, const Acceptance& acceptance) {
  const std::string path = golden::GoldenLogPath(acceptance.golden.header.suite, place.folder);
  const absl::StatusOr<std::string> log = ReadTextFile(place.Whole(path));
  return log.ok() &&
         golden::CheckLog(*log, path, FileName(acceptance.path), acceptance.golden).ok();
}

}  // namespace

absl::Status RefuseTimes(const suites::Limits& limits) {
  if (limits.is_exact()) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat("a golden cannot be made with a time limit (", suites::LimitsText(limits),
                   "): its results are not repeatable; use --nodes or --depth"));
}

absl::StatusOr<Acceptance> PlanAcceptance(const suites::Suite& suite, const suites::SuiteRun& run,
                                          const suites::Limits& limits,
                                          const golden::GoldenPlace& place) {
  HAKARI_RETURN_IF_ERROR(RefuseTimes(limits));
  HAKARI_RETURN_IF_ERROR(RefuseWhatIsNotWhole(run));
  return PlanGolden(golden::GoldenOf(suite, run, limits), place);
}

Acceptance PlanGolden(const golden::Golden& golden, const golden::GoldenPlace& place) {
  const golden::GoldenHeader& header = golden.header;
  Acceptance acceptance;
  acceptance.path = golden::GoldenPath(header.suite, header.program, header.limits, place.folder);
  acceptance.golden = golden;
  acceptance.golden.checksum = golden::GoldenChecksum(golden);
  const absl::StatusOr<golden::Golden> before = golden::ReadGolden(place.Whole(acceptance.path));
  CompareGoldens(before.ok() ? *before : golden::Golden(), golden, acceptance);
  if (!before.ok() && !absl::IsNotFound(before.status())) {
    absl::StrAppend(&acceptance.counts, ", over an unreadable golden");
  }
  acceptance.nothing_to_do =
      before.ok() && before->checksum == acceptance.golden.checksum && LogKnows(place, acceptance);
  return acceptance;
}

absl::Status CheckWritable(const std::string& suite, const golden::GoldenPlace& place) {
  const std::filesystem::path log = place.Whole(golden::GoldenLogPath(suite, place.folder));
  // Missing folders are created when something is written.
  std::filesystem::path folder = log.parent_path();
  std::error_code error;
  while (folder.has_relative_path() && !std::filesystem::exists(folder, error)) {
    folder = folder.parent_path();
  }
  return OutputFile::Open((folder / log.filename()).string()).status();
}

absl::Status WriteAcceptance(const Acceptance& acceptance, const golden::GoldenPlace& place,
                             absl::string_view reason, absl::string_view date) {
  HAKARI_RETURN_IF_ERROR(golden::CheckReason(reason));
  const std::string path = place.Whole(acceptance.path);
  const std::string& suite = acceptance.golden.header.suite;
  HAKARI_RETURN_IF_ERROR(MakeFolder(path.substr(0, path.rfind('/'))));
  const golden::LogEntry entry = {std::string(date), FileName(path), acceptance.counts,
                                  std::string(reason), acceptance.golden.checksum};
  HAKARI_RETURN_IF_ERROR(WriteFileAtomically(path, golden::GoldenText(acceptance.golden)));
  return AppendToLog(suite, entry, place);
}

absl::Status WriteProblemsEntry(const std::string& suite, const golden::ProblemNames& names,
                                const std::string& suite_hash, const golden::GoldenPlace& place,
                                absl::string_view reason, absl::string_view date) {
  HAKARI_RETURN_IF_ERROR(golden::CheckReason(reason));
  return AppendToLog(
      suite, {std::string(date), golden::kProblems, names.Text(), std::string(reason), suite_hash},
      place);
}

absl::Status WriteGoneProblems(const std::vector<const Acceptance*>& accepted,
                               const golden::GoldenPlace& place, absl::string_view reason,
                               absl::string_view date) {
  for (const Acceptance* one : accepted) {
    const golden::GoldenHeader& header = one->golden.header;
    const std::string names = one->gone.Text();
    if (names.empty()) continue;
    const std::vector<std::string> entries = EntriesAbout(header.suite, header.suite_hash, place);
    const bool is_said = std::any_of(entries.begin(), entries.end(), [&](const auto& entry) {
      return absl::StrContains(entry, absl::StrCat("`", golden::kProblems, "` ", names, ": "));
    });
    if (is_said) continue;
    HAKARI_RETURN_IF_ERROR(
        WriteProblemsEntry(header.suite, one->gone, header.suite_hash, place, reason, date));
  }
  return absl::OkStatus();
}

absl::Status RemoveGolden(const std::string& suite, const std::string& file,
                          const golden::GoldenPlace& place, absl::string_view reason,
                          absl::string_view date) {
  const absl::Status status = golden::CheckReason(reason);
  if (!status.ok()) return status;
  if (absl::StrContains(suite, '/') || absl::StrContains(file, '/') ||
      !absl::EndsWith(file, ".golden")) {
    return absl::NotFoundError(
        absl::StrCat("expected the file name of a golden, found `", Printable(file), "`"));
  }
  const std::string path = absl::StrCat(place.folder, "/", suite, "/", file);
  HAKARI_ASSIGN_OR_RETURN(const std::string bytes, ReadTextFile(place.Whole(path)));
  const absl::StatusOr<golden::Golden> golden = golden::ParseGolden(bytes, path);
  HAKARI_RETURN_IF_ERROR(
      AppendToLog(suite,
                  {std::string(date), file, golden::kRemoved, std::string(reason),
                   golden.ok() ? golden->checksum : ContentHash(bytes)},
                  place));
  std::error_code error;
  std::filesystem::remove(place.Whole(path), error);
  if (!error) return absl::OkStatus();
  return absl::UnavailableError(absl::StrCat(path, ": ", error.message()));
}

}  // namespace hakari::check

#include "ci/check/accept/count_acceptance.h"

#include <cstddef>
#include <cstdint>

#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "base/hash/content_hash.h"
#include "base/status/macros.h"
#include "golden/log.h"

namespace hakari::check {
namespace {

constexpr char kFileInLog[] = "answers.txt";
constexpr char kLogHeading[] =
    "# Why the benchmarks count what they count\n"
    "Written by `./hakari accept bench --reason \"…\"`, one line an accept; the last hash is of "
    "the "
    "counts in answers.txt.\n\n";

std::string Whole(const std::string& root, const char* path) {
  return absl::StrCat(root, "/", path);
}

// The checksum of the counts alone: a benchmark that is added with a truth needs no entry.
std::string CountsChecksum(const bench::Answers& answers) {
  bench::Answers counts;
  for (const auto& [name, answer] : answers) {
    if (answer.kind == bench::AnswerKind::kCount) counts.emplace(name, answer);
  }
  return ContentHash(bench::AnswersText(counts));
}

// A heading if there is no log yet.
absl::StatusOr<std::string> ReadLog(const std::string& root) {
  absl::StatusOr<std::string> log = ReadTextFile(Whole(root, kCountsLogPath));
  if (absl::IsNotFound(log.status())) return std::string(kLogHeading);
  return log;
}

}  // namespace

bool CountsLogKnows(absl::string_view log, const bench::Answers& answers) {
  return golden::LogKnows(log, kFileInLog, CountsChecksum(answers));
}

std::string ReasonForCounts(absl::string_view log) { return golden::ReasonFor(log, kFileInLog); }

absl::StatusOr<CountAcceptance> PlanCounts(const std::vector<bench::BenchCase>& cases,
                                           const std::string& root) {
  HAKARI_ASSIGN_OR_RETURN(const std::string text, ReadTextFile(Whole(root, kAnswersPath)));
  absl::StatusOr<bench::Answers> answers = bench::ParseAnswers(text);
  if (!answers.ok()) return answers.status();
  const absl::StatusOr<std::vector<uint64_t>> given = bench::VerifiedAnswers(cases, *answers);
  if (!given.ok()) {
    return absl::FailedPreconditionError(
        absl::StrCat("this build cannot be accepted, since truths are never rewritten: ",
                     given.status().message()));
  }
  HAKARI_ASSIGN_OR_RETURN(const std::string log, ReadLog(root));
  CountAcceptance acceptance;
  int changed = 0;
  for (size_t i = 0; i < cases.size(); ++i) {
    bench::Answer& answer = answers->at(cases[i].name);
    if (answer.value == (*given)[i]) continue;
    absl::StrAppend(&acceptance.difference, cases[i].name, ": ", (*given)[i], ", was ",
                    answer.value, "\n");
    answer.value = (*given)[i];
    ++changed;
  }
  acceptance.answers = *std::move(answers);
  acceptance.counts = absl::StrCat(changed, " changed");
  acceptance.nothing_to_do = changed == 0 && CountsLogKnows(log, acceptance.answers);
  return acceptance;
}

absl::Status WriteCounts(const CountAcceptance& acceptance, const std::string& root,
                         absl::string_view reason, absl::string_view date) {
  absl::Status status = golden::CheckReason(reason);
  if (!status.ok()) return status;
  HAKARI_ASSIGN_OR_RETURN(const std::string log, ReadLog(root));
  status = WriteFileAtomically(Whole(root, kAnswersPath), bench::AnswersText(acceptance.answers));
  if (!status.ok()) return status;
  const golden::LogEntry entry = {std::string(date), kFileInLog, acceptance.counts,
                                  std::string(reason), CountsChecksum(acceptance.answers)};
  return WriteFileAtomically(Whole(root, kCountsLogPath),
                             absl::StrCat(log, golden::LogLine(entry)));
}

}  // namespace hakari::check

// The only code that changes the counts in bench/answers.txt: the benchmarks' current counts
// replace them, with a reason in bench/LOG.md. Truths are never rewritten.
#ifndef HAKARI_CI_CHECK_ACCEPT_COUNT_ACCEPTANCE_H_
#define HAKARI_CI_CHECK_ACCEPT_COUNT_ACCEPTANCE_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "bench/answers.h"
#include "bench/bench_case.h"

namespace hakari::check {

// Below the project's folder.
inline constexpr char kAnswersPath[] = "bench/answers.txt";
inline constexpr char kCountsLogPath[] = "bench/LOG.md";

// Whether the log's last entry is about exactly these counts. Truths are ignored.
bool CountsLogKnows(absl::string_view log, const bench::Answers& answers);
// The reason in the log's last entry.
std::string ReasonForCounts(absl::string_view log);

struct CountAcceptance {
  bench::Answers answers;  // as they will be
  std::string counts;      // "2 changed"
  std::string difference;  // one line a benchmark; empty if nothing differs
  bool nothing_to_do = false;
};

// What accepting these cases' counts would change in the project's file. An error if a truth is
// wrong or a case has no answer there.
absl::StatusOr<CountAcceptance> PlanCounts(const std::vector<bench::BenchCase>& cases,
                                           const std::string& root);

// Writes the answers, then their line in the log. `date` is "2026-11-18".
absl::Status WriteCounts(const CountAcceptance& acceptance, const std::string& root,
                         absl::string_view reason, absl::string_view date);

}  // namespace hakari::check

#endif  // HAKARI_CI_CHECK_ACCEPT_COUNT_ACCEPTANCE_H_

#include "ci/trials/trial_table.h"

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/strip.h"
#include "ci/statistics/clopper_pearson.h"

namespace hakari {
namespace {

constexpr double kConfidence = 0.95;  // one-sided

// What the gate promises of a variant.
struct Promise {
  double most_alarms = 1;
  double most_inconclusive = 1;
  double least_caught = 0;
};

Promise PromiseOf(const TrialRow& row) {
  const bool quiet = row.load == "quiet";
  if (row.variant == "identical") return {0.01, quiet ? 0.05 : 1, 0};
  int percent = 0;
  absl::string_view slower = row.variant;
  const bool is_slower =
      absl::ConsumePrefix(&slower, "slower_") && absl::SimpleAtoi(slower, &percent);
  if (!is_slower) return {0.02, 1, 0};  // the same work from other bytes
  constexpr int kCaught = 3;
  constexpr double kLeastCaught = 0.95;
  // With instructions one percent is caught as well.
  return {1, 1, percent >= kCaught || row.with_instructions ? kLeastCaught : 0};
}

double Share(int count, int gates) { return gates == 0 ? 0 : static_cast<double>(count) / gates; }

std::string Line(const TrialRow& row, const Promise& promise, bool kept) {
  const int alarms = row.Count(Verdict::kRegressed);
  const int unclear = row.Count(Verdict::kInconclusive);
  const bool catches = promise.least_caught > 0 || promise.most_alarms == 1;
  const std::string bound =
      catches
          ? absl::StrFormat(">= %.1f %%", 100 * ClopperPearsonLower(alarms, row.gates, kConfidence))
          : absl::StrFormat("<= %.2f %%",
                            100 * ClopperPearsonUpper(alarms, row.gates, kConfidence));
  return absl::StrFormat("%-7s %-12s %-12s %6d %10d (%s) %13d %9d %6d   %s\n", row.load,
                         row.variant, row.with_instructions ? "instructions" : "time alone",
                         row.gates, alarms, bound, unclear, row.Count(Verdict::kImproved),
                         row.Count(Verdict::kPass), kept ? "kept" : "NOT KEPT");
}

bool Keeps(const TrialRow& row, const Promise& promise) {
  const double alarms = Share(row.Count(Verdict::kRegressed), row.gates);
  return row.gates > 0 && alarms <= promise.most_alarms && alarms >= promise.least_caught &&
         Share(row.Count(Verdict::kInconclusive), row.gates) <= promise.most_inconclusive;
}

}  // namespace

TrialTable TableOf(const std::vector<TrialRow>& rows) {
  TrialTable table;
  table.text =
      "load    variant      decided by    gates  regressed (95 % bound) inconclusive  improved   "
      "pass   promise\n";
  for (const TrialRow& row : rows) {
    const Promise promise = PromiseOf(row);
    const bool kept = Keeps(row, promise);
    table.kept &= kept;
    absl::StrAppend(&table.text, Line(row, promise, kept));
  }
  return table;
}

}  // namespace hakari

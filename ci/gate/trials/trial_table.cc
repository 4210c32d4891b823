#include "ci/gate/trials/trial_table.h"

#include <algorithm>
#include <set>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/strip.h"
#include "base/statistics/binomial.h"

namespace hakari::gate {
namespace {

constexpr double kConfidence = 0.95;  // one-sided
constexpr char kIdentical[] = "identical";
constexpr char kTableLoad[] = "table";  // its times depend on what the neighbours do to the cache

// What the gate promises for a variant.
struct Promise {
  double most_alarms = 1;
  double most_inconclusive = 1;
  double least_caught = 0;
};

// The percent of "slower_3"; 0 for a variant that does the same work in the same time.
int SlowerBy(absl::string_view variant) {
  int percent = 0;
  const bool is_slower =
      absl::ConsumePrefix(&variant, "slower_") && absl::SimpleAtoi(variant, &percent);
  return is_slower ? percent : 0;
}

// Only these benchmarks are slower in the slowed builds (bench/variants).
bool HasASlowedBenchmark(const TrialRow& row) {
  return std::any_of(row.benchmarks.begin(), row.benchmarks.end(), [](const std::string& name) {
    return name == "pds/mate" || name == "legal/quiet";
  });
}

Promise PromiseOf(const TrialRow& row) {
  constexpr double kAlarmsOfEqualBytes = 0.01;
  constexpr double kAlarmsOfOtherBytes = 0.02;
  constexpr double kMostInconclusive = 0.05;
  constexpr double kCaught = 0.95;
  constexpr int kPercentThatTimeShows = 3;
  const bool can_tell = row.load != kTableLoad;
  if (row.variant == kIdentical) return {kAlarmsOfEqualBytes, can_tell ? kMostInconclusive : 1, 0};
  const int percent = SlowerBy(row.variant);
  if (percent == 0 || !HasASlowedBenchmark(row)) return {kAlarmsOfOtherBytes, 1, 0};
  // With instructions one percent is caught as well.
  const bool is_seen = row.with_instructions || (percent >= kPercentThatTimeShows && can_tell);
  return {1, 1, is_seen ? kCaught : 0};
}

double Share(int count, int gates) { return gates == 0 ? 0 : static_cast<double>(count) / gates; }

std::string Benchmarks(const TrialRow& row) {
  if (row.benchmarks.size() == 1) return row.benchmarks.front();
  return absl::StrCat("all ", row.benchmarks.size());
}

// "+2.7 %, +3.8 %": in the usual and in the other order of linking.
std::string Slower(const TrialRow& row) {
  if (!row.slower) return "";
  std::string text = absl::StrFormat("%+.1f %%", 100 * *row.slower);
  if (row.slower_other_order) {
    absl::StrAppendFormat(&text, ", %+.1f %%", 100 * *row.slower_other_order);
  }
  return text;
}

std::string Line(const TrialRow& row, const Promise& promise, bool kept) {
  const int alarms = row.Count(report::Verdict::kRegressed);
  const bool catches = promise.most_alarms == 1;
  const std::string bound =
      catches
          ? absl::StrFormat(">= %.1f %%", 100 * ClopperPearsonLower(alarms, row.gates, kConfidence))
          : absl::StrFormat("<= %.2f %%",
                            100 * ClopperPearsonUpper(alarms, row.gates, kConfidence));
  const bool promises = !catches || promise.least_caught > 0;
  return absl::StrFormat("%-7s %-12s %-24s %-15s %-12s %6d %10d (%s) %13d %9d %6d   %s\n", row.load,
                         row.variant, Benchmarks(row), Slower(row),
                         row.with_instructions ? "instructions" : "time alone", row.gates, alarms,
                         bound, row.Count(report::Verdict::kInconclusive),
                         row.Count(report::Verdict::kImproved), row.Count(report::Verdict::kPass),
                         !kept      ? "NOT KEPT"
                         : promises ? "kept"
                                    : "none");
}

bool Keeps(const TrialRow& row, const Promise& promise) {
  const double alarms = Share(row.Count(report::Verdict::kRegressed), row.gates);
  return row.gates > 0 && alarms <= promise.most_alarms && alarms >= promise.least_caught &&
         Share(row.Count(report::Verdict::kInconclusive), row.gates) <= promise.most_inconclusive;
}

// The sum of the gates of identical builds that weigh a single benchmark by its times alone, for
// one load. Each has its own samples, so they may be added.
TrialRow OfOneBenchmarkEach(const std::vector<TrialRow>& rows, const std::string& load) {
  TrialRow sum;
  sum.load = load;
  sum.variant = kIdentical;
  sum.benchmarks = {"one each, added up"};
  for (const TrialRow& row : rows) {
    const bool is_of_one = row.benchmarks.size() == 1 && !row.with_instructions;
    if (row.load != load || row.variant != kIdentical || !is_of_one) continue;
    sum.gates += row.gates;
    for (const auto& [verdict, count] : row.verdicts) sum.verdicts[verdict] += count;
  }
  return sum;
}

}  // namespace

TrialTable TableOf(const std::vector<TrialRow>& rows) {
  TrialTable table;
  table.text =
      "load    variant      benchmarks               slower by       decided by    gates  "
      "regressed (95 % bound) "
      "inconclusive  improved   pass   promise\n";
  const auto add = [&table](const TrialRow& row) {
    const Promise promise = PromiseOf(row);
    const bool kept = Keeps(row, promise);
    table.kept &= kept;
    absl::StrAppend(&table.text, Line(row, promise, kept));
  };
  std::set<std::string> loads;
  for (const TrialRow& row : rows) {
    add(row);
    if (row.benchmarks.size() == 1 && row.variant == kIdentical) loads.insert(row.load);
  }
  for (const std::string& load : loads) add(OfOneBenchmarkEach(rows, load));
  return table;
}

}  // namespace hakari::gate

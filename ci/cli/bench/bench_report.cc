#include "ci/cli/bench/bench_report.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/hash/content_hash.h"
#include "base/machine/machine.h"
#include "bench/answers.h"
#include "bench/promises.h"
#include "ci/report/envelope.h"

namespace hakari::cli {
namespace {

constexpr double kMillion = 1e6;
constexpr double kPercent = 100;

// With the unit that keeps the figure short: "93.1 ns", "24.3 ms".
std::string DurationText(double nanoseconds) {
  constexpr double kThousand = 1e3;
  if (nanoseconds < kThousand) return absl::StrFormat("%.1f ns", nanoseconds);
  if (nanoseconds < kMillion) return absl::StrFormat("%.1f us", nanoseconds / kThousand);
  return absl::StrFormat("%.1f ms", nanoseconds / kMillion);
}

// "goal < 200 ns: reached, 1.4x"
std::string GoalText(const bench::Measured& measured) {
  const bench::Target* target = bench::TargetOf(measured.name);
  if (target == nullptr) return "";
  const double margin = bench::GoalMargin(*target, measured);
  return absl::StrFormat("goal %s: %s, %.2fx",
                         bench::BoundText(*target, target->goal, measured.unit),
                         margin >= 1 ? "reached" : "missed", margin);
}

}  // namespace

std::string BenchTable(const std::vector<bench::Measured>& all) {
  size_t width = 0;
  for (const bench::Measured& measured : all) width = std::max(width, measured.name.size());
  std::string table =
      absl::StrFormat("%-*s %12s %22s %8s\n", width, "benchmark", "per position", "rate", "spread");
  for (const bench::Measured& measured : all) {
    const std::string rate =
        absl::StrFormat("%.1f M %s/s", measured.items_per_second / kMillion, measured.unit);
    absl::StrAppendFormat(&table, "%-*s %12s %22s %6.1f %%  %s\n", width, measured.name,
                          DurationText(measured.ns_per_position), rate, measured.spread * kPercent,
                          GoalText(measured));
  }
  return table;
}

report::Judgement JudgeCounts(const std::vector<bench::Measured>& all) {
  report::Judgement judgement;
  for (const bench::Measured& measured : all) {
    if (!measured.CountDiffers()) continue;
    judgement.verdict = report::Verdict::kRegressed;
    judgement.reasons.push_back(
        absl::StrCat(measured.name, ": ", CountChangeText(measured),
                     "; fix it, or run ./hakari accept bench --reason \"…\""));
  }
  return judgement;
}

std::string WorkHash(const std::vector<bench::Measured>& all) {
  std::map<std::string, uint64_t> answers;
  for (const auto& [name, answer] : bench::KnownAnswers()) answers[name] = answer.value;
  for (const bench::Measured& measured : all) answers[measured.name] = measured.answer;
  std::string text;
  for (const auto& [name, answer] : answers) absl::StrAppend(&text, name, " ", answer, "\n");
  return ContentHash(text);
}

std::string BenchJson(const std::vector<bench::Measured>& all, const report::Origin& origin) {
  const report::Judgement judgement = JudgeCounts(all);
  const Machine machine = ReadMachine();
  report::Envelope envelope;
  envelope.schema = "hakari-bench";
  envelope.origin = origin;
  envelope.identity = {{"clock", "cpu"}, {"work", WorkHash(all)}};
  envelope.verdict = {{judgement.verdict, "", judgement.reasons}};
  envelope.result = {{"load", nullptr}, {"benchmarks", nlohmann::ordered_json::array()}};
  if (machine.load_1min) envelope.result["load"] = *machine.load_1min;
  for (const bench::Measured& measured : all) {
    nlohmann::ordered_json row;
    row["name"] = measured.name;
    row["unit"] = measured.unit;
    row["ns_per_position"] = measured.ns_per_position;
    row["items_per_second"] = measured.items_per_second;
    row["spread"] = measured.spread;
    row["answer"] = measured.answer;
    if (measured.CountDiffers()) row["expected"] = measured.expected;
    if (const bench::Target* target = bench::TargetOf(measured.name)) {
      row["promise_margin"] = bench::PromiseMargin(*target, measured);
      row["goal_margin"] = bench::GoalMargin(*target, measured);
    }
    envelope.result["benchmarks"].push_back(row);
  }
  return report::EnvelopeText(std::move(envelope));
}

}  // namespace hakari::cli

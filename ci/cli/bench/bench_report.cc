#include "ci/cli/bench/bench_report.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/machine/build_info.h"
#include "base/machine/machine.h"
#include "bench/promises.h"
#include "ci/cli/command.h"

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
                         margin >= 1 ? "reached" : "short", margin);
}

}  // namespace

std::string BenchTable(const std::vector<bench::Measured>& all) {
  size_t width = 0;
  for (const bench::Measured& measured : all) width = std::max(width, measured.name.size());
  std::string table =
      absl::StrFormat("%-*s %12s %22s %8s\n", width, "benchmark", "a position", "rate", "spread");
  for (const bench::Measured& measured : all) {
    const std::string rate =
        absl::StrFormat("%.1f M %s/s", measured.items_per_second / kMillion, measured.unit);
    absl::StrAppendFormat(&table, "%-*s %12s %22s %6.1f %%  %s\n", width, measured.name,
                          DurationText(measured.ns_per_position), rate, measured.spread * kPercent,
                          GoalText(measured));
  }
  return table;
}

report::ExitCode JudgeCounts(const std::vector<bench::Measured>& all) {
  report::ExitCode code = report::ExitCode::kPass;
  for (const bench::Measured& measured : all) {
    if (!measured.CountDiffers()) continue;
    code = Complain(report::ExitCode::kRegressed,
                    absl::StrCat(measured.name, ": ", bench::CountChangeText(measured),
                                 "; mend, or ./hakari accept bench --reason \"…\""));
  }
  return code;
}

std::string BenchJson(const std::vector<bench::Measured>& all) {
  const Machine machine = ReadMachine();
  nlohmann::ordered_json json;
  json["version"] = 1;
  json["clock"] = "cpu";
  json["processor"] = machine.cpu_model;
  json["compiler"] = CompilerName();
  json["fit_for_timing"] = ThisBuild().FitForTiming();
  if (machine.load_1min) json["load"] = *machine.load_1min;
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
    json["benchmarks"].push_back(row);
  }
  constexpr int kIndent = 2;
  return json.dump(kIndent, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

}  // namespace hakari::cli

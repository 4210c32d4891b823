#include <cstddef>
#include <optional>
#include <set>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "ci/gate/decision.h"
#include "ci/gate/report/json.h"
#include "ci/gate/report/strength_json.h"
#include "ci/report/envelope.h"
#include "ci/report/json_place.h"

namespace hakari::gate {
namespace {

// Far outside of measurable values, and well inside of computable ones.
constexpr double kLeastSampleNs = 1e-3;
constexpr double kMostSampleNs = 1e18;

report::Verdict ReadVerdict(const report::JsonPlace& from) {
  const auto verdict = report::ParseVerdict(from.Text());
  if (!verdict.ok()) from.Refuse(verdict.status().message());
  return *verdict;
}

// For members that earlier versions did not write.
std::string TextIfThere(const report::JsonPlace& from, const std::string& key) {
  return from.Has(key) ? from.At(key).Text() : "";
}

GateSide ReadSide(const report::JsonPlace& from) {
  GateSide side;
  side.revision = from.At("revision").Text();
  side.commit = TextIfThere(from, "commit");
  side.folder = from.At("folder").Text();
  side.compiler = from.At("compiler").Text();
  side.instruction_set = from.At("instruction_set").Text();
  side.sanitizer = from.At("sanitizer").Text();
  for (const auto& [name, hash] : from.At("binary_hashes").Members()) {
    side.binary_hashes[name] = hash.Text();
  }
  return side;
}

GateRules ReadRules(const report::JsonPlace& from) {
  GateRules rules;
  rules.confidence = from.At("confidence").Positive();
  if (rules.confidence >= 1) from.At("confidence").Refuse("expected a number below 1");
  rules.time_floor = from.At("time_floor").Number();
  rules.most_unseen = from.At("most_unseen").Number();
  rules.most_noise = from.At("most_noise").Number();
  rules.instruction_floor = from.At("instruction_floor").Number();
  rules.rounds_a_look = from.At("rounds_a_look").SmallCount();
  rules.looks = from.At("looks").SmallCount();
  if (rules.rounds_a_look < 1) from.At("rounds_a_look").Refuse("expected a number from 1");
  if (rules.looks < 1) from.At("looks").Refuse("expected a number from 1");
  rules.strict_instructions = from.At("strict_instructions").Flag();
  rules.judge_time = from.At("judge_time").Flag();
  rules.one_order = from.At("one_order").Flag();
  rules.judge_work = from.At("judge_work").Flag();
  return rules;
}

suites::CountedAnswer ReadOutcome(const report::JsonPlace& from) {
  suites::CountedAnswer outcome;
  outcome.answer = from.At("answer").Text();
  for (const auto& [name, value] : from.At("counters").Members()) {
    outcome.counters[name] = value.Whole();
  }
  return outcome;
}

WorkDifference ReadDifference(const report::JsonPlace& from) {
  WorkDifference difference;
  difference.problem = from.At("problem").Text();
  difference.sfen = from.At("sfen").Text();
  difference.base = ReadOutcome(from.At("base"));
  difference.candidate = ReadOutcome(from.At("candidate"));
  difference.accepted = from.At("accepted").Flag();
  difference.reason = from.At("reason").Text();
  difference.replay = from.At("replay").Text();
  return difference;
}

WorkRow ReadWork(const report::JsonPlace& from) {
  WorkRow row;
  row.suite = from.At("suite").Text();
  row.program = from.At("program").Text();
  row.limits = from.At("limits").Text();
  row.golden = from.At("golden").Text();
  row.compared = from.At("compared").SmallCount();
  row.base_nodes = from.At("base_nodes").Count();
  row.candidate_nodes = from.At("candidate_nodes").Count();
  row.base_cpu_ns = from.At("base_cpu_ns").Nanoseconds();
  row.candidate_cpu_ns = from.At("candidate_cpu_ns").Nanoseconds();
  for (const report::JsonPlace& difference : from.At("differences").Items()) {
    row.differences.push_back(ReadDifference(difference));
  }
  if (row.differences.size() > static_cast<size_t>(row.compared)) {
    from.Refuse("more problems differ than were compared");
  }
  return row;
}

std::vector<double> ReadSamples(const report::JsonPlace& from) {
  std::vector<double> samples;
  for (const report::JsonPlace& sample : from.Items()) {
    samples.push_back(sample.Number());
    if (!(samples.back() >= kLeastSampleNs && samples.back() <= kMostSampleNs)) {
      sample.Refuse("expected a time from 0.001 ns to 1e18 ns");
    }
  }
  return samples;
}

Rounds ReadRounds(const report::JsonPlace& from) {
  Rounds rounds;
  rounds.base_ns = ReadSamples(from.At("base_ns"));
  rounds.candidate_ns = ReadSamples(from.At("candidate_ns"));
  rounds.base_again_ns = ReadSamples(from.At("base_again_ns"));
  if (rounds.candidate_ns.size() != rounds.size() || rounds.base_again_ns.size() != rounds.size()) {
    from.Refuse("a round has three samples, but the arrays differ in length");
  }
  return rounds;
}

std::optional<uint64_t> ReadOptionalCount(const report::JsonPlace& from) {
  return from.IsNull() ? std::nullopt : std::make_optional(from.Count());
}

BenchRow ReadBench(const report::JsonPlace& from) {
  BenchRow row;
  row.name = from.At("name").Text();
  row.unit = from.At("unit").Text();
  row.items = from.At("items").Count();
  row.candidate_items = from.At("candidate_items").Count();
  row.base_instructions = ReadOptionalCount(from.At("base_instructions"));
  row.candidate_instructions = ReadOptionalCount(from.At("candidate_instructions"));
  row.weighed = from.At("weighed").Flag();
  row.rounds = ReadRounds(from.At("rounds"));
  row.alone = ReadRounds(from.At("alone"));
  row.other_order = ReadRounds(from.At("other_order"));
  return row;
}

std::vector<BenchRow> ReadBenchmarks(const report::JsonPlace& from) {
  std::vector<BenchRow> rows;
  std::set<std::string> names;
  for (const report::JsonPlace& item : from.Items()) {
    rows.push_back(ReadBench(item));
    if (!names.insert(rows.back().name).second) item.Refuse("the benchmark appears twice");
  }
  return rows;
}

TrendPoint ReadTrend(const report::JsonPlace& from) {
  return {from.At("time").Text(), from.At("revision").Text(), from.At("benchmark").Text(),
          from.At("ratio").Positive(), TextIfThere(from, "subject")};
}

GateReport ReadReport(const report::JsonPlace& envelope) {
  GateReport report;
  report.origin = report::ReadOrigin(envelope);
  const report::JsonPlace identity = envelope.At("identity");
  report.base = ReadSide(identity.At("base"));
  report.candidate = ReadSide(identity.At("candidate"));
  report.rules = ReadRules(identity.At("rules"));
  const report::JsonPlace from = envelope.At("result");
  report.identical = from.At("identical").Flag();
  report.faults = from.At("faults").Texts();
  report.out_of_time = from.At("out_of_time").Flag();
  // Earlier versions did not write this field.
  if (from.Has("not_measured")) report.not_measured = from.At("not_measured").Texts();
  report.no_instructions = from.At("no_instructions").Text();
  report.measuring_seconds = from.At("seconds").At("measuring").Number();
  report.building_seconds = from.At("seconds").At("building").Number();
  report.total_seconds = from.At("seconds").At("total").Number();
  for (const report::JsonPlace& row : from.At("work").Items()) report.work.push_back(ReadWork(row));
  report.benchmarks = ReadBenchmarks(from.At("benchmarks"));
  // Earlier versions wrote no games.
  if (from.Has("strength") && !from.At("strength").IsNull()) {
    report.strength = ReadStrength(from.At("strength"));
  }
  for (const report::JsonPlace& point : from.At("trend").Items())
    report.trend.push_back(ReadTrend(point));
  return report;
}

void CheckVerdict(const report::JsonPlace& place, const report::JsonPlace& stated,
                  report::Verdict found) {
  const report::Verdict verdict = ReadVerdict(stated);
  if (verdict == found) return;
  place.Refuse(absl::StrCat("it states ", report::VerdictName(verdict),
                            ", but the measurements give ", report::VerdictName(found)));
}

// Neither a result nor one of its rows may state a better verdict than its contents give. A result
// with another version of `decisions` is judged by the current one, whatever it states.
void ConcludeAgain(const report::JsonPlace& envelope, GateReport& report) {
  Conclude(report);
  const report::JsonPlace from = envelope.At("result");
  const int decisions = from.Has("decisions") ? from.At("decisions").SmallCount() : 1;
  if (decisions != kDecisions) return;
  CheckVerdict(envelope, envelope.At("verdict").At("word"), report.verdict);
  size_t next = 0;
  for (const report::JsonPlace& row : from.At("work").Items()) {
    CheckVerdict(row, row.At("verdict"), report.work[next++].verdict);
  }
  next = 0;
  for (const report::JsonPlace& row : from.At("benchmarks").Items()) {
    CheckVerdict(row, row.At("verdict"), report.benchmarks[next++].verdict);
  }
  if (report.strength) {
    const report::JsonPlace strength = from.At("strength");
    CheckVerdict(strength, strength.At("verdict"), report.strength->verdict);
  }
}

}  // namespace

absl::StatusOr<GateReport> ParseGateJson(absl::string_view text, absl::string_view file_name) {
  GateReport report;
  const absl::Status read =
      report::ReadEnvelope(text, file_name, {kGateSchema, {"base", "candidate", "rules"}},
                           [&report](const report::JsonPlace& envelope) {
                             report = ReadReport(envelope);
                             ConcludeAgain(envelope, report);
                           });
  if (!read.ok()) return read;
  return report;
}

}  // namespace hakari::gate

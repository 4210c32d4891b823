#include "ci/gate/report/apart.h"

#include <cmath>
#include <cstdint>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "absl/strings/strip.h"
#include "base/statistics/median.h"
#include "ci/gate/report/figures.h"

namespace hakari::gate {
namespace {

std::optional<double> RelativeChange(double base, double candidate) {
  if (base <= 0 || candidate <= 0) return std::nullopt;
  return candidate / base - 1;
}

// "3.1 % more nodes", "the same nodes".
std::string MoreOrFewer(double change, absl::string_view what) {
  if (change == 0) return absl::StrCat("the same ", what);
  return absl::StrCat(PercentSize(change), change > 0 ? " more " : " fewer ", what);
}

std::string LongerOrShorter(double change) {
  return absl::StrCat(PercentSize(change), change > 0 ? " longer" : " less time");
}

std::string WorkSentence(const WorkApart& apart, double noise) {
  if (!apart.nodes) return "no nodes were counted";
  const std::string nodes = MoreOrFewer(*apart.nodes, "nodes");
  if (!apart.time_per_node) return absl::StrCat(nodes, "; not timed");
  if (std::abs(*apart.time_per_node) < noise) {
    return absl::StrCat(nodes, ", each node equally fast (within ", PercentSize(noise),
                        ", one run)");
  }
  return absl::StrCat(nodes, ", each node took ", LongerOrShorter(*apart.time_per_node),
                      " (one run)");
}

// "nodes" -> "node"
std::string OneOf(const std::string& unit) {
  return unit.empty() ? "item" : std::string(absl::StripSuffix(unit, "s"));
}

std::string InstructionsSentence(const BenchRow& row) {
  if (!row.instructions) return "instructions were not counted";
  return absl::StrCat("with ", MoreOrFewer(*row.instructions, "instructions"));
}

std::string BenchSentence(const BenchRow& row) {
  if (!row.time) return "not timed";
  const std::string each = absl::StrCat("each ", OneOf(row.unit));
  const bool sure = row.time->interval.low > 0 || row.time->interval.high < 0;
  const std::string time = sure
                               ? absl::StrCat(each, " takes ", LongerOrShorter(row.time->estimate))
                               : absl::StrCat(each, " takes as long, within the measurement error");
  return absl::StrCat(time, "; ", InstructionsSentence(row));
}

std::optional<double> PerItem(const std::optional<uint64_t>& count, uint64_t items) {
  if (!count || items == 0) return std::nullopt;
  return static_cast<double>(*count) / static_cast<double>(items);
}

std::optional<double> MedianPerItem(const std::vector<double>& samples_ns, uint64_t items) {
  if (samples_ns.empty() || items == 0) return std::nullopt;
  return Median(samples_ns) / static_cast<double>(items);
}

}  // namespace

WorkApart ApartOf(const WorkRow& row, const GateRules& rules) {
  WorkApart apart;
  const double base_nodes = static_cast<double>(row.base_nodes);
  const double candidate_nodes = static_cast<double>(row.candidate_nodes);
  apart.nodes = RelativeChange(base_nodes, candidate_nodes);
  const std::optional<double> time = RelativeChange(static_cast<double>(row.base_cpu_ns),
                                                    static_cast<double>(row.candidate_cpu_ns));
  if (apart.nodes && time) apart.time_per_node = (1 + *time) / (1 + *apart.nodes) - 1;
  apart.sentence = WorkSentence(apart, rules.most_noise);
  return apart;
}

BenchApart ApartOf(const BenchRow& row) {
  BenchApart apart;
  apart.base_ns_per_item = MedianPerItem(row.rounds.base_ns, row.items);
  const uint64_t candidate_items = row.candidate_items == 0 ? row.items : row.candidate_items;
  apart.candidate_ns_per_item = MedianPerItem(row.rounds.candidate_ns, candidate_items);
  apart.base_instructions_per_item = PerItem(row.base_instructions, row.items);
  apart.candidate_instructions_per_item = PerItem(row.candidate_instructions, candidate_items);
  apart.sentence = BenchSentence(row);
  return apart;
}

}  // namespace hakari::gate

#include "ci/gate/live/bench_counts.h"

#include <map>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "bench/answers.h"
#include "ci/check/accept/count_acceptance.h"

namespace hakari::gate {
namespace {

using ByName = std::map<std::string, const ProbeBenchmark*>;

ByName BenchmarksOf(const ProbeListing& listing) {
  ByName benchmarks;
  for (const ProbeBenchmark& one : listing.benchmarks) benchmarks[one.name] = &one;
  return benchmarks;
}

bool Is(bench::AnswerKind kind, const ProbeBenchmark& benchmark) {
  return benchmark.kind == bench::AnswerKindName(kind);
}

absl::StatusOr<uint64_t> AnswerOf(const GateFolder& side, const Sampler& sampler,
                                  const std::string& name) {
  HAKARI_ASSIGN_OR_RETURN(const ProbeSample sample, sampler.Take(side, "probe", SampleSize{name}));
  return sample.answer;
}

bench::Answers ExpectedCounts(const ProbeListing& listing) {
  bench::Answers expected;
  for (const ProbeBenchmark& one : listing.benchmarks) {
    if (Is(bench::AnswerKind::kCount, one))
      expected[one.name] = {bench::AnswerKind::kCount, one.expected};
  }
  return expected;
}

WorkDifference DifferenceOf(const BenchCount& count) {
  const std::string& name = count.benchmark.name;
  WorkDifference difference;
  difference.problem = name;
  difference.base.counters[count.benchmark.unit] = count.base;
  difference.candidate.counters[count.benchmark.unit] = count.candidate;
  difference.replay = absl::StrCat("./hakari bench \"^", name, "$\"");
  return difference;
}

}  // namespace

absl::StatusOr<std::vector<BenchCount>> CountBoth(
    const GateFolder& base, const GateFolder& candidate, const Sampler& sampler,
    const std::function<bool(const std::string& name)>& is_wanted) {
  const ByName in_base = BenchmarksOf(base.listing);
  std::vector<BenchCount> counts;
  for (const ProbeBenchmark& one : candidate.listing.benchmarks) {
    const bool is_asked = Is(bench::AnswerKind::kCount, one) && in_base.count(one.name) == 1;
    if (!is_asked || !is_wanted(one.name)) continue;
    HAKARI_ASSIGN_OR_RETURN(const uint64_t old_answer, AnswerOf(base, sampler, one.name));
    HAKARI_ASSIGN_OR_RETURN(const uint64_t new_answer, AnswerOf(candidate, sampler, one.name));
    counts.push_back({one, old_answer, new_answer});
  }
  return counts;
}

absl::Status CountItems(const GateFolder& base, const GateFolder& candidate, const Sampler& sampler,
                        const SampleSize& size, BenchRow& row) {
  HAKARI_ASSIGN_OR_RETURN(const ProbeSample old_sample, sampler.Take(base, "probe", size));
  HAKARI_ASSIGN_OR_RETURN(const ProbeSample new_sample, sampler.Take(candidate, "probe", size));
  row.items = old_sample.items;
  row.candidate_items = new_sample.items;
  return absl::OkStatus();
}

WorkRow RowOfCounts(const std::vector<BenchCount>& counts, const ProbeListing& candidate,
                    absl::string_view log) {
  const bool log_knows = check::CountsLogKnows(log, ExpectedCounts(candidate));
  constexpr char kNodes[] = "nodes";
  WorkRow row;
  row.suite = kBenchCounts;
  row.program = "counts";
  row.limits = "whole passes";
  row.golden = check::kAnswersPath;
  for (const BenchCount& count : counts) {
    ++row.compared;
    if (count.benchmark.unit == kNodes) {
      row.base_nodes += count.base;
      row.candidate_nodes += count.candidate;
    }
    if (!count.Differs()) continue;
    WorkDifference difference = DifferenceOf(count);
    difference.accepted = log_knows && count.candidate == count.benchmark.expected;
    if (difference.accepted) difference.reason = check::ReasonForCounts(log);
    row.differences.push_back(std::move(difference));
  }
  return row;
}

std::vector<std::string> TruthFaults(const ProbeListing& base, const ProbeListing& candidate) {
  const ByName in_base = BenchmarksOf(base);
  std::vector<std::string> faults;
  for (const ProbeBenchmark& now : candidate.benchmarks) {
    const auto found = in_base.find(now.name);
    if (found == in_base.end()) continue;
    const ProbeBenchmark& before = *found->second;
    if (!Is(bench::AnswerKind::kTruth, before) || now.kind.empty()) continue;
    if (!Is(bench::AnswerKind::kTruth, now)) {
      faults.push_back(absl::StrCat(
          now.name, ": its answer is a truth in the base, but in the candidate a ", now.kind));
    } else if (before.expected != now.expected) {
      faults.push_back(absl::StrCat(
          now.name, ": the truth differs: base ", before.expected, ", candidate ", now.expected,
          "; a benchmark that measures something else needs another name"));
    }
  }
  return faults;
}

}  // namespace hakari::gate

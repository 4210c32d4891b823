#include "ci/gate/trials/replay.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "absl/status/status.h"
#include "base/statistics/median.h"
#include "ci/gate/change.h"
#include "ci/gate/decision.h"
#include "ci/gate/weighing.h"

namespace hakari::gate {
namespace {

using Samples = std::vector<double> RecordedSide::*;

// Returns one variant's recorded rounds in order, each once. All benchmarks advance together, so
// that rounds of one gate were measured at about the same time.
class Tape : public RoundSource {
 public:
  Tape(const std::vector<const Recording*>& benchmarks, size_t variant)
      : benchmarks_(benchmarks), variant_(variant) {
    for (const Recording* one : benchmarks) by_name_[one->benchmark] = one;
  }

  // Whether enough rounds are left for one more gate, however many it needs.
  bool HasAnother(const GateRules& rules) const {
    const size_t a_stage = static_cast<size_t>(rules.rounds_a_look * rules.looks);
    const size_t most = a_stage * (1 + benchmarks_.size());
    return std::all_of(benchmarks_.begin(), benchmarks_.end(),
                       [&](const Recording* one) { return next_ + most <= one->rounds(); });
  }

  absl::Status Measure(Stage stage, const std::vector<BenchRow*>& rows, int rounds) override {
    const size_t count = static_cast<size_t>(rounds);
    for (BenchRow* row : rows) {
      const Recording& recorded = *by_name_.at(row->name);
      if (stage == Stage::kOtherOrder) {
        if (recorded.other_order_rounds() < count) return absl::NotFoundError("was not recorded");
        // Few gates need these rounds, so they are reused in turn.
        const size_t blocks = recorded.other_order_rounds() / count;
        const size_t first = other_order_[row->name]++ % blocks * count;
        Append(recorded, &RecordedSide::other_order_ns, first, count, SamplesOf(stage, *row));
      } else {
        Append(recorded, &RecordedSide::together_ns, next_, count, SamplesOf(stage, *row));
      }
    }
    if (stage != Stage::kOtherOrder) next_ += count;
    return absl::OkStatus();
  }

 private:
  void Append(const Recording& from, Samples samples, size_t first, size_t count,
              Rounds& to) const {
    const auto append = [&](size_t side, std::vector<double>& into) {
      const auto begin = (from.sides[side].*samples).begin() + static_cast<std::ptrdiff_t>(first);
      into.insert(into.end(), begin, begin + static_cast<std::ptrdiff_t>(count));
    };
    append(kBaseSide, to.base_ns);
    append(variant_, to.candidate_ns);
    append(kBaseAgainSide, to.base_again_ns);
  }

  const std::vector<const Recording*>& benchmarks_;
  const size_t variant_;
  std::map<std::string, const Recording*> by_name_;
  std::map<std::string, size_t> other_order_;
  size_t next_ = 0;
};

BenchRow EmptyRow(const Recording& recorded, size_t variant, bool with_instructions) {
  BenchRow row;
  row.name = recorded.benchmark;
  row.unit = recorded.unit;
  row.items = recorded.sides[kBaseSide].items;
  row.candidate_items = recorded.sides[variant].items;
  if (with_instructions) {
    row.base_instructions = recorded.sides[kBaseSide].instructions;
    row.candidate_instructions = recorded.sides[variant].instructions;
  }
  return row;
}

std::optional<double> MedianChange(const Recording& recording, size_t variant, Samples samples) {
  const std::vector<double> ratios =
      LogRatios(recording.sides[kBaseSide].*samples, recording.sides[variant].*samples);
  if (ratios.empty()) return std::nullopt;
  return std::expm1(MedianOf(ratios));
}

bool HasInstructions(const std::vector<const Recording*>& benchmarks) {
  return std::all_of(benchmarks.begin(), benchmarks.end(), [](const Recording* one) {
    return std::all_of(one->sides.begin(), one->sides.end(),
                       [](const RecordedSide& side) { return side.instructions.has_value(); });
  });
}

// Adds the row to that of the same trials in another sitting, if there is one.
void Add(TrialRow row, std::vector<TrialRow>& rows) {
  const auto same = std::find_if(rows.begin(), rows.end(), [&row](const TrialRow& one) {
    return one.load == row.load && one.variant == row.variant && one.benchmarks == row.benchmarks &&
           one.with_instructions == row.with_instructions;
  });
  if (same == rows.end()) {
    rows.push_back(std::move(row));
    return;
  }
  same->gates += row.gates;
  for (const auto& [verdict, count] : row.verdicts) same->verdicts[verdict] += count;
}

}  // namespace

TrialRow Replay(const std::vector<const Recording*>& benchmarks, size_t variant,
                bool with_instructions, const GateRules& rules) {
  TrialRow row;
  row.load = benchmarks.front()->load;
  row.variant = benchmarks.front()->sides[variant].name;
  row.with_instructions = with_instructions;
  for (const Recording* one : benchmarks) row.benchmarks.push_back(one->benchmark);
  if (benchmarks.size() == 1) {
    row.slower = MedianChange(*benchmarks.front(), variant, &RecordedSide::together_ns);
    row.slower_other_order =
        MedianChange(*benchmarks.front(), variant, &RecordedSide::other_order_ns);
  }
  Tape tape(benchmarks, variant);
  while (tape.HasAnother(rules)) {
    GateReport report;
    report.rules = rules;
    for (const Recording* one : benchmarks) {
      report.benchmarks.push_back(EmptyRow(*one, variant, with_instructions));
    }
    WeighTimes(report, tape);
    Conclude(report);
    ++row.gates;
    ++row.verdicts[report.verdict];
  }
  return row;
}

std::vector<TrialRow> ReplayAll(const std::vector<Recording>& recordings, const GateRules& rules) {
  std::map<std::pair<std::string, std::string>, std::vector<const Recording*>> sittings;
  for (const Recording& one : recordings) sittings[{one.load, one.sitting}].push_back(&one);
  std::vector<TrialRow> rows;
  for (const auto& [name, benchmarks] : sittings) {
    for (size_t variant = kFirstVariant; variant < benchmarks.front()->sides.size(); ++variant) {
      if (HasInstructions(benchmarks)) Add(Replay(benchmarks, variant, true, rules), rows);
      Add(Replay(benchmarks, variant, false, rules), rows);
      if (benchmarks.size() == 1) continue;
      for (const Recording* one : benchmarks) Add(Replay({one}, variant, false, rules), rows);
    }
  }
  return rows;
}

}  // namespace hakari::gate

#include "ci/trials/replay.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <utility>

#include "absl/status/status.h"
#include "ci/gate/decision.h"
#include "ci/gate/weighing.h"

namespace hakari {
namespace {

// Hands out recorded rounds once, from front to back. All benchmarks move on together, so that
// rounds of one gate were measured at about the same time.
class Tape : public RoundSource {
 public:
  explicit Tape(const std::vector<const Recording*>& benchmarks) : benchmarks_(benchmarks) {
    for (const Recording* one : benchmarks) by_name_[one->row.name] = one;
  }

  // Enough is left for one more gate, whatever it asks for.
  bool HasAnother(const GateRules& rules) const {
    const size_t a_stage = static_cast<size_t>(rules.rounds_a_look * rules.looks);
    const size_t most = a_stage * (1 + benchmarks_.size());
    return std::all_of(benchmarks_.begin(), benchmarks_.end(), [&](const Recording* one) {
      return next_ + most <= one->row.rounds.size();
    });
  }

  absl::Status Measure(Stage stage, const std::vector<BenchRow*>& rows, int rounds) override {
    const size_t count = static_cast<size_t>(rounds);
    for (BenchRow* row : rows) {
      const BenchRow& recorded = by_name_.at(row->name)->row;
      if (stage == Stage::kOtherOrder) {
        if (recorded.other_order.size() < count) return absl::NotFoundError("was not recorded");
        // Few gates ask for these, so they come round again.
        const size_t blocks = recorded.other_order.size() / count;
        Append(recorded.other_order, other_order_[row->name]++ % blocks * count, count,
               SamplesOf(stage, *row));
      } else {
        Append(recorded.rounds, next_, count, SamplesOf(stage, *row));
      }
    }
    if (stage != Stage::kOtherOrder) next_ += count;
    return absl::OkStatus();
  }

 private:
  static void Append(const Rounds& from, size_t first, size_t count, Rounds& to) {
    const auto append = [first, count](const std::vector<double>& all, std::vector<double>& some) {
      const auto begin = all.begin() + static_cast<std::ptrdiff_t>(std::min(first, all.size()));
      const auto end =
          all.begin() + static_cast<std::ptrdiff_t>(std::min(first + count, all.size()));
      some.insert(some.end(), begin, end);
    };
    append(from.base_ns, to.base_ns);
    append(from.candidate_ns, to.candidate_ns);
    append(from.base_again_ns, to.base_again_ns);
  }

  const std::vector<const Recording*>& benchmarks_;
  std::map<std::string, const Recording*> by_name_;
  std::map<std::string, size_t> other_order_;
  size_t next_ = 0;
};

BenchRow EmptyRow(const BenchRow& recorded, bool with_instructions) {
  BenchRow row;
  row.name = recorded.name;
  row.unit = recorded.unit;
  row.items = recorded.items;
  row.candidate_items = recorded.candidate_items;
  if (with_instructions) {
    row.base_instructions = recorded.base_instructions;
    row.candidate_instructions = recorded.candidate_instructions;
  }
  return row;
}

bool HasInstructions(const std::vector<const Recording*>& benchmarks) {
  return std::all_of(benchmarks.begin(), benchmarks.end(), [](const Recording* one) {
    return one->row.base_instructions && one->row.candidate_instructions;
  });
}

}  // namespace

TrialRow Replay(const std::vector<const Recording*>& benchmarks, bool with_instructions,
                const GateRules& rules) {
  TrialRow row;
  row.load = benchmarks.front()->load;
  row.variant = benchmarks.front()->variant;
  row.with_instructions = with_instructions;
  row.benchmarks = static_cast<int>(benchmarks.size());
  Tape tape(benchmarks);
  while (tape.HasAnother(rules)) {
    GateReport report;
    report.rules = rules;
    for (const Recording* one : benchmarks) {
      report.benchmarks.push_back(EmptyRow(one->row, with_instructions));
    }
    WeighTimes(report, tape);
    Conclude(report);
    ++row.gates;
    ++row.verdicts[report.verdict];
  }
  return row;
}

std::vector<TrialRow> ReplayAll(const std::vector<Recording>& recordings, const GateRules& rules) {
  std::map<std::pair<std::string, std::string>, std::vector<const Recording*>> groups;
  for (const Recording& one : recordings) groups[{one.load, one.variant}].push_back(&one);
  std::vector<TrialRow> rows;
  for (const auto& [name, benchmarks] : groups) {
    if (HasInstructions(benchmarks)) rows.push_back(Replay(benchmarks, true, rules));
    rows.push_back(Replay(benchmarks, false, rules));
  }
  return rows;
}

}  // namespace hakari

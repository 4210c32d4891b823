#include "ci/gate/weighing.h"

#include <cstddef>
#include <optional>
#include <string>

#include "ci/gate/change.h"
#include "ci/gate/row_decision.h"
#include "ci/gate/time_look.h"

namespace hakari::gate {
namespace {

class Weighing {
 public:
  Weighing(GateReport& report, RoundSource& source) : report_(report), source_(source) {}

  void Run() {
    if (report_.benchmarks.empty()) return;
    for (int look = 0; look < report_.rules.looks; ++look) {
      const bool first = look == 0;
      if (!Measure(Stage::kTogether, RowsThat([first](const BenchRow&, const TimeLook& seen) {
                     return first || !IsSettled(seen.change, seen.word, seen.floor);
                   }))) {
        return;
      }
    }
    const auto wants_confirmation = [this](const BenchRow& row, const TimeLook& look) {
      return WantsConfirmation(row, look, report_.rules);
    };
    if (!MeasureEach(Stage::kAlone, RowsThat(wants_confirmation))) return;
    const auto wants_other_order = [this](const BenchRow& row, const TimeLook& look) {
      return WantsOtherOrder(row, look, report_.rules);
    };
    MeasureEach(Stage::kOtherOrder, RowsThat(wants_other_order));
  }

 private:
  template <typename Wanted>
  std::vector<BenchRow*> RowsThat(Wanted wanted) {
    const std::vector<TimeLook> looks = LookAtTimes(report_.benchmarks, report_.rules);
    std::vector<BenchRow*> rows;
    for (size_t i = 0; i < looks.size(); ++i) {
      BenchRow& row = report_.benchmarks[i];
      if (row.weighed && wanted(row, looks[i])) rows.push_back(&row);
    }
    return rows;
  }

  // Measures one row after the other, each until it is settled. False if nothing more can be
  // measured.
  bool MeasureEach(Stage stage, const std::vector<BenchRow*>& rows) {
    for (BenchRow* row : rows) {
      for (int look = 0; look < report_.rules.looks && !IsSettledIn(stage, *row); ++look) {
        if (!Measure(stage, {row})) return false;
      }
    }
    return true;
  }

  bool IsSettledIn(Stage stage, BenchRow& row) const {
    const GateRules& rules = report_.rules;
    const std::optional<Effect> change = ChangeIn(row, SamplesOf(stage, row), rules);
    const double floor = FloorOf(row, rules);
    return IsSettled(change, WordFor(change, floor, rules), floor);
  }

  // Measures the rounds of one look. False if nothing more can be measured.
  bool Measure(Stage stage, const std::vector<BenchRow*>& rows) {
    if (rows.empty()) return true;
    const absl::Status measured = source_.Measure(stage, rows, report_.rules.rounds_a_look);
    if (measured.ok() || (stage == Stage::kOtherOrder && absl::IsNotFound(measured))) return true;
    if (absl::IsDeadlineExceeded(measured)) {
      report_.out_of_time = true;
    } else {
      report_.faults.push_back(std::string(measured.message()));
    }
    return false;
  }

  GateReport& report_;
  RoundSource& source_;
};

}  // namespace

Rounds& SamplesOf(Stage stage, BenchRow& row) {
  switch (stage) {
    case Stage::kAlone:
      return row.alone;
    case Stage::kOtherOrder:
      return row.other_order;
    case Stage::kTogether:
      break;
  }
  return row.rounds;
}

void WeighTimes(GateReport& report, RoundSource& source) { Weighing(report, source).Run(); }

}  // namespace hakari::gate

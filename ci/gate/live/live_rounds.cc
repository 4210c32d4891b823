#include "ci/gate/live/live_rounds.h"

#include <array>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "ci/gate/deadlines.h"

namespace hakari::gate {
namespace {

constexpr int kCandidate = 1;  // the others are the base and the base again

const char* WordsFor(Stage stage) {
  switch (stage) {
    case Stage::kTogether:
      return "timing";
    case Stage::kAlone:
      return "timing again, alone,";
    case Stage::kOtherOrder:
      return "timing in another order of linking:";
  }
  return "";
}

}  // namespace

LiveRounds::LiveRounds(const GateFolder& base, const GateFolder& candidate, const Sampler& sampler,
                       std::map<std::string, SampleSize> sizes, const Context& context)
    : base_(base),
      candidate_(candidate),
      sampler_(sampler),
      sizes_(std::move(sizes)),
      context_(context),
      random_(context.seed) {}

absl::Status LiveRounds::Measure(Stage stage, const std::vector<BenchRow*>& rows, int rounds) {
  const bool two_orders = base_.Has("probe_other_order") && candidate_.Has("probe_other_order");
  if (stage == Stage::kOtherOrder && !two_orders) {
    return absl::NotFoundError("there is no second order of linking");
  }
  const std::string what =
      absl::StrCat(WordsFor(stage), " ",
                   rows.size() == 1 ? rows[0]->name : absl::StrCat(rows.size(), " benchmarks"));
  const RoundPace pace(rounds, std::chrono::steady_clock::now(), context_.deadline);
  for (int round = 0; round < rounds; ++round) {
    const Context::Clock::time_point now = std::chrono::steady_clock::now();
    if (now >= context_.deadline) return absl::DeadlineExceededError("no time left");
    context_.Say(pace.Text(what, round, now));
    HAKARI_RETURN_IF_ERROR(MeasureRound(stage, rows));
  }
  return absl::OkStatus();
}

absl::Status LiveRounds::MeasureRound(Stage stage, std::vector<BenchRow*> rows) {
  const std::string executable = stage == Stage::kOtherOrder ? "probe_other_order" : "probe";
  for (size_t left = rows.size(); left > 1; --left) std::swap(rows[left - 1], rows[Draw(left)]);
  for (BenchRow* row : rows) {
    std::array<int, 3> order = {0, 1, 2};
    std::array<double, 3> ns = {};
    for (size_t left = order.size(); left > 0; --left) {
      std::swap(order[left - 1], order[Draw(left)]);
      const int which = order[left - 1];
      HAKARI_RETURN_IF_ERROR(TakeOne(executable, *row, which, ns[static_cast<size_t>(which)]));
    }
    Rounds& samples = SamplesOf(stage, *row);
    samples.base_ns.push_back(ns[0]);
    samples.candidate_ns.push_back(ns[kCandidate]);
    samples.base_again_ns.push_back(ns[2]);
  }
  return absl::OkStatus();
}

absl::Status LiveRounds::TakeOne(const std::string& executable, BenchRow& row, int which,
                                 double& ns) {
  const GateFolder& side = which == kCandidate ? candidate_ : base_;
  HAKARI_ASSIGN_OR_RETURN(const ProbeSample sample,
                          sampler_.Take(side, executable, sizes_.at(row.name)));
  const auto [first, is_first] =
      answers_.emplace(absl::StrCat(side.whose, " ", row.name), sample.answer);
  if (!is_first && first->second != sample.answer) {
    return absl::DataLossError(absl::StrCat(side.whose, ": ", row.name, ": answered ",
                                            first->second, ", then ", sample.answer));
  }
  (which == kCandidate ? row.candidate_items : row.items) = sample.items;
  ns = static_cast<double>(sample.cpu_ns);
  return absl::OkStatus();
}

}  // namespace hakari::gate

#include "bench/promises.h"

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"

namespace hakari::bench {

const std::vector<Target>& AllTargets() {
  // Promises leave a factor of ten or more for old laptops, portable builds and busy hours.
  static const std::vector<Target>* const targets = new std::vector<Target>{
      {"legal", Bound::kMostNsPerPosition, 10'000, 400},
      {"checks", Bound::kMostNsPerPosition, 10'000, 400},
      {"evasions", Bound::kMostNsPerPosition, 10'000, 200},
      {"captures", Bound::kMostNsPerPosition, 10'000, 200},
      {"count_legal", Bound::kMostNsPerPosition, 10'000, 400},
      {"do_undo", Bound::kLeastItemsPerSecond, 5e6, 50e6},
      {"attack_counts", Bound::kMostNsPerPosition, 2'000, 200},
      {"attack_map", Bound::kMostNsPerPosition, 2'000, 200},
      {"king_safety", Bound::kMostNsPerPosition, 1'000, 100},
      {"sfen_read", Bound::kMostNsPerPosition, 10'000, 1'000},
      {"sfen_write", Bound::kMostNsPerPosition, 10'000, 1'000},
      // The thesis reports 142 nodes/ms for PDS, on a processor of 2004.
      {"pds", Bound::kLeastItemsPerSecond, 0.142e6, 3e6},
      {"dfpn", Bound::kLeastItemsPerSecond, 0.142e6, 3e6},
      {"strong", Bound::kLeastItemsPerSecond, 0.1e6, 1.5e6},
      // The thesis reports 6990 ns for a classification and promises less than 10 us.
      {"features", Bound::kMostNsPerPosition, 10'000, 400},
      {"classify", Bound::kMostNsPerPosition, 10'000, 500},
      {"sharp_features", Bound::kMostNsPerPosition, 10'000, 400},
      {"sharp_classify", Bound::kMostNsPerPosition, 10'000, 500},
      {"evaluate", Bound::kMostNsPerPosition, 2'000, 150},
      {"evaluate_after_move", Bound::kMostNsPerPosition, 2'500, 200},
      {"evaluate_from_scratch", Bound::kMostNsPerPosition, 5'000, 300},
      {"search", Bound::kLeastItemsPerSecond, 0.2e6, 1e6},
      {"quiescence", Bound::kLeastItemsPerSecond, 0.3e6, 1.5e6},
      {"exchange", Bound::kMostNsPerPosition, 20'000, 1'000},
      {"pick", Bound::kLeastItemsPerSecond, 1e6, 10e6},
      {"search_table", Bound::kLeastItemsPerSecond, 1e6, 10e6},
      {"mate_in_one", Bound::kMostNsPerPosition, 20'000, 1'000},
      {"mate_in_one_by_trying", Bound::kMostNsPerPosition, 50'000, 5'000},
      {"proof_table_probe", Bound::kMostNsPerPosition, 1'000, 50},
      {"proof_table_store", Bound::kMostNsPerPosition, 1'000, 50},
      {"perft/start/list", Bound::kLeastItemsPerSecond, 10e6, 147e6},
      {"perft/middle/list", Bound::kLeastItemsPerSecond, 10e6, 415e6},
      {"perft/most/list", Bound::kLeastItemsPerSecond, 10e6, 628e6},
      {"perft/start/made", Bound::kLeastItemsPerSecond, 2e6, 16e6},
      {"perft/middle/made", Bound::kLeastItemsPerSecond, 2e6, 20e6},
      {"perft/most/made", Bound::kLeastItemsPerSecond, 2e6, 18e6},
  };
  return *targets;
}

const Target* TargetOf(absl::string_view name) {
  for (const Target& target : AllTargets()) {
    if (name == target.family || absl::StartsWith(name, absl::StrCat(target.family, "/"))) {
      return &target;
    }
  }
  return nullptr;
}

namespace {

double Margin(Bound bound, double value, const Measured& measured) {
  return bound == Bound::kMostNsPerPosition ? value / measured.ns_per_position
                                            : measured.items_per_second / value;
}

}  // namespace

double PromiseMargin(const Target& target, const Measured& measured) {
  return Margin(target.bound, target.promise, measured);
}

double GoalMargin(const Target& target, const Measured& measured) {
  return Margin(target.bound, target.goal, measured);
}

std::string BoundText(const Target& target, double value, absl::string_view unit) {
  constexpr double kMillion = 1e6;
  if (target.bound == Bound::kMostNsPerPosition) return absl::StrFormat("< %.0f ns", value);
  return absl::StrFormat("> %.3g M %s/s", value / kMillion, unit);
}

}  // namespace hakari::bench

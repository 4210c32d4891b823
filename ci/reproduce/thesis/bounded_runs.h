// PDS over tables that forget, plain and with the thesis's uses 2 and 3: the list of tables and
// searches, and the measurements over a table. bounded_table.cc shows them.
#ifndef HAKARI_CI_REPRODUCE_THESIS_BOUNDED_RUNS_H_
#define HAKARI_CI_REPRODUCE_THESIS_BOUNDED_RUNS_H_

#include <array>
#include <cstddef>
#include <string>

#include "absl/status/statusor.h"
#include "base/statistics/effect.h"
#include "ci/reproduce/reproduced.h"
#include "suites/predict/experiments/search_setting.h"
#include "suites/predict/experiments/totals.h"

namespace hakari::reproduce {

struct BoundedTable {
  const char* setting;  // the end of a setting's name
  const char* words;
  int log2_entries;  // 0: not in the chart
};

inline constexpr BoundedTable kBoundedTables[] = {
    {"table10", "2^10", 10},
    {"table12", "2^12", 12},
    {"table14", "2^14", 14},
    {"table16", "2^16", 16},
    {"table18", "2^18", 18},
    {"table20", "2^20", 20},
    {"table22", "2^22", 22},
    {"table8-frames", "2^8, frames", 0},
    {"table10-frames", "2^10, frames", 0},
    {"table12-frames", "2^12, frames", 0},
    {"table14-frames", "2^14, frames", 0},
    {"table16-frames", "2^16, frames", 0},
    {"table12-ways4", "2^12, sets of four", 0},
    {"table24-ways16-forgetting", "forgets between iterations", 0},
    {"table10-frames-forgetting", "2^10, frames, forgets between iterations", 0},
    // Large enough that a million nodes lose no entry.
    {"table24-ways16", "everything held", 0},
};

// The thesis's settings; use 3 in both readings of its increments.
struct BoundedSearch {
  const char* setting;
  const char* words;
  const char* both_solved;  // the published tables; null: plain PDS
  const char* totals;
};

inline constexpr BoundedSearch kBoundedPlain = {suites::kPlainSetting, "plain", nullptr,
                                                "table-4.15"};
inline constexpr std::array<BoundedSearch, 3> kBoundedUses = {{
    {"initial-step-shrinking-5", "use 2", "table-4.8", "table-4.7"},
    {"increments-sigmoid-shrinking-7", "use 3", "table-4.16", "table-4.15"},
    {"bounded-sigmoid-shrinking-7", "use 3, cut", "table-4.16", "table-4.15"},
}};
inline constexpr size_t kBoundedUse3 = 1;  // the first reading of use 3

std::string BoundedSetting(const BoundedSearch& search, const BoundedTable& table);

// The sums of plain PDS, or of a use, over one table.
struct BoundedSums {
  suites::SearchTotals totals;
  double held = 0, lost = 0;  // repeats of positions that the table held, or had lost
  Effect repeats;             // as a share of all visits
  double solved_repeats = 0;  // as a share of the visits in solved positions

  double Unknown() const { return static_cast<double>(totals.unknown) / totals.positions(); }
};

// A use compared with plain PDS over the same table.
struct UseSaving {
  Effect all, both, charged;
};

struct OverTable {
  BoundedSums plain;
  std::array<BoundedSums, kBoundedUses.size()> uses;
  std::array<UseSaving, kBoundedUses.size()> saved;
};

// From the runs over the many positions, on which the thesis tried its uses.
absl::StatusOr<OverTable> MeasuredOver(ReproduceContext& context, const BoundedTable& table);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_THESIS_BOUNDED_RUNS_H_

// The ways of searching that are set side by side, by name:
//   pds                              plain PDS
//   increments-sigmoid-shrinking-7   PDS bent by the classifier (engine/predict/search/steering.h)
//   order                            PDS whose ties the classifier breaks
//   stand-in                         no search: the classifier's word is the answer
//   pds-table12                      either of the first two over a table that forgets
//                                    (engine/mate/bounded/bounded_table.h); counts repeats as well
#ifndef HAKARI_SUITES_PREDICT_EXPERIMENTS_SEARCH_SETTING_H_
#define HAKARI_SUITES_PREDICT_EXPERIMENTS_SEARCH_SETTING_H_

#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/predict/linear_model.h"
#include "suites/core/program.h"

namespace hakari::suites {

inline constexpr char kPlainSetting[] = "pds";
inline constexpr char kOrderSetting[] = "order";
inline constexpr char kStandInSetting[] = "stand-in";

// Counters of searches over a table that forgets: visits of a position that was visited before,
// whose entry was there, or lost.
inline constexpr char kRepeatsHeldCounter[] = "repeats_held";
inline constexpr char kRepeatsLostCounter[] = "repeats_lost";

// As a program: answers and counters like those of suites/mate/mate_program.h, checked alike, but
// processor time is that of the search alone. The model must outlive it; a setting that does not
// ask it does not depend on it. kInvalidArgument: no such setting.
absl::StatusOr<ProgramSpec> SettingProgram(absl::string_view name,
                                           const predict::LinearModel& model);

// Tells models apart by what steers a search: weights and bias.
std::string ModelHash(const predict::LinearModel& model);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PREDICT_EXPERIMENTS_SEARCH_SETTING_H_

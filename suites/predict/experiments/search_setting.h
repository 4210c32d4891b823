// The settings that are compared, by name:
//   pds                              plain PDS
//   increments-sigmoid-shrinking-7   PDS steered by the model (engine/predict/search/steering.h)
//   order                            PDS with ties broken by the classifier
//   stand-in                         no search: the classifier's prediction is the answer
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

// Counters of searches over a table that forgets: repeated visits of a position whose entry was
// still there, or was lost.
inline constexpr char kRepeatsHeldCounter[] = "repeats_held";
inline constexpr char kRepeatsLostCounter[] = "repeats_lost";

// The setting as a program: answers and counters like those of suites/mate/mate_program.h, checked
// in the same way, but with the processor time of the search alone. The model must outlive it; a
// setting that does not ask the model does not depend on it. kInvalidArgument: no such setting.
absl::StatusOr<ProgramSpec> SettingProgram(absl::string_view name,
                                           const predict::LinearModel& model);

// A hash of the parts of a model that steer a search: weights and bias.
std::string ModelHash(const predict::LinearModel& model);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PREDICT_EXPERIMENTS_SEARCH_SETTING_H_

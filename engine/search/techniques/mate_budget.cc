#include "engine/search/techniques/mate_budget.h"

#include "engine/predict/default_model.h"
#include "engine/predict/sharp/sharp_model.h"

namespace hakari::search {

int64_t MateDistance(const Position& position, Color attacker, const MateBudgetSettings& settings) {
  return settings.model > 0 ? predict::DefaultSharpModel().Distance(position, attacker)
                            : predict::DefaultModel().Distance(position, attacker);
}

}  // namespace hakari::search

// An effect as JSON: {"what": …, "unit": …, "estimate": …, "interval": {"low": …, "high": …},
// "confidence": …}; the interval is null if there are too few samples for one.
#ifndef HAKARI_CI_REPORT_EFFECT_JSON_H_
#define HAKARI_CI_REPORT_EFFECT_JSON_H_

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "base/statistics/effect.h"

namespace hakari::report {

inline nlohmann::ordered_json EffectJson(const Effect& effect) {
  nlohmann::ordered_json json = {{"what", effect.what},
                                 {"unit", std::string(EffectUnitName(effect.unit))},
                                 {"estimate", effect.estimate},
                                 {"interval", nullptr},
                                 {"confidence", effect.confidence}};
  if (effect.has_interval()) {
    json["interval"] = {{"low", effect.interval.low}, {"high", effect.interval.high}};
  }
  return json;
}

// Null if there is none.
inline nlohmann::ordered_json EffectJson(const std::optional<Effect>& effect) {
  return effect ? EffectJson(*effect) : nlohmann::ordered_json(nullptr);
}

}  // namespace hakari::report

#endif  // HAKARI_CI_REPORT_EFFECT_JSON_H_

#include "base/statistics/effect.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"

namespace hakari {
namespace {

// As people read it, without the unit.
std::string Figure(const Effect& effect, double value, int decimals) {
  constexpr double kPercent = 100;
  switch (effect.unit) {
    case EffectUnit::kRatio:
      return absl::StrFormat("%.*f", decimals, value);
    case EffectUnit::kChange:
      return absl::StrFormat("%+.*f", decimals, kPercent * value);
    case EffectUnit::kPoints:
      return absl::StrFormat("%+.*f", decimals, value);
  }
  return "";
}

absl::string_view Suffix(EffectUnit unit) {
  if (unit == EffectUnit::kRatio) return "";
  return unit == EffectUnit::kChange ? " %" : " points";
}

}  // namespace

absl::string_view EffectUnitName(EffectUnit unit) {
  if (unit == EffectUnit::kRatio) return "ratio";
  return unit == EffectUnit::kChange ? "change" : "points";
}

Effect AsChange(Effect ratio) {
  ratio.unit = EffectUnit::kChange;
  ratio.estimate -= 1;
  ratio.interval = {ratio.interval.low - 1, ratio.interval.high - 1};
  return ratio;
}

std::string EffectText(const Effect& effect, int decimals) {
  std::string text = absl::StrCat(Figure(effect, effect.estimate, decimals), Suffix(effect.unit));
  if (!effect.has_interval()) return text;
  return absl::StrCat(text, " [", Figure(effect, effect.interval.low, decimals), ", ",
                      Figure(effect, effect.interval.high, decimals), "]");
}

}  // namespace hakari

// Start positions that have a name: the even game (平手) and those in which white, the stronger
// side, plays without some of its pieces and moves first.
#ifndef HAKARI_ENGINE_NOTATION_KIF_HANDICAP_H_
#define HAKARI_ENGINE_NOTATION_KIF_HANDICAP_H_

#include <optional>

#include "absl/strings/string_view.h"
#include "engine/position/position.h"

namespace hakari::notation {

constexpr absl::string_view kEvenGame = "平手";
// The word for every other start; it needs a diagram.
constexpr absl::string_view kOtherStart = "その他";

// The start that `name` (香落ち, 二枚落ち, ...) stands for; none if it is no such name.
std::optional<Position> FindStart(absl::string_view name);

// The name of a start; empty if it has none.
absl::string_view StartName(const Position& start);

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_KIF_HANDICAP_H_

#include "ci/project/match_defaults.h"

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "suites/match/game/match_clock.h"

namespace hakari::project {
namespace {

using Kind = LocatedJson::Kind;
using Result = std::optional<Wrong>;

TakeField Number(std::optional<int64_t>& into, int64_t least, int64_t most) {
  return [&into, least, most](const LocatedJson& value, absl::string_view field) -> Result {
    if (Result wrong = Expect(value, Kind::kWholeNumber, field)) return wrong;
    if (value.number < least || value.number > most) {
      return WrongAt(value, absl::StrCat("'", field, "': expected ", least, " to ", most,
                                         ", found ", value.number));
    }
    into = value.number;
    return std::nullopt;
  };
}

TakeField Text(std::optional<std::string>& into) {
  return [&into](const LocatedJson& value, absl::string_view field) {
    return TakeText(value, field, into.emplace());
  };
}

TakeField LimitsText(std::optional<std::string>& into) {
  return [&into](const LocatedJson& value, absl::string_view field) -> Result {
    if (Result wrong = TakeText(value, field, into.emplace())) return wrong;
    const absl::Status sense = match::ParseAllowance(*into).status();
    if (sense.ok()) return std::nullopt;
    return WrongAt(value, absl::StrCat("'", field, "': ", sense.message()));
  };
}

}  // namespace

Result TakeMatchDefaults(const LocatedJson& value, absl::string_view field, MatchDefaults& into) {
  constexpr int64_t kMostGames = 2'000'000;
  constexpr int64_t kMostPlies = 10'000;
  constexpr int64_t kMostMargin = 60'000;
  constexpr int64_t kMostScore = 30'000;
  constexpr int64_t kMostNodes = 100'000'000;
  if (Result wrong = Expect(value, Kind::kObject, field)) return wrong;
  return TakeObject(value, absl::StrCat(field, "."),
                    {{"limits", LimitsText(into.limits)},
                     {"margin_ms", Number(into.margin_ms, 0, kMostMargin)},
                     {"games", Number(into.games, 2, kMostGames)},
                     {"sprt", Text(into.sprt)},
                     {"max_plies", Number(into.max_plies, 1, kMostPlies)},
                     {"resign_score", Number(into.resign_score, 0, kMostScore)},
                     {"announce_nodes", Number(into.announce_nodes, 0, kMostNodes)}});
}

Result TakeStrengthDefaults(const LocatedJson& value, absl::string_view field,
                            StrengthDefaults& into) {
  constexpr int64_t kMostSeconds = 7 * 24 * 3600;
  if (Result wrong = Expect(value, Kind::kObject, field)) return wrong;
  return TakeObject(value, absl::StrCat(field, "."),
                    {{"limits", LimitsText(into.limits)},
                     {"sprt", Text(into.sprt)},
                     {"budget_s", Number(into.budget_s, 1, kMostSeconds)}});
}

}  // namespace hakari::project

// The match settings in hakari.json: defaults for arguments of `match` and `gate --strength`.
#ifndef HAKARI_CI_PROJECT_MATCH_DEFAULTS_H_
#define HAKARI_CI_PROJECT_MATCH_DEFAULTS_H_

#include <cstdint>
#include <optional>
#include <string>

#include "absl/strings/string_view.h"
#include "ci/project/json_fields.h"
#include "ci/project/located_json.h"

namespace hakari::project {

struct MatchDefaults {
  std::optional<std::string> limits;  // "time=10+0.1"
  std::optional<int64_t> margin_ms;
  std::optional<int64_t> games;
  std::optional<std::string> sprt;  // "0,10"
  std::optional<int64_t> max_plies;
  std::optional<int64_t> resign_score;
  std::optional<int64_t> announce_nodes;
};

// Defaults for the games of `gate --strength`.
struct StrengthDefaults {
  std::optional<std::string> limits;
  std::optional<std::string> sprt;  // "-10,0"
  std::optional<int64_t> budget_s;
};

std::optional<Wrong> TakeMatchDefaults(const LocatedJson& value, absl::string_view field,
                                       MatchDefaults& into);
std::optional<Wrong> TakeStrengthDefaults(const LocatedJson& value, absl::string_view field,
                                          StrengthDefaults& into);

}  // namespace hakari::project

#endif  // HAKARI_CI_PROJECT_MATCH_DEFAULTS_H_

// Our playing search by what somebody types: "search", "search:frozen1",
// "search:null_move=0,USI_Hash=64", "search:frozen1,EvalFile=material1": a profile, then options of
// `hakari usi`, in this order.
#ifndef HAKARI_SUITES_ENGINES_TYPED_SEARCH_H_
#define HAKARI_SUITES_ENGINES_TYPED_SEARCH_H_

#include <cstdint>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/player/player.h"
#include "suites/engines/search_player.h"

namespace hakari::engines {

bool IsTypedSearch(absl::string_view typed);

// What these words set. `table_mib` unless they say otherwise.
absl::StatusOr<SearchConfig> TypedSearchConfig(absl::string_view typed, uint64_t table_mib);

// It plays in this process; its name is what was typed.
absl::StatusOr<player::PlayerSpec> TypedSearch(absl::string_view typed, uint64_t table_mib);

}  // namespace hakari::engines

#endif  // HAKARI_SUITES_ENGINES_TYPED_SEARCH_H_

// Our playing search as a user types it: "search", "search:frozen1",
// "search:null_move=0,USI_Hash=64", "search:frozen1,EvalFile=material1". The words are a profile,
// then options of `hakari usi`, set in this order.
#ifndef HAKARI_SUITES_ENGINES_TYPED_SEARCH_H_
#define HAKARI_SUITES_ENGINES_TYPED_SEARCH_H_

#include <cstdint>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/player/player.h"
#include "suites/engines/search_player.h"

namespace hakari::engines {

bool IsTypedSearch(absl::string_view typed);

// The configuration that `typed` describes. Its table has `table_mib` unless `typed` sets
// another size.
absl::StatusOr<SearchConfig> TypedSearchConfig(absl::string_view typed, uint64_t table_mib);

// The player searches in this process; its name is `typed`.
absl::StatusOr<player::PlayerSpec> TypedSearch(absl::string_view typed, uint64_t table_mib);

}  // namespace hakari::engines

#endif  // HAKARI_SUITES_ENGINES_TYPED_SEARCH_H_

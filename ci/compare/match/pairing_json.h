// The result of two players of a match against each other as JSON, for all results that contain a
// match.
#ifndef HAKARI_CI_COMPARE_MATCH_PAIRING_JSON_H_
#define HAKARI_CI_COMPARE_MATCH_PAIRING_JSON_H_

#include <nlohmann/json_fwd.hpp>

#include "suites/match/match_counts.h"

namespace hakari::compare {

// The strength is null if no pair was played.
nlohmann::ordered_json PairingJson(const match::PairingCounts& pairing);

}  // namespace hakari::compare

#endif  // HAKARI_CI_COMPARE_MATCH_PAIRING_JSON_H_

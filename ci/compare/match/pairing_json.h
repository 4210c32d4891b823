// What two players of a match brought against each other, as JSON, for every result that a match is
// a part of.
#ifndef HAKARI_CI_COMPARE_MATCH_PAIRING_JSON_H_
#define HAKARI_CI_COMPARE_MATCH_PAIRING_JSON_H_

#include <nlohmann/json_fwd.hpp>

#include "suites/match/match_counts.h"

namespace hakari::compare {

// The strength is null where no pair was played.
nlohmann::ordered_json PairingJson(const match::PairingCounts& pairing);

}  // namespace hakari::compare

#endif  // HAKARI_CI_COMPARE_MATCH_PAIRING_JSON_H_

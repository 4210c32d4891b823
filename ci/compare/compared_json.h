// The parts of a comparison as JSON, for every result that one is a part of.
#ifndef HAKARI_CI_COMPARE_COMPARED_JSON_H_
#define HAKARI_CI_COMPARE_COMPARED_JSON_H_

#include <nlohmann/json_fwd.hpp>
#include <optional>

#include "ci/compare/comparison.h"
#include "ci/compare/ratio_to_first.h"
#include "ci/compare/summary.h"

namespace hakari::compare {

// Null if there is none.
nlohmann::ordered_json RatioJson(const std::optional<RatioToFirst>& ratio);

// Every answer, node count and time, and what follows from them.
nlohmann::ordered_json ComparedJson(const Comparison& comparison, const ComparisonSummary& summary);

}  // namespace hakari::compare

#endif  // HAKARI_CI_COMPARE_COMPARED_JSON_H_

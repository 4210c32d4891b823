// The parts of a comparison as JSON, for all results that contain a comparison.
#ifndef HAKARI_CI_COMPARE_COMPARED_JSON_H_
#define HAKARI_CI_COMPARE_COMPARED_JSON_H_

#include <nlohmann/json_fwd.hpp>
#include <optional>

#include "ci/compare/comparison.h"
#include "ci/compare/ratio_to_first.h"
#include "ci/compare/summary.h"

namespace hakari::compare {

// Null if there is no ratio.
nlohmann::ordered_json RatioJson(const std::optional<RatioToFirst>& ratio);

// Every answer, node count and time, with the figures derived from them.
nlohmann::ordered_json ComparedJson(const Comparison& comparison, const ComparisonSummary& summary);

}  // namespace hakari::compare

#endif  // HAKARI_CI_COMPARE_COMPARED_JSON_H_

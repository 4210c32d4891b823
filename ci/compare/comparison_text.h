// A comparison as text and as JSON.
#ifndef HAKARI_CI_COMPARE_COMPARISON_TEXT_H_
#define HAKARI_CI_COMPARE_COMPARISON_TEXT_H_

#include <optional>
#include <string>

#include "ci/compare/comparison.h"
#include "ci/compare/summary.h"
#include "ci/report/origin.h"
#include "ci/report/verdict/verdict.h"

namespace hakari::compare {

// The list of contestants, one row each with ratios to A, then the positions where they differ. If
// there is a judgement, the first line is its verdict.
std::string ComparisonTable(const Comparison& comparison, const ComparisonSummary& summary,
                            const std::optional<report::Judgement>& judgement);

// An envelope of the schema hakari-comparison, with every answer, node count and time, so that all
// figures can be recomputed.
std::string ComparisonJson(const Comparison& comparison, const ComparisonSummary& summary,
                           const std::optional<report::Judgement>& judgement,
                           const report::Origin& origin);

// "A", "B", … for contestants 0, 1, …
std::string LetterOf(size_t contestant);

}  // namespace hakari::compare

#endif  // HAKARI_CI_COMPARE_COMPARISON_TEXT_H_

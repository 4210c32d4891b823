#include "ci/cli/evaluation_text.h"

#include <array>
#include <cstddef>
#include <cstdint>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "engine/eval/blend.h"
#include "engine/eval/feature_list.h"

namespace hakari::cli {
namespace {

double AsCentipawns(int64_t blended) {
  return static_cast<double>(blended) / static_cast<double>(eval::kBlendedCentipawn);
}

void AddProgress(const eval::Breakdown& breakdown, std::string& text) {
  const std::array<int, eval::kPhaseCount> parts = eval::PartsOfPhases(breakdown.progress);
  absl::StrAppend(&text, "progress ", breakdown.progress, " of ", eval::kMostProgress, ":");
  for (size_t phase = 0; phase < parts.size(); ++phase) {
    absl::StrAppendFormat(&text, " %s %d %%", eval::kPhaseNames[phase],
                          parts[phase] * 100 / eval::kHalfProgress);
  }
  absl::StrAppend(&text, "\n");
  for (const eval::FeatureInfo& feature : eval::Features()) {
    if (!feature.is_progress()) continue;
    absl::StrAppendFormat(&text, "    %-44s %5d\n", feature.name,
                          breakdown.progress_counts[static_cast<size_t>(feature.first_cell)]);
  }
}

void AddGroup(const eval::BreakdownGroup& group, std::string& text) {
  absl::StrAppendFormat(&text, "  %-34s %11.1f %11.1f %9s %+9.1f\n", group.name,
                        AsCentipawns(group.value(kBlack)), AsCentipawns(group.value(kWhite)), "",
                        AsCentipawns(group.value()));
  for (const eval::BreakdownTerm& term : group.terms) {
    if (term.value() == 0) continue;
    const std::string name = eval::CellName(eval::FeatureOfCell(term.cell), term.cell);
    absl::StrAppendFormat(&text, "    %-44s %5d %5d %+9.1f %+9.1f\n", name, term.black, term.white,
                          AsCentipawns(term.weight), AsCentipawns(term.value()));
  }
}

}  // namespace

std::string EvaluationText(const eval::Breakdown& breakdown, Color side_to_move) {
  std::string text = "evaluation in centipawns; terms that cancel out are left out\n";
  AddProgress(breakdown, text);
  absl::StrAppendFormat(&text, "  %-34s %11s %11s %9s %9s\n", "", "black", "white", "each", "sum");
  int64_t sum = 0;
  for (const eval::BreakdownGroup& group : breakdown.groups) {
    AddGroup(group, text);
    sum += group.value();
  }
  absl::StrAppendFormat(&text, "  %-68s %+9.1f\n", "for black", AsCentipawns(sum));
  absl::StrAppendFormat(&text, "value for %s, the side to move: %+d\n",
                        side_to_move == kBlack ? "black" : "white", breakdown.value);
  return text;
}

}  // namespace hakari::cli

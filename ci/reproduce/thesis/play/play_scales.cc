#include "ci/reproduce/thesis/play/play_scales.h"

#include <cstdint>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "ci/reproduce/games_table.h"
#include "ci/reproduce/thesis/play/replays.h"
#include "engine/search/settings/settings.h"
#include "suites/core/limits.h"
#include "suites/predict/play/budget_scale.h"

namespace hakari::reproduce {
namespace {

constexpr int kUnscaled = 100;

}  // namespace

absl::StatusOr<const std::vector<suites::RecordedCall>*> PlayScales::Calls(
    size_t baseline, ReproduceContext& context) {
  const auto found = calls_.find(baseline);
  if (found != calls_.end()) return &found->second;
  HAKARI_ASSIGN_OR_RETURN(const MarginLab* const lab, LabOf(context));
  const PlaySize size = PlaySizeOf(lab->options());
  const Baseline program = BaselinesAt(size.depth)[baseline];
  suites::Limits limits;
  limits.depth = static_cast<uint64_t>(size.depth);
  HAKARI_ASSIGN_OR_RETURN(const Replays replays, Replays::Of(context, size.replayed, limits));
  HAKARI_ASSIGN_OR_RETURN(
      const std::vector<suites::Replay> games,
      replays.Run({absl::StrCat("mates-play", program.name), program.setting, size.sample}));
  return &calls_.emplace(baseline, CallsOf(games)).first->second;
}

absl::StatusOr<int> PlayScales::Of(const PlayRow& row, ReproduceContext& context) {
  HAKARI_ASSIGN_OR_RETURN(const std::vector<suites::RecordedCall>* const calls,
                          Calls(row.baseline, context));
  search::MateBudgetSettings budget;
  budget.function = row.kind.function;
  budget.model = row.model;
  const absl::StatusOr<int> scale = suites::EqualEffortScale(*calls, budget);
  if (scale.ok()) return scale;
  return absl::Status(scale.status().code(), absl::StrCat(row.Shown(), ", of ", calls->size(),
                                                          " calls: ", scale.status().message()));
}

void PlayScales::Keep(size_t baseline, std::vector<suites::RecordedCall> calls) {
  calls_[baseline] = std::move(calls);
}

absl::StatusOr<GamesNeeded> GamesOfRows(const std::vector<PlayRow>& rows, PlayScales& scales,
                                        ReproduceContext& context, GamesFor purpose) {
  HAKARI_ASSIGN_OR_RETURN(const MarginLab* const lab, LabOf(context));
  GamesNeeded needed;
  for (const PlayRow& row : rows) {
    int scale = kUnscaled;
    if (purpose == GamesFor::kPlaying) {
      HAKARI_ASSIGN_OR_RETURN(scale, scales.Of(row, context));
    }
    needed.games.push_back(GamesOf(row, scale, lab->options()));
  }
  return needed;
}

}  // namespace hakari::reproduce

#include "ci/cli/reproduce/asked_games.h"

#include <algorithm>

#include "absl/strings/match.h"
#include "base/status/macros.h"
#include "ci/reproduce/futility/study.h"
#include "ci/reproduce/margin_plan.h"

namespace hakari::cli {
namespace {

reproduce::GamesNeeded NeededFor(const std::vector<reproduce::ReproducedTable>& tables,
                                 const reproduce::MarginLabOptions& options, int threshold) {
  reproduce::GamesNeeded all;
  for (const reproduce::ReproducedTable& table : tables) {
    if (!table.games) continue;
    const reproduce::GamesNeeded needed = table.games(options, threshold);
    all.games.insert(all.games.end(), needed.games.begin(), needed.games.end());
    all.matches.insert(all.matches.end(), needed.matches.begin(), needed.matches.end());
  }
  return all;
}

}  // namespace

bool AskGames(const std::vector<reproduce::ReproducedTable>& tables) {
  return std::any_of(tables.begin(), tables.end(), [](const reproduce::ReproducedTable& table) {
    return static_cast<bool>(table.games);
  });
}

bool AskPinnedGames(const std::vector<reproduce::ReproducedTable>& tables) {
  return std::any_of(tables.begin(), tables.end(), [](const reproduce::ReproducedTable& table) {
    return absl::StartsWith(table.id, "futility/");
  });
}

absl::StatusOr<std::string> PlanOfAsked(const std::vector<reproduce::ReproducedTable>& tables,
                                        const reproduce::MarginLab& lab) {
  // Which threshold will be chosen changes no number of games.
  reproduce::GamesNeeded needed = NeededFor(tables, lab.options(), reproduce::kThreshold + 1);
  for (const reproduce::ReproducedTable& table : tables) {
    if (!table.searches_planned) continue;
    HAKARI_ASSIGN_OR_RETURN(const std::vector<reproduce::SearchesPlanned> searches,
                            table.searches_planned(lab.context(), lab.options()));
    needed.searches.insert(needed.searches.end(), searches.begin(), searches.end());
  }
  return reproduce::PlanText(needed, lab.options(),
                             reproduce::MeasuredGameRate(lab.context().jobs));
}

absl::Status PlayAsked(const std::vector<reproduce::ReproducedTable>& tables,
                       reproduce::MarginLab& lab) {
  reproduce::GamesNeeded needed = NeededFor(tables, lab.options(), reproduce::kThreshold);
  const bool chooses =
      std::any_of(needed.games.begin(), needed.games.end(),
                  [](const reproduce::GamesWanted& wanted) { return wanted.by_every_shard; });
  if (chooses) {
    HAKARI_ASSIGN_OR_RETURN(const int threshold, reproduce::CalibratedThreshold(lab));
    needed = NeededFor(tables, lab.options(), threshold);
  }
  return lab.PlayAll(needed);
}

}  // namespace hakari::cli

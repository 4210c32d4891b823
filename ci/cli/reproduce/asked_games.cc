#include "ci/cli/reproduce/asked_games.h"

#include <algorithm>

#include "absl/strings/match.h"
#include "base/status/macros.h"
#include "ci/reproduce/margin_plan.h"

namespace hakari::cli {
namespace {

using reproduce::GamesFor;
using reproduce::GamesNeeded;
using reproduce::ReproduceContext;
using reproduce::ReproducedTable;

absl::StatusOr<GamesNeeded> NeededFor(const std::vector<ReproducedTable>& tables,
                                      ReproduceContext& context, GamesFor purpose) {
  GamesNeeded all;
  for (const ReproducedTable& table : tables) {
    if (!table.games) continue;
    HAKARI_ASSIGN_OR_RETURN(const GamesNeeded needed, table.games(context, purpose));
    all.games.insert(all.games.end(), needed.games.begin(), needed.games.end());
    all.matches.insert(all.matches.end(), needed.matches.begin(), needed.matches.end());
  }
  return all;
}

}  // namespace

bool AskGames(const std::vector<ReproducedTable>& tables) {
  return std::any_of(tables.begin(), tables.end(),
                     [](const ReproducedTable& table) { return static_cast<bool>(table.games); });
}

bool AskPinnedGames(const std::vector<ReproducedTable>& tables) {
  return std::any_of(tables.begin(), tables.end(), [](const ReproducedTable& table) {
    return absl::StartsWith(table.id, "futility/");
  });
}

absl::StatusOr<std::string> PlanOfAsked(const std::vector<ReproducedTable>& tables,
                                        ReproduceContext& context) {
  const reproduce::MarginLabOptions& options = context.margins->options();
  HAKARI_ASSIGN_OR_RETURN(GamesNeeded needed, NeededFor(tables, context, GamesFor::kPlan));
  for (const ReproducedTable& table : tables) {
    if (!table.searches_planned) continue;
    HAKARI_ASSIGN_OR_RETURN(const std::vector<reproduce::SearchesPlanned> searches,
                            table.searches_planned(context, options));
    needed.searches.insert(needed.searches.end(), searches.begin(), searches.end());
  }
  return reproduce::PlanText(needed, options, reproduce::MeasuredGameRate(context.jobs));
}

absl::Status PlayAsked(const std::vector<ReproducedTable>& tables, ReproduceContext& context) {
  HAKARI_ASSIGN_OR_RETURN(const GamesNeeded needed, NeededFor(tables, context, GamesFor::kPlaying));
  return context.margins->PlayAll(needed);
}

}  // namespace hakari::cli

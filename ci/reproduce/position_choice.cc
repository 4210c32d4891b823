#include "ci/reproduce/position_choice.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "base/run/selection.h"
#include "base/status/macros.h"
#include "suites/core/problem.h"
#include "suites/core/problem_line.h"
#include "suites/core/problem_set.h"
#include "suites/corpus/game_reader.h"
#include "suites/corpus/position_sets.h"

namespace hakari::reproduce {
namespace {

// Nineteen, not twenty: games have ten positions each, so every twentieth would be the first
// position of its game.
constexpr Shard kQuickPart = {1, 19};
// Smaller sets are tried completely.
constexpr size_t kMany = 2000;
constexpr int kChoosingGames = 10;

absl::StatusOr<suites::ExperimentSet> SetOf(const std::string& name,
                                            const std::vector<suites::Problem>& problems) {
  std::string text;
  for (const suites::Problem& problem : problems)
    absl::StrAppend(&text, suites::ProblemLine(problem), "\n");
  HAKARI_ASSIGN_OR_RETURN(suites::ProblemSet set, suites::ParseProblemSet(text, name));
  return suites::ExperimentSet{name, std::move(set), Shard()};
}

}  // namespace

absl::StatusOr<PositionChoice> ShippedPositions(const std::string& root, bool full) {
  absl::StatusOr<suites::ExperimentSet> choosing =
      suites::ReadExperimentSet(root, "suites/mate/choosing.sfen", Shard());
  if (!choosing.ok()) return choosing.status();
  HAKARI_ASSIGN_OR_RETURN(
      suites::ExperimentSet trying,
      suites::ReadExperimentSet(root, "suites/mate/positions.sfen", full ? Shard() : kQuickPart));
  return PositionChoice{*std::move(choosing), std::move(trying)};
}

absl::StatusOr<PositionChoice> OwnPositions(const std::vector<std::string>& records, bool full,
                                            const Context& context) {
  const absl::StatusOr<corpus::CollectedGames> games = corpus::CollectGames(records);
  if (!games.ok()) return games.status();
  HAKARI_ASSIGN_OR_RETURN(
      const corpus::PositionSets made,
      corpus::MakePositionSets(games->games, {kChoosingGames, corpus::kAllGames},
                               corpus::PositionRules(), {context.jobs, nullptr},
                               context.StopFlag()));
  absl::StatusOr<suites::ExperimentSet> choosing = SetOf("own-choosing", made.sets[0]);
  if (!choosing.ok()) return choosing.status();
  HAKARI_ASSIGN_OR_RETURN(suites::ExperimentSet trying, SetOf("own-positions", made.sets[1]));
  if (!full && trying.problems.problems().size() >= kMany) {
    trying.part = kQuickPart;
    trying.name += "-1of19";
  }
  return PositionChoice{*std::move(choosing), std::move(trying)};
}

}  // namespace hakari::reproduce

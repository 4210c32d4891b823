#include "ci/reproduce/thesis/bounded_runs.h"

#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/statistics/bootstrap.h"
#include "base/status/macros.h"
#include "ci/reproduce/search_lab.h"
#include "suites/core/outcome.h"
#include "suites/core/problem.h"
#include "suites/mate/mate_program.h"
#include "suites/predict/experiments/experiment.h"

namespace hakari::reproduce {
namespace {

constexpr PositionsFor kTrying = PositionsFor::kTrying;

std::string GameOf(const suites::Problem& problem) {
  return std::string(problem.Note("game").value_or(problem.id));
}

double CountOf(const suites::Outcome& outcome, const char* counter) {
  return static_cast<double>(outcome.Counter(counter).value_or(0));
}

absl::StatusOr<BoundedSums> SearchedIn(ReproduceContext& context, const BoundedSearch& search,
                                       const BoundedTable& table) {
  HAKARI_ASSIGN_OR_RETURN(const suites::SettingRun* const run,
                          context.lab.Run(kTrying, BoundedSetting(search, table)));
  BoundedSums searched;
  HAKARI_ASSIGN_OR_RETURN(searched.totals, suites::TotalsOf(*run));
  const std::vector<const suites::Problem*> problems = context.lab.set(kTrying).Selected();
  enum { kVisits, kRepeats, kCounts };
  double solved_visits = 0;
  GameCounts<std::string> games(kCounts);
  for (size_t i = 0; i < run->outcomes.size(); ++i) {
    const suites::Outcome& outcome = run->outcomes[i];
    const double held = CountOf(outcome, suites::kRepeatsHeldCounter);
    const double lost = CountOf(outcome, suites::kRepeatsLostCounter);
    searched.held += held;
    searched.lost += lost;
    if (outcome.answer != suites::kUnknownAnswer) {
      solved_visits += CountOf(outcome, "nodes");
      searched.solved_repeats += held + lost;
    }
    games.Add(GameOf(*problems[i]), kVisits, CountOf(outcome, "nodes"));
    games.Add(GameOf(*problems[i]), kRepeats, held + lost);
  }
  if (solved_visits > 0) searched.solved_repeats /= solved_visits;
  const OfSums share = [](const std::vector<double>& sums) -> std::optional<double> {
    if (sums[kVisits] == 0) return std::nullopt;
    return sums[kRepeats] / sums[kVisits];
  };
  HAKARI_ASSIGN_OR_RETURN(searched.repeats,
                          BootstrapSums(games.Groups(), share, BootstrapOptions()));
  return searched;
}

// The ratio of nodes on positions that at least one of the two solves. A search that does not solve
// one is charged its whole budget.
absl::StatusOr<Effect> ChargedRatio(const ReproduceContext& context,
                                    const suites::SettingRun& plain,
                                    const suites::SettingRun& steered) {
  const std::vector<const suites::Problem*> problems = context.lab.set(kTrying).Selected();
  const double budget = static_cast<double>(context.lab.options().nodes);
  const auto is_solved = [](const suites::Outcome& outcome) {
    return outcome.answer != suites::kUnknownAnswer;
  };
  const auto charge = [&](const suites::Outcome& outcome) {
    return is_solved(outcome) ? CountOf(outcome, "nodes") : budget;
  };
  std::map<std::string, std::pair<double, double>> by_game;
  for (size_t i = 0; i < problems.size(); ++i) {
    auto& [first, second] = by_game[GameOf(*problems[i])];
    if (!is_solved(plain.outcomes[i]) && !is_solved(steered.outcomes[i])) continue;
    first += charge(plain.outcomes[i]);
    second += charge(steered.outcomes[i]);
  }
  std::vector<double> first, second;
  for (const auto& [game, sums] : by_game) {
    first.push_back(sums.first);
    second.push_back(sums.second);
  }
  return BootstrapRatio("nodes", first, second, BootstrapOptions());
}

absl::StatusOr<UseSaving> SavedBy(ReproduceContext& context, const BoundedSearch& use,
                                  const BoundedTable& table) {
  const std::string plain = BoundedSetting(kBoundedPlain, table),
                    steered = BoundedSetting(use, table);
  HAKARI_ASSIGN_OR_RETURN(const suites::SearchPair pair, context.lab.Pair(kTrying, plain, steered));
  HAKARI_ASSIGN_OR_RETURN(const suites::SettingRun* const plain_run,
                          context.lab.Run(kTrying, plain));
  HAKARI_ASSIGN_OR_RETURN(const suites::SettingRun* const steered_run,
                          context.lab.Run(kTrying, steered));
  const suites::ExperimentSet& set = context.lab.set(kTrying);
  UseSaving saved;
  HAKARI_ASSIGN_OR_RETURN(saved.all, CostRatio(set, pair, CostOf::kNodes, Among::kAll));
  HAKARI_ASSIGN_OR_RETURN(saved.both, CostRatio(set, pair, CostOf::kNodes, Among::kBothSolved));
  HAKARI_ASSIGN_OR_RETURN(saved.charged, ChargedRatio(context, *plain_run, *steered_run));
  return saved;
}

}  // namespace

std::string BoundedSetting(const BoundedSearch& search, const BoundedTable& table) {
  return absl::StrCat(search.setting, "-", table.setting);
}

absl::StatusOr<OverTable> MeasuredOver(ReproduceContext& context, const BoundedTable& table) {
  OverTable measured;
  HAKARI_ASSIGN_OR_RETURN(measured.plain, SearchedIn(context, kBoundedPlain, table));
  for (size_t use = 0; use < kBoundedUses.size(); ++use) {
    HAKARI_ASSIGN_OR_RETURN(measured.uses[use], SearchedIn(context, kBoundedUses[use], table));
    HAKARI_ASSIGN_OR_RETURN(measured.saved[use], SavedBy(context, kBoundedUses[use], table));
  }
  return measured;
}

}  // namespace hakari::reproduce

#include "ci/reproduce/made_up_games_for_test.h"

#include <cstddef>
#include <utility>

#include "engine/notation/record.h"

namespace hakari::reproduce::testing {
namespace {

MarginLabOptions QuickSize() {
  MarginLabOptions options;
  options.keeping.quiet = true;
  options.nodes = 2000;
  return options;
}

}  // namespace

MadeUpGames::MadeUpGames(std::vector<ReproducedTable> tables)
    : tables_(std::move(tables)), games_(QuickSize(), Context{"."}) {
  searches_.context().margins = &games_;
}

absl::StatusOr<Reproduced> MadeUpGames::Table(absl::string_view id) {
  return Made(tables_, id, searches_.context());
}

margins::SideOfGame CountingSide(const std::vector<int64_t>& tries,
                                 const std::vector<int64_t>& failures) {
  margins::SideOfGame side;
  side.margins.least = side.margins.step = 50;
  side.margins.count = static_cast<int>(tries.size());
  for (size_t i = 0; i < tries.size(); ++i) {
    const bool is_last = i + 1 == tries.size();
    search::MarginTally& tally = side.margins.noted[0][i];
    tally.tries = tries[i] - (is_last ? 0 : tries[i + 1]);
    tally.failures = failures[i] - (is_last ? 0 : failures[i + 1]);
  }
  side.tries = tries[0];
  return side;
}

margins::MarginGame GameOf(double points, int black, const margins::SideOfGame& first,
                           const margins::SideOfGame& second) {
  margins::MarginGame game;
  game.black = black;
  const bool black_wins = (points == 1) == (black == 0);
  game.result = points == 0.5 ? notation::GameResult::kDraw
                : black_wins  ? notation::GameResult::kBlackWins
                              : notation::GameResult::kWhiteWins;
  game.plies = 100;
  game.moves = "same";
  game.sides[0] = first;
  game.sides[1] = second;
  return game;
}

}  // namespace hakari::reproduce::testing

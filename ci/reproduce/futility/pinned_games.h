// A few games whose counts change only if the counting changes: games of the profile frozen1, at
// 1000 nodes a move, from the first of the shipped openings. Their counts, adopted margins and cuts
// are golden/futility/games-1000.golden, and every run of these tables is compared with it.
#ifndef HAKARI_CI_REPRODUCE_FUTILITY_PINNED_GAMES_H_
#define HAKARI_CI_REPRODUCE_FUTILITY_PINNED_GAMES_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "ci/reproduce/margin_lab.h"
#include "golden/golden.h"
#include "suites/margins/margin_game.h"

namespace hakari::reproduce {

// Plays them, unless they are kept. Takes seconds.
absl::StatusOr<golden::Golden> PinnedGolden(MarginLab& lab);

// Adds the rows of a run called `name`: the tries, failures and nodes of each margin at each depth
// over all its games, and the adopted margins and cuts of each side of each game.
void AddPinnedRows(const std::string& name, const std::vector<margins::GameSeries>& played,
                   golden::Golden& golden);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_FUTILITY_PINNED_GAMES_H_

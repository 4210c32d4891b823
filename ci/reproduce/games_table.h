// Functions shared by the tables that are made of games.
#ifndef HAKARI_CI_REPRODUCE_GAMES_TABLE_H_
#define HAKARI_CI_REPRODUCE_GAMES_TABLE_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "base/statistics/effect.h"
#include "base/statistics/sprt.h"
#include "ci/reproduce/claim.h"
#include "ci/reproduce/reproduced.h"
#include "golden/published/published_table.h"
#include "suites/match/game/played_game.h"

namespace hakari::reproduce {

// A table with its name, and the paper's conditions from the published table.
Reproduced BeginTable(const std::string& id, const std::string& title,
                      const golden::PublishedTable& published);

// Returns an error if the table is made without a lab.
absl::StatusOr<MarginLab*> LabOf(ReproduceContext& context);

// "108-177-15".
std::string TallyText(const match::Tally& tally);
// "38.5 %": a draw is half a win.
std::string ScoreText(const match::Tally& tally);
// "50.5 % [46.1, 54.9]", by pairs.
absl::StatusOr<std::string> ScoreInterval(const PairCounts& pairs, Interval& interval);

// The difference of two rates in points of a hundred, with an interval that draws the openings that
// both played. The arguments are the scores of pairs, per game. An error if their numbers differ.
absl::StatusOr<Effect> ScoreDifference(const std::vector<double>& one,
                                       const std::vector<double>& other);

// "is worth this much": holds if the interval contains it, else does not hold.
JudgedClaim JudgeValue(absl::string_view claim, double published, const Interval& interval,
                       absl::string_view measured);
// "wins": holds if the whole interval of the score is above one half, does not hold if none of it
// is.
JudgedClaim JudgeWins(absl::string_view claim, const Interval& score, absl::string_view measured);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_GAMES_TABLE_H_

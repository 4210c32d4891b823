// What the tables made of games have in common.
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

// With its name, and the paper's conditions as the published table tells them.
Reproduced BeginTable(const std::string& id, const std::string& title,
                      const golden::PublishedTable& published);

// An error where a table is made without a lab.
absl::StatusOr<MarginLab*> LabOf(ReproduceContext& context);

// "108-177-15".
std::string TallyText(const match::Tally& tally);
// "38.5 %": a draw is half a win.
std::string ScoreText(const match::Tally& tally);
// "50.5 % [46.1, 54.9]", by pairs.
absl::StatusOr<std::string> ScoreInterval(const PairCounts& pairs, Interval& interval);

// By how many points of a hundred the one rate is above the other, drawing the openings that both
// played: scores of pairs, a game. An error if they are not as many.
absl::StatusOr<Effect> ScoreDifference(const std::vector<double>& one,
                                       const std::vector<double>& other);

// "is worth so much": holds if the interval has it, does not if it has not.
JudgedClaim JudgeValue(absl::string_view claim, double published, const Interval& interval,
                       absl::string_view measured);
// "wins": holds if the whole interval of the score is above one half, does not if none of it is.
JudgedClaim JudgeWins(absl::string_view claim, const Interval& score, absl::string_view measured);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_GAMES_TABLE_H_

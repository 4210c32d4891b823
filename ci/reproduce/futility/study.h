// The searches that correspond to the paper's, which games they play, and how many, at the quick
// and the full size.
#ifndef HAKARI_CI_REPRODUCE_FUTILITY_STUDY_H_
#define HAKARI_CI_REPRODUCE_FUTILITY_STUDY_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "ci/reproduce/margin_lab.h"

namespace hakari::reproduce {

// The folder of the published numbers, and of the golden.
inline constexpr char kFutility[] = "futility";

// A pawn is 20 in the paper and 100 here.
inline constexpr int kCentipawnsOfAPoint = 5;
// Tenths of a percent: the paper's targets, and targets that distinguish margins here.
inline constexpr int kPublishedTargets[] = {400, 500, 550, 600, 650, 700};
inline constexpr int kOwnTargets[] = {950, 970, 980, 990};
inline constexpr int kBestTarget = 600;     // the paper's
inline constexpr int kTellingTarget = 980;  // in the middle of ours
inline constexpr int kThreshold = 500;      // the paper's
inline constexpr double kPublishedAdopting = 0.77;

// `base` is a profile of the search. The setting has reverse futility only one and two plies before
// the horizon, with the paper's margin of 50, and no futility pruning of single moves. All other
// pruning is the same on both sides.
inline constexpr char kToday[] = "default";
std::string FixedSetting(absl::string_view base);
// Counts every margin, and makes the same nodes as with reverse futility off.
std::string CountingSetting(absl::string_view base);
// `more`: further settings, for example "dynamic.carry=1".
std::string TargetSetting(absl::string_view base, int target, absl::string_view more = "");
// Without reverse futility.
std::string UnprunedSetting(absl::string_view base);

// "60 %".
std::string TargetText(int target);
// "60", the row of the published table.
std::string TargetRow(int target);

// Figures 2 and 3: the counting search against itself.
GamesWanted CountingGames(const MarginLabOptions& options);
// The games by which a threshold is chosen.
GamesWanted ThresholdGames(const MarginLabOptions& options);
// The threshold that 77 % of those games pass.
absl::StatusOr<int> CalibratedThreshold(MarginLab& lab);

// Table 1 and figure 4.
struct TargetMatch {
  int target;
  MatchWanted match;
  bool beside_published = false;  // timed matches if there are any, else those by nodes
};
std::vector<TargetMatch> TargetMatches(const MarginLabOptions& options);

// Section 5: a target with additional settings against the fixed margin.
GamesWanted SectionGames(const MarginLabOptions& options, int target, absl::string_view more);
std::string ThresholdText(int threshold);  // "dynamic.threshold=9000"
// Series of ten openings in which counts are carried over from game to game.
GamesWanted CarriedGames(const MarginLabOptions& options);
// The same searches with and without counting.
GamesWanted BookkeepingGames(const MarginLabOptions& options);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_FUTILITY_STUDY_H_

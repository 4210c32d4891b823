// Which searches stand beside the paper's, which games they play, and how many: at the quick size
// and at the full one.
#ifndef HAKARI_CI_REPRODUCE_FUTILITY_STUDY_H_
#define HAKARI_CI_REPRODUCE_FUTILITY_STUDY_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "ci/reproduce/margin_lab.h"

namespace hakari::reproduce {

// The folder of its published numbers, and of its golden.
inline constexpr char kFutility[] = "futility";

// A pawn is 20 in the paper and 100 here.
inline constexpr int kCentipawnsOfAPoint = 5;
// Tenths of a percent: the paper's targets, and those that tell margins apart here.
inline constexpr int kPublishedTargets[] = {400, 500, 550, 600, 650, 700};
inline constexpr int kOwnTargets[] = {950, 970, 980, 990};
inline constexpr int kBestTarget = 600;     // the paper's
inline constexpr int kTellingTarget = 980;  // of ours, in the middle
inline constexpr int kThreshold = 500;      // the paper's
inline constexpr double kPublishedAdopting = 0.77;

// `base` is a profile of the search. Reverse futility one and two plies before the horizon with the
// paper's margin of 50, nowhere else, and no futility of single moves: what else is pruned is alike
// on both sides.
inline constexpr char kToday[] = "default";
std::string FixedSetting(absl::string_view base);
// The same nodes as with reverse futility off, and every margin counted.
std::string CountingSetting(absl::string_view base);
// `more`: further settings, as "dynamic.carry=1".
std::string TargetSetting(absl::string_view base, int target, absl::string_view more = "");
// Without reverse futility.
std::string UnprunedSetting(absl::string_view base);

// "60 %".
std::string TargetText(int target);
// "60", the row of the published table.
std::string TargetRow(int target);

// Figures 2 and 3: the search that counts against itself.
GamesWanted CountingGames(const MarginLabOptions& options);
// The first games by which a threshold is chosen.
GamesWanted ThresholdGames(const MarginLabOptions& options);
// The threshold that 77 % of those games pass.
absl::StatusOr<int> CalibratedThreshold(MarginLab& lab);

// Table 1 and figure 4.
struct TargetMatch {
  int target;
  MatchWanted match;
  bool beside_published = false;  // by time where there are such matches, else by nodes
};
std::vector<TargetMatch> TargetMatches(const MarginLabOptions& options);

// Section 5: a target against the fixed margin, with settings that are added to it.
GamesWanted SectionGames(const MarginLabOptions& options, int target, absl::string_view more);
std::string ThresholdText(int threshold);  // "dynamic.threshold=9000"
// Series of ten openings in which the counts of one game are those of the next.
GamesWanted CarriedGames(const MarginLabOptions& options);
// The same searches with and without counting.
GamesWanted BookkeepingGames(const MarginLabOptions& options);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_FUTILITY_STUDY_H_

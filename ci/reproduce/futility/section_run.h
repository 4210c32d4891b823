// A target against the fixed margin, with all that section 5 asks of such games, as sums over
// series: what is drawn for intervals.
#ifndef HAKARI_CI_REPRODUCE_FUTILITY_SECTION_RUN_H_
#define HAKARI_CI_REPRODUCE_FUTILITY_SECTION_RUN_H_

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/statistics/effect.h"
#include "suites/margins/margin_game.h"
#include "suites/match/game/played_game.h"

namespace hakari::reproduce {

class SectionRun {
 public:
  // Of the dynamic side, unless it says otherwise.
  enum Part : size_t {
    kGames,
    kAdopting,      // games in which a margin was adopted
    kPlies,         // of adoption, in those
    kMargins,       // adopted, in the paper's unit, in those
    kLength,        // plies of all games
    kFixedCuts,     // of the other side
    kAdoptingCuts,  // in games in which a margin was adopted
    kCuts,          // in all
    kNodes,
    kUnpruned,       // nodes below what was counted
    kUnprunedFixed,  // of them, those that the fixed margin would have saved
    kPoints,
    kParts,
  };

  // An error if there is no game.
  static absl::StatusOr<SectionRun> Of(std::string name,
                                       const std::vector<margins::GameSeries>& series);

  const std::string& name() const { return name_; }
  double Sum(Part sum) const { return whole_[sum]; }
  const match::Tally& games() const { return games_; }
  // "77 of 100 (77.0 %)".
  std::string AdoptingText() const;
  // One sum by another, "438.8"; "-" where it would be divided by 0.
  std::string MeanText(Part sum, Part by) const;
  // "12.3 %".
  std::string ShareText(Part part, Part whole) const;

  // One sum by another over series; an error where no series has any of the second.
  absl::StatusOr<Effect> Mean(Part sum, Part by) const;
  // Cuts of the dynamic side by those of the fixed one, in all games.
  absl::StatusOr<Effect> CutsRatio() const;
  Interval AdoptingShare() const;  // exact

 private:
  std::string name_;
  std::vector<std::vector<double>> series_;
  std::vector<double> whole_ = std::vector<double>(kParts);
  match::Tally games_;
};

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_FUTILITY_SECTION_RUN_H_

// Games of a target against the fixed margin, with all numbers of section 5 as sums over series.
// Intervals draw whole series.
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
  // Numbers of the dynamic side, except where noted.
  enum Part : size_t {
    kGames,
    kAdopting,      // games in which a margin was adopted
    kPlies,         // plies of adoption in those games
    kMargins,       // margins adopted in those games, in the paper's unit
    kLength,        // plies of all games
    kFixedCuts,     // cuts of the other side
    kAdoptingCuts,  // cuts in games in which a margin was adopted
    kCuts,          // cuts in all games
    kNodes,
    kUnpruned,       // nodes below counted nodes
    kUnprunedFixed,  // the part of them that the fixed margin would have saved
    kPoints,
    kParts,
  };

  // Returns an error if there is no game.
  static absl::StatusOr<SectionRun> Of(std::string name,
                                       const std::vector<margins::GameSeries>& series);

  const std::string& name() const { return name_; }
  double Sum(Part sum) const { return whole_[sum]; }
  const match::Tally& games() const { return games_; }
  // "77 of 100 (77.0 %)".
  std::string AdoptingText() const;
  // One sum divided by another, "438.8"; "-" for a division by 0.
  std::string MeanText(Part sum, Part by) const;
  // "12.3 %".
  std::string ShareText(Part part, Part whole) const;

  // One sum divided by another, over series; an error if the second is 0 in all series.
  absl::StatusOr<Effect> Mean(Part sum, Part by) const;
  // Cuts of the dynamic side divided by those of the fixed one, in all games.
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

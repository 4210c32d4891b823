// Games between two searches at fixed nodes or at a fixed depth, of which everything is kept that
// they counted for their margins, and what they took. The same plan, the same games, on every
// machine and with any number of jobs.
#ifndef HAKARI_SUITES_MARGINS_MARGIN_GAMES_H_
#define HAKARI_SUITES_MARGINS_MARGIN_GAMES_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/context/context.h"
#include "base/run/progress.h"
#include "base/run/selection.h"
#include "suites/margins/margin_game.h"
#include "suites/match/openings.h"

namespace hakari::margins {

struct MarginPlan {
  std::string settings[2];       // as search::ParseConfiguration reads them; profiles bring weights
  uint64_t nodes = 0;            // a move; 0: the depth is the limit
  int depth = 0;                 // plies a move; 0: nodes are
  uint64_t table_mib = 16;       // of each side
  int openings_played = 0;       // the first so many
  bool exchanges_colors = true;  // each opening is played twice; else the first search has Black
  // So many openings on end are played by the same players, who carry over what their settings say;
  // the next ones know nothing of them.
  int series = 1;
  const match::Openings* openings = nullptr;
  std::string openings_text;  // which they are and in which order (Openings::Text)

  // A series that is not whole is none: a plan of 25 openings has 2 series of 10.
  int series_played() const { return openings_played / series; }
  int games() const { return series_played() * series * (exchanges_colors ? 2 : 1); }
};

struct MarginKeeping {
  Shard shard;                   // of the series
  std::string folder = {};       // of journals; empty: nothing is kept
  bool fresh = false;            // what was kept is forgotten
  Progress* progress = nullptr;  // may be null
};

struct MarginRun {
  std::vector<GameSeries> series;  // of the shard, in order
  int resumed = 0;
  bool interrupted = false;  // then some are missing
};

// An error if the settings make no sense, if there are not so many openings or no series at all, if
// a side broke a rule of the game, or if the journal is of another run.
absl::StatusOr<MarginRun> PlayMarginGames(const MarginPlan& plan, const MarginKeeping& keeping,
                                          const Context& context);

}  // namespace hakari::margins

#endif  // HAKARI_SUITES_MARGINS_MARGIN_GAMES_H_

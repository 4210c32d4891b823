// Plays games between two searches at fixed nodes or at a fixed depth, and keeps everything that
// they counted for their margins, and what they took. The same plan gives the same games, on every
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
  std::string settings[2];       // for search::ParseConfiguration; profiles include weights
  uint64_t nodes = 0;            // per move; 0: the depth is the limit
  int depth = 0;                 // plies per move; 0: the nodes are the limit
  uint64_t table_mib = 16;       // of each side
  int openings_played = 0;       // how many, from the first one on
  bool exchanges_colors = true;  // each opening is played twice; else the first search has Black
  // How many consecutive openings are played by the same players, which carry over what their
  // settings say. The players of the next series start without it.
  int series = 1;
  const match::Openings* openings = nullptr;
  std::string openings_text;  // which they are and in which order (Openings::Text)

  // Only whole series are played: a plan of 25 openings has 2 series of 10.
  int series_played() const { return openings_played / series; }
  int games() const { return series_played() * series * (exchanges_colors ? 2 : 1); }
};

struct MarginKeeping {
  Shard shard;                   // of the series
  std::string folder = {};       // for journals; empty: nothing is kept
  bool fresh = false;            // existing journals are discarded
  Progress* progress = nullptr;  // may be null
};

struct MarginRun {
  std::vector<GameSeries> series;  // of the shard, in order
  int resumed = 0;
  bool interrupted = false;  // then some are missing
};

// An error if the settings make no sense, if there are too few openings or there is no whole
// series, if a side broke a rule of the game, or if the journal is of another run.
absl::StatusOr<MarginRun> PlayMarginGames(const MarginPlan& plan, const MarginKeeping& keeping,
                                          const Context& context);

}  // namespace hakari::margins

#endif  // HAKARI_SUITES_MARGINS_MARGIN_GAMES_H_

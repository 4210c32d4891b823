// Plays the games behind the tables. Each game is played once, even if several tables need it.
#ifndef HAKARI_CI_REPRODUCE_MARGIN_LAB_H_
#define HAKARI_CI_REPRODUCE_MARGIN_LAB_H_

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "base/context/context.h"
#include "base/statistics/sprt.h"
#include "ci/reproduce/kept_run.h"
#include "suites/margins/margin_game.h"
#include "suites/match/game/played_game.h"
#include "suites/match/openings.h"

namespace hakari::reproduce {

// Games whose counts of margins, and costs by thirds of the game, are all kept (suites/margins).
struct GamesWanted {
  std::string about;          // for display: "target 60 %"
  std::string first, second;  // settings of the search
  uint64_t nodes = 0;         // a move; with a depth not a limit but the expected nodes of a move
  int depth = 0;              // plies a move; 0: nodes are the limit
  int openings = 0;
  bool exchanges_colors = true;
  int series = 1;
  // Every shard plays all of these games. Needed if other games depend on their results.
  bool by_every_shard = false;

  int games() const { return openings / series * series * (exchanges_colors ? 2 : 1); }
  // "2000 nodes a move", "depth 6 a move".
  std::string LimitText() const;
  // Equal games have equal keys, whatever `about` is.
  std::string Key() const;
};

// A match in pairs of games (suites/match); limited by time if there is a time, else by nodes.
struct MatchWanted {
  std::string about;
  std::string first, second;
  uint64_t nodes = 0;
  int64_t move_ms = 0;
  int pairs = 0;

  // "0.1 s a move", "2000 nodes a move".
  std::string LimitText() const;
  std::string Key() const;
};

// Searches that a table makes besides games, only for the plan.
struct SearchesPlanned {
  std::string about;  // "to depth 9"
  int searches = 0;
  uint64_t nodes = 0;  // of each, approximately
};

// Everything that a table needs.
struct GamesNeeded {
  std::vector<GamesWanted> games;
  std::vector<MatchWanted> matches;
  std::vector<SearchesPlanned> searches = {};
};

struct MatchRun {
  std::vector<size_t> outcomes;    // of the first, pair by pair, indices of PairCounts
  std::vector<std::string> moves;  // a checksum of the games of each pair: equal for equal games
  match::Tally games;              // of the first
  int64_t answers = 0;             // of both
  int64_t late = 0;                // answers that took more time than allowed
  int faults = 0;                  // games that ended by a fault

  PairCounts counts() const;
  // Points per game of each pair: 0, 1/4, … 1.
  std::vector<double> scores() const;
};

struct MarginLabOptions {
  RunKeeping keeping;
  uint64_t nodes = 0;             // a move, if nodes are the limit
  bool full = false;              // the paper's sizes
  std::optional<int> most_games;  // of one run, for trials
};

class MarginLab {
 public:
  MarginLab(MarginLabOptions options, Context context);

  // A shard plays only its part. kCancelled: stopped. The pointers stay valid.
  absl::StatusOr<const std::vector<margins::GameSeries>*> Games(const GamesWanted& wanted);
  absl::StatusOr<const MatchRun*> Match(const MatchWanted& wanted);
  absl::Status PlayAll(const GamesNeeded& needed);
  // Stores finished games, so that they are not played.
  void Keep(const GamesWanted& wanted, std::vector<margins::GameSeries> played);
  void Keep(const MatchWanted& wanted, MatchRun played);

  const MarginLabOptions& options() const { return options_; }
  const Context& context() const { return context_; }
  // A description of the openings of the games.
  absl::StatusOr<std::string> OpeningsText();

 private:
  absl::Status ReadOpenings();
  absl::StatusOr<std::vector<margins::GameSeries>> PlayGames(const GamesWanted& wanted);
  absl::StatusOr<MatchRun> PlayMatch(const MatchWanted& wanted);

  const MarginLabOptions options_;
  const Context context_;
  std::optional<match::Openings> openings_;
  std::string openings_text_;
  std::map<std::string, std::vector<margins::GameSeries>> games_;
  std::map<std::string, MatchRun> matches_;
};

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_MARGIN_LAB_H_

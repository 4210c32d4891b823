// Where the games behind the tables are played: each once, however many tables ask for it.
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

// Games of which everything is kept that was counted for margins and by thirds (suites/margins).
struct GamesWanted {
  std::string about;          // for people: "target 60 %"
  std::string first, second;  // settings of the search
  uint64_t nodes = 0;         // a move; with a depth no limit, but about what a move takes
  int depth = 0;              // plies a move; 0: nodes are the limit
  int openings = 0;
  bool exchanges_colors = true;
  int series = 1;
  // What other games are chosen by must be known to every shard: each plays all of them.
  bool by_every_shard = false;

  int games() const { return openings / series * series * (exchanges_colors ? 2 : 1); }
  // "2000 nodes a move", "depth 6 a move".
  std::string LimitText() const;
  // The same games, the same key, whatever they are called.
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

// Searches that a table makes beside games, for the plan alone.
struct SearchesPlanned {
  std::string about;  // "to depth 9"
  int searches = 0;
  uint64_t nodes = 0;  // of each, about
};

// Everything that a table asks for.
struct GamesNeeded {
  std::vector<GamesWanted> games;
  std::vector<MatchWanted> matches;
  std::vector<SearchesPlanned> searches = {};
};

struct MatchRun {
  std::vector<size_t> outcomes;    // of the first, pair by pair, as PairCounts counts
  std::vector<std::string> moves;  // of the pair's games, a checksum: the same word, the same games
  match::Tally games;              // of the first
  int64_t answers = 0;             // of both
  int64_t late = 0;                // of them, those that took more time than there was
  int faults = 0;                  // games lost otherwise than by the rules

  PairCounts counts() const;
  // Points a game of each pair: 0, 1/4, … 1.
  std::vector<double> scores() const;
};

struct MarginLabOptions {
  RunKeeping keeping;
  uint64_t nodes = 0;             // a move, where nodes are the limit
  bool full = false;              // the paper's sizes
  std::optional<int> most_games;  // of one run, to try it out
};

class MarginLab {
 public:
  MarginLab(MarginLabOptions options, Context context);

  // Of a shard: its part alone. kCancelled: stopped. The pointers stay valid.
  absl::StatusOr<const std::vector<margins::GameSeries>*> Games(const GamesWanted& wanted);
  absl::StatusOr<const MatchRun*> Match(const MatchWanted& wanted);
  absl::Status PlayAll(const GamesNeeded& needed);
  // What is there already: asked for, it is not played.
  void Keep(const GamesWanted& wanted, std::vector<margins::GameSeries> played);
  void Keep(const MatchWanted& wanted, MatchRun played);

  const MarginLabOptions& options() const { return options_; }
  const Context& context() const { return context_; }
  // Which openings games begin with, in words.
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

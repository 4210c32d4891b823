// A match: pairs of games between two or more players, several at once, kept as they are finished.
#ifndef HAKARI_SUITES_MATCH_PLAY_MATCH_H_
#define HAKARI_SUITES_MATCH_PLAY_MATCH_H_

#include <atomic>
#include <functional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/run/journal.h"
#include "base/run/run.h"
#include "base/run/selection.h"
#include "engine/player/player.h"
#include "suites/match/game/match_clock.h"
#include "suites/match/game/referee.h"
#include "suites/match/game_places.h"
#include "suites/match/match_counts.h"
#include "suites/match/openings.h"
#include "suites/match/played_pair.h"

namespace hakari::match {

struct Entrant {
  std::string name;  // that tells it from the others
  player::PlayerSpec player;
  Allowance allowance;
  int threads = 1;  // that it searches with
};

struct MatchPlan {
  std::vector<Entrant> entrants;
  bool gauntlet = false;  // the first against each other, instead of everybody against everybody
  int pairs = 1;          // of every pairing; no more than there are openings
  const Openings* openings = nullptr;  // a pair's is that of its number, whoever plays
  GameRules rules;
  Shard shard;  // of all pairs

  // How it is played changes no result of games that are limited by counts.
  std::vector<int> processors;    // a worker's games are kept on one of them; empty: anywhere
  std::string transcript_folder;  // of faults, <pair>-<game>.txt; empty: they are not kept

  bool is_timed() const;
};

// All that games depend on, but not how many there are: a match can go on with more of them.
// `openings` tells which there are and in which order.
RunIdentity MatchIdentity(const MatchPlan& plan, const std::string& openings);

// A name for its file, made of all that: the same match, the same name.
std::string MatchFileName(const RunIdentity& identity);

// What its games need of the machine.
GameWishes WishesOf(const MatchPlan& plan);

// What an identity says of the match, without the players themselves: enough to read its file. An
// error if it is none of a match.
struct MatchSummary {
  MatchPlan plan;  // entrants cannot play, and there are no openings
  std::string openings;
};
absl::StatusOr<MatchSummary> SummaryOf(const RunIdentity& identity);

// Of all pairs that the plan's shard has, in their order.
std::vector<std::string> PairIds(const MatchPlan& plan);

// The id of a pair in journals and files: "1-2.00007", players and pair from 1.
std::string PairId(Pairing players, int number);

struct MatchEars {
  // Pairs by their numbers, those of all pairings before the next number; never from two threads at
  // a time.
  std::function<void(const PlayedPair&)> hear;
  // Asked after each: whether no more are wanted. May be empty.
  std::function<bool()> is_enough = {};
};

// A pair depends on its number and the players alone. A pair with a fault that is nobody's own is
// played again, twice at most. If no time is limited the first pair is played twice, to see whether
// games repeat themselves. An error if a player cannot be made or the journal not be read or
// written.
absl::StatusOr<RunSummary> PlayMatch(const MatchPlan& plan, const RunControl& control,
                                     const MatchEars& ears, const std::atomic<bool>& stop);

}  // namespace hakari::match

#endif  // HAKARI_SUITES_MATCH_PLAY_MATCH_H_

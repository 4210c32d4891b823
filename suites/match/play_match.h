// A match: pairs of games between two or more players, several games at once; each pair is stored
// as soon as it is finished.
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
  std::string name;  // unique in the match
  player::PlayerSpec player;
  Allowance allowance;
  int threads = 1;  // threads of its search
};

struct MatchPlan {
  std::vector<Entrant> entrants;
  bool gauntlet = false;  // the first player against each other one, instead of all pairings
  int pairs = 1;          // of every pairing; no more than there are openings
  const Openings* openings = nullptr;  // by number of the pair, the same in every pairing
  GameRules rules;
  Shard shard;  // of all pairs

  // The following fields do not change the results of games that are limited by counts.
  std::vector<int> processors;    // each worker is pinned to one of them; empty: no pinning
  std::string transcript_folder;  // for faults, <pair>-<game>.txt; empty: not written

  bool is_timed() const;
};

// Everything that games depend on, but not the number of pairs: a match can be continued with more.
// `openings` says which openings there are and in which order (Openings::Text()).
RunIdentity MatchIdentity(const MatchPlan& plan, const std::string& openings);

// A file name derived from the identity: the same match has the same name.
std::string MatchFileName(const RunIdentity& identity);

// What the games of the match need from the machine.
GameWishes WishesOf(const MatchPlan& plan);

// The match that an identity describes, enough to read its file. SummaryOf() returns an error if
// the identity is not one of a match.
struct MatchSummary {
  MatchPlan plan;  // its entrants cannot play; it has no openings
  std::string openings;
};
absl::StatusOr<MatchSummary> SummaryOf(const RunIdentity& identity);

// The ids of all pairs in the plan's shard, in their order.
std::vector<std::string> PairIds(const MatchPlan& plan);

// The id of a pair in journals and files: "1-2.00007", players and pair from 1.
std::string PairId(Pairing players, int number);

struct MatchEars {
  // Called with each pair in the order of their numbers, all pairings of a number before the next
  // number; never from two threads at a time.
  std::function<void(const PlayedPair&)> hear;
  // Asked after each pair whether the match may end. May be empty.
  std::function<bool()> is_enough = {};
};

// The result of a pair depends only on its number and the players. A pair with a fault that no
// player caused is played again, at most twice. If no time is limited, the first pair is played
// twice, to see whether games repeat exactly. An error if a player cannot be made or the journal
// cannot be read or written.
absl::StatusOr<RunSummary> PlayMatch(const MatchPlan& plan, const RunControl& control,
                                     const MatchEars& ears, const std::atomic<bool>& stop);

}  // namespace hakari::match

#endif  // HAKARI_SUITES_MATCH_PLAY_MATCH_H_

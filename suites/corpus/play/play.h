// Many games between two players, several at once, kept as they are finished.
#ifndef HAKARI_SUITES_CORPUS_PLAY_PLAY_H_
#define HAKARI_SUITES_CORPUS_PLAY_PLAY_H_

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/random/dice.h"
#include "base/run/run.h"
#include "engine/core/move.h"
#include "engine/notation/record.h"
#include "engine/player/limits.h"
#include "engine/player/player.h"
#include "suites/match/game/match_clock.h"
#include "suites/match/game/referee.h"

namespace hakari::corpus {

// Openings that differ from game to game: each of the first plies is drawn from a player's best
// moves that are not much worse than its very best.
struct OpeningRule {
  int least_plies = 6;  // how long an opening is is drawn as well
  int most_plies = 10;
  int choices = 6;  // of so many moves
  int most_loss_centipawns = 150;
  player::Limits limits;  // of the search for them
};

// From the start position. A player that names no moves (it has no MultiPV) leaves the draw to all
// legal ones, as one does that is cancelled.
std::vector<Move> DrawOpening(player::Player& player, const OpeningRule& rule, Dice& dice,
                              const std::atomic<bool>& cancel);

struct PlayRules {
  uint64_t seed = 1;
  OpeningRule opening;
  match::Allowance allowance;  // of both sides
  match::GameRules game;
};

// "seed 1, openings of 6 to 10 plies …": all that games depend on besides the players.
std::string PlayRulesText(const PlayRules& rules);

// Called on the thread that will use the player. Seat 0 has black in the first game and in every
// second one after it.
using MakePlayer = std::function<std::unique_ptr<player::Player>(int seat)>;

struct PlayWork {
  int games = 1;
  std::string names[2];  // of the seats, for the records
  RunControl run;
};

struct PlayedGames {
  std::vector<notation::GameRecord> games;  // by number; without those that were not finished
  int resumed = 0;                          // how many the journal had
  bool interrupted = false;
};

// A game depends on the seed, its number and the players alone. An error if the journal cannot be
// read or written; what happens in a game is in its record.
absl::StatusOr<PlayedGames> PlayGames(const PlayRules& rules, const MakePlayer& make_player,
                                      const PlayWork& work, const std::atomic<bool>& stop);

}  // namespace hakari::corpus

#endif  // HAKARI_SUITES_CORPUS_PLAY_PLAY_H_

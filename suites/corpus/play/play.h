// Plays many games between two players, several at once. Finished games are kept in a journal.
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

// Openings that differ from game to game: each of the first plies is drawn from the best moves of a
// player, as long as they are not much worse than its very best one.
struct OpeningRule {
  int least_plies = 6;  // the length of an opening is drawn as well
  int most_plies = 10;
  int choices = 6;  // from so many moves
  int most_loss_centipawns = 150;
  player::Limits limits;  // of the search for these moves
};

// Draws an opening from the start position. If the player names no moves, because it has no MultiPV
// or is cancelled, all legal moves are drawn from.
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

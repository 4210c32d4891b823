// A finished game: its record, what each answer took, and the fault that ended it, if any.
#ifndef HAKARI_SUITES_MATCH_GAME_PLAYED_GAME_H_
#define HAKARI_SUITES_MATCH_GAME_PLAYED_GAME_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/color.h"
#include "engine/notation/record.h"
#include "engine/player/score.h"

namespace hakari::match {

// What an answer took, and what the player reported about it. Values that were neither reported nor
// measured are absent.
struct AnswerFacts {
  std::optional<int64_t> wall_us;
  std::optional<int64_t> cpu_us;
  std::optional<int64_t> said_ms;  // the time that the player reports
  std::optional<int64_t> nodes;
  std::optional<int> depth;
  std::optional<player::Score> score;
  std::optional<int64_t> left_ms;  // of the time given; negative: too late by that much
};

struct Fault {
  Color by = kBlack;
  std::string what = {};        // "crashed: was killed by signal 9 (Killed) before bestmove"
  std::string transcript = {};  // of an engine, with its stderr
  bool by_others = false;       // something outside ended its process
};

struct PlayedGame {
  notation::GameRecord record;  // its moves have times if the game was timed
  size_t opening_moves = 0;     // of the record; the players made the others
  // One per move after the opening, plus one if an answer and not a rule ended the game.
  std::vector<AnswerFacts> answers;
  std::optional<Fault> fault;  // the game was lost by it, not by the rules of shogi
};

// A move that was late only because the machine was paused. The record's tag `standstills` lists
// all of a game: "57:41ms 60:12ms".
struct Standstill {
  int ply = 0;  // from 1
  int64_t excused_ms = 0;
};
void AddStandstill(const Standstill& standstill, notation::GameRecord& game);
std::vector<Standstill> StandstillsOf(const notation::GameRecord& game);

// From one side's view.
struct Tally {
  int won = 0;
  int lost = 0;
  int drawn = 0;
  int games() const { return won + lost + drawn; }
};
Tally Sum(const Tally (&by_color)[2]);
// Adds one game; nothing if its result is unknown.
void Count(notation::GameResult result, Color view, Tally& tally);

// "mate", "resignation", "declaration", "repetition", "perpetual check", "length", "time", "illegal
// move"; for games that ended by a failure of a player "crash", "stall" (no answer at all) or
// "protocol" (an answer that cannot be understood).
std::string EndKind(const notation::GameRecord& game);

}  // namespace hakari::match

#endif  // HAKARI_SUITES_MATCH_GAME_PLAYED_GAME_H_

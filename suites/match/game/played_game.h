// A game that was played: its record, what each move took, and whose fault it was if it broke off.
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

// What an answer took, and what the player said of it. What nobody said or measured is left out.
struct AnswerFacts {
  std::optional<int64_t> wall_us;
  std::optional<int64_t> cpu_us;
  std::optional<int64_t> said_ms;  // the time that the player says it took
  std::optional<int64_t> nodes;
  std::optional<int> depth;
  std::optional<player::Score> score;
  std::optional<int64_t> left_ms;  // of the time given; below 0: that much too late
};

struct Fault {
  Color by = kBlack;
  std::string what = {};        // "crashed: was killed by signal 9 (Killed) before bestmove"
  std::string transcript = {};  // of an engine, with its stderr
  bool by_others = false;       // somebody else ended its process
};

struct PlayedGame {
  notation::GameRecord record;  // its moves have times if the game was timed
  size_t opening_moves = 0;     // of the record; the players made the others
  // One a move after the opening, and one more if an answer, not a rule, ended the game.
  std::vector<AnswerFacts> answers;
  std::optional<Fault> fault;  // lost otherwise than by the rules of the game
};

// A move that was late only since the machine stood still. The record's tag `standstills` has all
// of a game: "57:41ms 60:12ms".
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
// A game more; none if its result is unknown.
void Count(notation::GameResult result, Color view, Tally& tally);

// "mate", "resignation", "declaration", "repetition", "perpetual check", "length", "time",
// "illegal move"; of games that a player broke off: "crash", "stall" (no answer at all) or
// "protocol" (an answer that none is).
std::string EndKind(const notation::GameRecord& game);

}  // namespace hakari::match

#endif  // HAKARI_SUITES_MATCH_GAME_PLAYED_GAME_H_

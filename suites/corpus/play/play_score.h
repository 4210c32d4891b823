// Who won the games that were played, how they ended, and who took more time than there was.
#ifndef HAKARI_SUITES_CORPUS_PLAY_PLAY_SCORE_H_
#define HAKARI_SUITES_CORPUS_PLAY_PLAY_SCORE_H_

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "engine/notation/record.h"

namespace hakari::corpus {

// The time that a move was given, and moves that took more: overruns. They are counted and marked
// in the record, and lose the game only if the rules say so.
struct MoveTime {
  int64_t given_ms = 0;    // 0: moves are given no time, and records have none
  int64_t margin_ms = 20;  // no overrun yet: pipes and a busy machine take their time as well
  bool overrun_loses = false;
};

// -1 is unknown, and no overrun.
bool IsOverrun(const MoveTime& time, int64_t spent_ms);
// "took 1512 ms of 50 ms"
std::string OverrunText(const MoveTime& time, int64_t spent_ms);

// Writes a comment at every overrun of a finished game.
void MarkOverruns(const MoveTime& time, notation::GameRecord& game);

// The times spent on each move and on the ending, in a text of their own, and back: a line in USI
// has no place for them. An empty text says nothing of any; an error if they are of another game.
std::string SpentTimes(const notation::GameRecord& game);
absl::Status SetSpentTimes(absl::string_view text, notation::GameRecord& game);

// From one side's view.
struct Tally {
  int won = 0;
  int lost = 0;
  int drawn = 0;
  int games() const { return won + lost + drawn; }
};

struct SeatScore {
  Tally by_color[2];        // black, white
  int64_t timed_moves = 0;  // whose time is known
  int64_t overruns = 0;
  int64_t longest_ms = -1;  // of timed moves
  Tally total() const;
};

struct PlayScore {
  int games = 0;
  int undecided = 0;  // without a result
  Tally black;        // of all games, whoever had black
  SeatScore seats[2];
  std::map<std::string, int> ends;  // by EndKind
};

// "mate", "resignation", "declaration", "repetition", "perpetual check", "length", "time",
// "illegal move"; of games that an engine broke off: "crash", "stall" (no answer at all) or
// "protocol" (an answer that none is).
std::string EndKind(const notation::GameRecord& game);

// Which seat had black: the tag `game` of play.h says so.
int SeatOfBlack(const notation::GameRecord& game);

PlayScore ScoreOf(const std::vector<notation::GameRecord>& games, const MoveTime& time);

}  // namespace hakari::corpus

#endif  // HAKARI_SUITES_CORPUS_PLAY_PLAY_SCORE_H_

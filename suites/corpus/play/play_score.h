// Who won the games that were played, how they ended, and who took more time than there was.
#ifndef HAKARI_SUITES_CORPUS_PLAY_PLAY_SCORE_H_
#define HAKARI_SUITES_CORPUS_PLAY_PLAY_SCORE_H_

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "engine/notation/record.h"
#include "suites/corpus/play/move_time.h"

namespace hakari::corpus {

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

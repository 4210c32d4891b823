// The score of the games that were played: who won, how they ended, and who overran the time.
#ifndef HAKARI_SUITES_CORPUS_PLAY_PLAY_SCORE_H_
#define HAKARI_SUITES_CORPUS_PLAY_PLAY_SCORE_H_

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "engine/notation/record.h"
#include "suites/match/game/match_clock.h"
#include "suites/match/game/played_game.h"

namespace hakari::corpus {

// An overrun is a move that took more time than it had, and more than the margin, by the clocks
// of a match. Overruns are counted and marked in the record; they lose the game only if the rules
// say so.

// Writes a comment at every overrun of a finished game.
void MarkOverruns(const match::Allowance& allowance, notation::GameRecord& game);

// The times spent on each move and on the ending, as a text of their own, and back: a line in USI
// has no place for them. An empty text changes nothing. An error if the times do not fit the game.
std::string SpentTimes(const notation::GameRecord& game);
absl::Status SetSpentTimes(absl::string_view text, notation::GameRecord& game);

struct SeatScore {
  match::Tally by_color[2];  // black, white
  int64_t timed_moves = 0;   // moves whose time is known
  int64_t overruns = 0;
  int64_t longest_ms = -1;  // of timed moves
  match::Tally total() const { return match::Sum(by_color); }
};

struct PlayScore {
  int games = 0;
  int undecided = 0;   // without a result
  match::Tally black;  // black's results in all games, whichever seat had black
  SeatScore seats[2];
  std::map<std::string, int> ends;  // by match::EndKind
  // Moves that were late only because the machine was paused, and the longest time that
  // was excused.
  int64_t excused_moves = 0;
  int64_t longest_excused_ms = 0;
};

// Which seat had black, by the tag `game` of play.h.
int SeatOfBlack(const notation::GameRecord& game);

PlayScore ScoreOf(const std::vector<notation::GameRecord>& games,
                  const match::Allowance& allowance);

}  // namespace hakari::corpus

#endif  // HAKARI_SUITES_CORPUS_PLAY_PLAY_SCORE_H_

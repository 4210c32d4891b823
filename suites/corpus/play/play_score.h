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
#include "suites/match/game/match_clock.h"
#include "suites/match/game/played_game.h"

namespace hakari::corpus {

// Overruns are moves that took more time than there was, and more than the margin, by the clocks of
// a match. They are counted and marked in the record, and lose the game only if the rules say so.

// Writes a comment at every overrun of a finished game.
void MarkOverruns(const match::Allowance& allowance, notation::GameRecord& game);

// The times spent on each move and on the ending, in a text of their own, and back: a line in USI
// has no place for them. An empty text says nothing of any; an error if they are of another game.
std::string SpentTimes(const notation::GameRecord& game);
absl::Status SetSpentTimes(absl::string_view text, notation::GameRecord& game);

struct SeatScore {
  match::Tally by_color[2];  // black, white
  int64_t timed_moves = 0;   // whose time is known
  int64_t overruns = 0;
  int64_t longest_ms = -1;  // of timed moves
  match::Tally total() const { return match::Sum(by_color); }
};

struct PlayScore {
  int games = 0;
  int undecided = 0;   // without a result
  match::Tally black;  // of all games, whoever had black
  SeatScore seats[2];
  std::map<std::string, int> ends;  // by match::EndKind
  // Moves that were late only since the machine stood still, and for how long at most.
  int64_t excused_moves = 0;
  int64_t longest_excused_ms = 0;
};

// Which seat had black: the tag `game` of play.h says so.
int SeatOfBlack(const notation::GameRecord& game);

PlayScore ScoreOf(const std::vector<notation::GameRecord>& games,
                  const match::Allowance& allowance);

}  // namespace hakari::corpus

#endif  // HAKARI_SUITES_CORPUS_PLAY_PLAY_SCORE_H_

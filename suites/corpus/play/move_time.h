// The time that a move was given, and moves that took more: overruns. They are counted and marked
// in the record, and lose the game only if the rules say so.
#ifndef HAKARI_SUITES_CORPUS_PLAY_MOVE_TIME_H_
#define HAKARI_SUITES_CORPUS_PLAY_MOVE_TIME_H_

#include <cstdint>
#include <string>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "engine/notation/record.h"

namespace hakari::corpus {

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

}  // namespace hakari::corpus

#endif  // HAKARI_SUITES_CORPUS_PLAY_MOVE_TIME_H_

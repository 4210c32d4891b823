// Lessons of many games. Some games are held out, so that learning is judged on games that it did
// not see.
#ifndef HAKARI_SUITES_LEARN_GAME_LESSONS_H_
#define HAKARI_SUITES_LEARN_GAME_LESSONS_H_

#include <cstddef>
#include <functional>
#include <vector>

#include "base/context/context.h"
#include "engine/eval/weights.h"
#include "engine/notation/record.h"
#include "suites/learn/lessons.h"

namespace hakari::learn {

struct LessonPlan {
  int first_move = 13;      // the ply of the first move lesson; earlier moves are random
  int first_result = 17;    // the ply of the first result lesson
  int last_plies = 5;       // plies before the end without result lessons, since mates need none
  int stride = 2;           // one in so many plies is used; the first one differs from game to game
  size_t moves = 16;        // moves in a move lesson
  int games_held_out = 10;  // one in so many games is held out
};

struct SplitLessons {
  Lessons train, held_out;
};

// The result does not depend on the number of jobs. Calls `finished` now and then with the number
// of games done. If the context is stopped, games that were not begun are missing.
SplitLessons LessonsOf(const std::vector<notation::GameRecord>& games, const eval::Weights& weights,
                       const LessonPlan& plan, const Context& context,
                       const std::function<void(int games)>& finished);

}  // namespace hakari::learn

#endif  // HAKARI_SUITES_LEARN_GAME_LESSONS_H_

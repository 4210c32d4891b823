// Lessons of many games, some of which are held out: what is learned is judged on games that
// taught nothing.
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
  int first_move = 13;      // the ply of the first move that teaches; openings are drawn at random
  int first_result = 17;    // the ply of the first position that is held against the result
  int last_plies = 5;       // before the end, which are left out of results: mates teach themselves
  int stride = 2;           // every so many plies, beginning with another one in the next game
  size_t moves = 16;        // in a lesson of a move
  int games_held_out = 10;  // one game of so many
};

struct SplitLessons {
  Lessons train, held_out;
};

// The same whatever the number of jobs. `finished`: called now and then with how many games are
// done. What was not begun when the context is stopped is missing.
SplitLessons LessonsOf(const std::vector<notation::GameRecord>& games, const eval::Weights& weights,
                       const LessonPlan& plan, const Context& context,
                       const std::function<void(int games)>& finished);

}  // namespace hakari::learn

#endif  // HAKARI_SUITES_LEARN_GAME_LESSONS_H_

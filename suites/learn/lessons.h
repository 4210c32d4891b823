// What games teach: at a position, the move that was played beside those that were not; of a
// position, who won in the end. Positions are taken where quiescence ends, since only there is the
// evaluation asked.
#ifndef HAKARI_SUITES_LEARN_LESSONS_H_
#define HAKARI_SUITES_LEARN_LESSONS_H_

#include <memory>
#include <vector>

#include "engine/core/move.h"
#include "engine/eval/weights.h"
#include "engine/position/position.h"
#include "engine/search/memory/histories.h"
#include "engine/search/settings/settings.h"
#include "suites/learn/sparse_counts.h"

namespace hakari::learn {

struct MoveLesson {
  float sign;                        // 1: Black moves, who wants high values; else -1
  std::vector<SparseCounts> leaves;  // one a move, first that of the move played
};

struct ResultLesson {
  SparseCounts leaf;
  float black_won;  // 1, 0, or a half for a draw
};

struct Lessons {
  std::vector<MoveLesson> moves;
  std::vector<ResultLesson> results;

  void Append(Lessons other);
};

// Serves one thread. The weights say what quiescence plays, and so which positions are compared.
class Teacher {
 public:
  // `most` moves in a lesson: the one played, and of the others those that look best.
  Teacher(const eval::Weights& weights, size_t most);
  ~Teacher();

  // Without leaves if there is nothing to learn: one move only, or a mate at hand.
  MoveLesson OfMove(const Position& position, Move played);
  ResultLesson OfResult(const Position& position, float black_won);

 private:
  class Playing;

  const eval::Weights weights_;
  const size_t most_;
  const search::SearchSettings settings_;
  const std::unique_ptr<search::Histories> histories_;
};

}  // namespace hakari::learn

#endif  // HAKARI_SUITES_LEARN_LESSONS_H_

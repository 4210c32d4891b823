// Lessons from games: at a position, the move that was played and those that were not; for a
// position, the side that won in the end. Positions are taken where quiescence ends, since the
// search evaluates only there.
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
  float sign;                        // 1 if Black, who prefers high values, is to move; else -1
  std::vector<SparseCounts> leaves;  // one for each move, the played move first
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

// Makes lessons; for one thread only. The weights decide what quiescence plays, and so which
// positions are compared.
class Teacher {
 public:
  // A lesson has at most `most` moves: the one played, and the best of the others.
  Teacher(const eval::Weights& weights, size_t most);
  ~Teacher();

  // The lesson has no leaves if there is nothing to learn: only one move, or a mate at hand.
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

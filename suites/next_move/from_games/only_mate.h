// Finds mates that begin with one move only: problems whose answer is proved.
#ifndef HAKARI_SUITES_NEXT_MOVE_FROM_GAMES_ONLY_MATE_H_
#define HAKARI_SUITES_NEXT_MOVE_FROM_GAMES_ONLY_MATE_H_

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/core/move.h"
#include "engine/mate/solver.h"
#include "engine/position/position.h"

namespace hakari::suites {

class OnlyMateFinder {
 public:
  // `nodes` for each question to the mate search. No answer depends on earlier questions.
  static absl::StatusOr<OnlyMateFinder> Make(uint64_t nodes);

  // The line of a proved mate for the side to move, which must not be in check. Empty if no mate is
  // proved, or if after another check every reply is proved to be mated as well.
  std::vector<Move> Find(const Position& position);

 private:
  OnlyMateFinder(std::unique_ptr<mate::MateSolver> solver, uint64_t nodes)
      : solver_(std::move(solver)), nodes_(nodes) {}

  std::vector<Move> MateIn(const Position& position);
  bool MatesAfter(Position position, Move check);

  std::unique_ptr<mate::MateSolver> solver_;
  uint64_t nodes_;
};

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_NEXT_MOVE_FROM_GAMES_ONLY_MATE_H_

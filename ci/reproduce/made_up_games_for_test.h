// A lab with made-up games, so that a test knows the expected table: the quick size, 2000 nodes a
// move.
#ifndef HAKARI_CI_REPRODUCE_MADE_UP_GAMES_FOR_TEST_H_
#define HAKARI_CI_REPRODUCE_MADE_UP_GAMES_FOR_TEST_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "ci/reproduce/margin_lab.h"
#include "ci/reproduce/reproduced.h"
#include "ci/reproduce/thesis/made_up_runs_for_test.h"
#include "suites/margins/margin_game.h"

namespace hakari::reproduce::testing {

class MadeUpGames {
 public:
  // `tables`: those that Table() can make.
  explicit MadeUpGames(std::vector<ReproducedTable> tables);

  MarginLab& lab() { return games_; }
  ReproduceContext& context() { return searches_.context(); }
  absl::StatusOr<Reproduced> Table(absl::string_view id);

 private:
  std::vector<ReproducedTable> tables_;
  MadeUpLab searches_;
  MarginLab games_;
};

// A side that has counted ten margins, 50 to 500, at depth 1: how often each would have cut
// (`tries`), and how often wrongly (`failures`).
margins::SideOfGame CountingSide(const std::vector<int64_t>& tries,
                                 const std::vector<int64_t>& failures);

// `points` are those of the first search.
margins::MarginGame GameOf(double points, int black, const margins::SideOfGame& first,
                           const margins::SideOfGame& second);

}  // namespace hakari::reproduce::testing

#endif  // HAKARI_CI_REPRODUCE_MADE_UP_GAMES_FOR_TEST_H_

// The slow reference counts the slice of every problem too: the golden of the slice rests on two
// move generators that share no code.
#include <atomic>
#include <memory>

#include "absl/strings/str_cat.h"
#include "engine/reference/board.h"
#include "engine/reference/rules.h"
#include "gtest/gtest.h"
#include "suites/core/problem_set.h"
#include "suites/perft/perft_suite.h"

namespace hakari::suites {
namespace {

TEST(ReferenceTest, CountsTheSameLeaves) {
  const Suite suite = PerftSuite();
  const auto set = ReadProblemSet(suite.problem_files);
  ASSERT_TRUE(set.ok()) << set.status();
  const std::atomic<bool> never{false};
  const std::unique_ptr<Program> program = *suite.programs[0].make(never);
  for (const Problem& problem : set->problems()) {
    const Outcome outcome = program->Run(problem, suite.slice_limits, never);
    ASSERT_TRUE(outcome.ran()) << problem.id;
    const int depth = static_cast<int>(outcome.counters.at("depth"));
    const reference::Board board = reference::FromSfen(problem.sfen());
    EXPECT_EQ(outcome.answer, absl::StrCat(reference::Perft(board, depth))) << problem.id;
  }
}

}  // namespace
}  // namespace hakari::suites

// Tests the budgets of the mate search and threatmates inside a search, by recording the questions
// to the mate search.
#include <gtest/gtest.h>

#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/solver.h"
#include "engine/mate/wrapped_solver.h"
#include "engine/position/position.h"
#include "engine/search/judges/fixed_work.h"
#include "engine/search/judges/plain_weights.h"
#include "engine/search/memory/memory.h"
#include "engine/search/search.h"
#include "engine/search/settings/settings.h"
#include "engine/search/techniques/mate_at_node.h"
#include "engine/search/techniques/mate_budget.h"

namespace hakari::search {
namespace {

struct MateQuestion {
  Position position;
  uint64_t nodes = 0;
};

// Records the questions that it gets.
class NotingSolver : public mate::WrappedSolver {
 public:
  NotingSolver(std::unique_ptr<mate::MateSolver> solver, std::vector<MateQuestion>* asked)
      : WrappedSolver(std::move(solver)), asked_(asked) {}

  mate::MateResult Solve(const Position& root, const mate::MateLimits& limits) override {
    asked_->push_back({root, limits.nodes});
    return solver().Solve(root, limits);
  }

 private:
  std::vector<MateQuestion>* const asked_;
};

struct Watched {
  SearchResult result;
  std::vector<MateQuestion> asked;
};

constexpr const char* kBase =
    "plain,table=1,killers=1,history=1,exchange_order=1,quiescence.exchange=1,quiescence.plies=6,";

Watched Watch(const Position& position, const std::string& changes, int depth = 4) {
  const SearchSettings settings = *ParseSettings(absl::StrCat(kBase, changes));
  GameMemory memory = *GameMemory::Make(16);
  Watched watched;
  memory.WrapMateSolver([&watched](std::unique_ptr<mate::MateSolver> solver) {
    return std::make_unique<NotingSolver>(std::move(solver), &watched.asked);
  });
  SearchQuestion question;
  question.start = position;
  question.limits.depth = depth;
  watched.result = Search(question, settings, PlainWeights(), memory);
  return watched;
}

// The other fixed positions are not used: an opening without mates, and a mate.
const Position& MiddleGame() { return FixedPositions()[1]; }
const Position& EndGame() { return FixedPositions()[2]; }

TEST(MateBudgets, AreThoseOfTheNodesDepthAndDistance) {
  for (const char* function : {"1", "2", "3", "2,budget.model=1", "1,budget.slope=200"}) {
    const std::string changes = absl::StrCat("mate_search=1,mate_search_nodes=50,budget.constant=",
                                             "150,budget.scale=300,budget.function=", function);
    SCOPED_TRACE(changes);
    const SearchSettings settings = *ParseSettings(absl::StrCat(kBase, changes));
    const Watched watched = Watch(EndGame(), changes);
    const Counters& counters = watched.result.counters;
    EXPECT_EQ(static_cast<size_t>(counters.mate_calls), watched.asked.size());
    EXPECT_GT(counters.mate_calls, 20);
    EXPECT_GE(counters.mate_predictions, counters.mate_calls);
    for (const MateQuestion& asked : watched.asked) {
      const int64_t distance =
          MateDistance(asked.position, asked.position.side_to_move(), settings.budget);
      const int64_t share = BudgetShare(distance, settings.budget);
      std::set<uint64_t> possible;
      for (int depth = 1; depth <= 30; ++depth) {
        possible.insert(ShareOfBudget(MateBudget(depth, settings), share, settings.budget));
      }
      EXPECT_EQ(possible.count(asked.nodes), 1u) << asked.nodes << " at distance " << distance;
      EXPECT_GT(asked.nodes, 0u);
    }
  }
}

TEST(MateBudgets, OfPositionsBelowTheStepAreNone) {
  const Watched without = Watch(EndGame(), "mate_search=1,mate_search_nodes=50");
  const Watched with = Watch(EndGame(), "mate_search=1,mate_search_nodes=50,budget.function=3");
  int below = 0;
  for (const MateQuestion& asked : without.asked) {
    if (MateDistance(asked.position, asked.position.side_to_move(), {}) < 0) ++below;
  }
  EXPECT_GT(below, 20);
  EXPECT_GT(with.asked.size(), 20u);
  for (const MateQuestion& asked : with.asked) {
    EXPECT_GE(MateDistance(asked.position, asked.position.side_to_move(), {}), 0);
  }
  EXPECT_LT(with.result.counters.mate_calls, without.result.counters.mate_calls);
  EXPECT_GT(with.result.counters.mate_predictions, with.result.counters.mate_calls);
  EXPECT_EQ(without.result.counters.mate_predictions, 0);
}

// At this depth no position occurs below itself, and the table is large enough to forget none.
// Nothing cuts a node before its moves, so each node is stored.
TEST(MateBudgets, AskAPositionAgainOnlyWithMore) {
  const Watched watched =
      Watch(MiddleGame(), "mate_search=1,mate_search_nodes=3,budget.function=2,budget.scale=150");
  ASSERT_GT(watched.asked.size(), 100u);
  std::map<uint64_t, uint64_t> last;
  int again = 0;
  for (const MateQuestion& asked : watched.asked) {
    // The root is asked at every depth of the deepening and has no table entry of its own.
    if (asked.position == MiddleGame()) continue;
    uint64_t& nodes = last[asked.position.key()];
    if (nodes > 0) ++again;
    EXPECT_GT(asked.nodes, nodes);
    nodes = asked.nodes;
  }
  EXPECT_GT(again, 10);
  // Several depths may give the same number of nodes, so not every prediction leads to a call.
  EXPECT_GT(watched.result.counters.mate_predictions, watched.result.counters.mate_calls);
}

TEST(MateBudgets, ThatAreOffCostNothingAndChangeNothing) {
  for (const char* base : {"mate_search=2", "mate_search=0"}) {
    const FixedWork plain = WorkWith(base, 4);
    const FixedWork off = WorkWith(absl::StrCat(base,
                                                ",budget.model=1,budget.constant=400,"
                                                "budget.scale=300,threatmate.nodes=999"),
                                   4);
    EXPECT_EQ(off.nodes, plain.nodes);
    EXPECT_EQ(off.scores, plain.scores);
    for (const CounterRow& row : kCounterRows) {
      EXPECT_EQ(off.counters.*row.value, plain.counters.*row.value) << row.name;
    }
    EXPECT_EQ(off.counters.mate_predictions, 0);
  }
}

// At depth 2 the only nodes that are asked are those after one move, where the side that is not to
// move is that of the root.
TEST(Threatmates, AreOfTheSideThatIsNotToMove) {
  const Watched watched = Watch(EndGame(), "threatmate.depth=1,threatmate.nodes=70", 2);
  EXPECT_GT(watched.asked.size(), 20u);
  for (const MateQuestion& asked : watched.asked) {
    EXPECT_EQ(asked.position.side_to_move(), EndGame().side_to_move());
    EXPECT_NE(asked.position, EndGame());
    EXPECT_EQ(asked.nodes, 70u);
  }
  const Counters& counters = watched.result.counters;
  EXPECT_EQ(static_cast<size_t>(counters.threatmate_calls), watched.asked.size());
  EXPECT_EQ(counters.mate_calls, 0);
}

TEST(MateBudgets, FindMoreWithMore) {
  const FixedWork little = WorkWith("mate_search=2,budget.function=2,budget.scale=10", 4);
  const FixedWork much = WorkWith("mate_search=2,budget.function=2,budget.scale=1000", 4);
  EXPECT_GT(much.counters.mate_nodes, little.counters.mate_nodes);
  EXPECT_GT(much.counters.mates_proved, 0);
}

}  // namespace
}  // namespace hakari::search

#include "engine/search/techniques/exchange_pruning.h"

#include <gtest/gtest.h>

#include "engine/notation/usi_move.h"
#include "engine/position/setup_for_test.h"
#include "engine/search/judges/fixed_work.h"
#include "engine/search/order/exchange.h"
#include "engine/search/settings/settings.h"
#include "engine/search/values/node.h"

namespace hakari::search {
namespace {

SearchSettings UpTo(int depth) {
  SearchSettings settings = PlainSettings();
  settings.exchange_pruning = depth;
  settings.exchange_pruning_quiet = 1;
  settings.exchange_pruning_capture = 400;
  return settings;
}

// A gold in front of a pawn is lost; a rook that captures a guarded silver is lost for it.
Position Before() { return PositionOf("K59 k51 G77 p75 R28 s23 g22"); }

MoveFacts Quiet() {
  MoveFacts move;
  move.move = *notation::ParseUsiMove("7g7f");
  move.is_quiet = true;
  return move;
}

MoveFacts Capture() {
  MoveFacts move;
  move.move = *notation::ParseUsiMove("2h2c");
  return move;
}

TEST(ExchangePruning, CutsWhatLosesMoreThanTheDepthAllows) {
  EXPECT_TRUE(PrunesByExchange(Before(), NodeFacts(), Quiet(), 0, UpTo(8)));
  // The rook loses 1940 - 1120 = 820: more than 400 and 800, not more than 1200.
  EXPECT_EQ(ExchangeValue(kRook) - ExchangeValue(kSilver), 820);
  EXPECT_TRUE(PrunesByExchange(Before(), NodeFacts(), Capture(), 0, UpTo(8)));
  EXPECT_TRUE(PrunesByExchange(Before(), NodeFacts(), Capture(), 1, UpTo(8)));
  EXPECT_FALSE(PrunesByExchange(Before(), NodeFacts(), Capture(), 2, UpTo(8)));
}

TEST(ExchangePruning, HasItsConditions) {
  EXPECT_FALSE(PrunesByExchange(Before(), NodeFacts(), Quiet(), 0, UpTo(0))) << "off";
  EXPECT_FALSE(PrunesByExchange(Before(), NodeFacts(), Quiet(), 4, UpTo(3))) << "too deep";
  NodeFacts node;
  node.in_check = true;
  EXPECT_FALSE(PrunesByExchange(Before(), node, Quiet(), 0, UpTo(8)));
  MoveFacts safe = Quiet();
  safe.move = *notation::ParseUsiMove("7g7h");
  EXPECT_FALSE(PrunesByExchange(Before(), NodeFacts(), safe, 0, UpTo(8)));
}

TEST(ExchangePruning, CutsMoves) {
  const FixedWork without = WorkWith("", 4);
  const FixedWork with = WorkWith("exchange_pruning=3", 4);
  EXPECT_EQ(without.counters.exchange_prunes, 0);
  EXPECT_GT(with.counters.exchange_prunes, 5000);
  EXPECT_LT(with.nodes, without.nodes);
}

}  // namespace
}  // namespace hakari::search

// GPS Shogi: seconds to be ready, dies of go nodes, and after go mate answers nothing more.
#include <memory>

#include "absl/strings/str_cat.h"
#include "engine/mate/mate_result.h"
#include "gtest/gtest.h"
#include "suites/engines/engine_failure.h"
#include "suites/engines/real/real_engine.h"
#include "suites/engines/usi_engine.h"
#include "suites/engines/usi_text.h"
#include "tools/installed/needed_program.h"

namespace hakari::engines {
namespace {

using testing::At;
using testing::kMateInOne;
using testing::kNoMate;
using testing::StartReal;
using testing::Why;

constexpr char kGps[] = "/usr/games/gpsusi";

// Two lives suffice for all of it: each start takes it seconds.
TEST(GpsUsiTest, AMoveMatesAcrossARestartAndItsDeath) {
  HAKARI_NEEDS_PROGRAM(kGps, "gpsshogi");
  const auto engine =
      StartReal(absl::StrCat("reset=restart option.LimitDepth=4 option.BookDepth=0 ", kGps));
  ASSERT_NE(engine, nullptr);
  SearchLimits byoyomi;
  byoyomi.byoyomi_ms = 1000;
  const SearchResult move = engine->Search(At("startpos moves 7g7f"), byoyomi);
  ASSERT_EQ(Why(move.failure), "");
  EXPECT_EQ(move.best.kind, UsiBestMove::Kind::kMove);
  EngineMateLimits limits;
  limits.time_ms = 2000;
  const MateSearchResult mate = engine->SearchMate(At(kMateInOne), limits);
  ASSERT_EQ(Why(mate.failure), "");
  EXPECT_EQ(mate.answer, mate::MateAnswer::kMate);

  ASSERT_EQ(Why(engine->NewGame()), "");
  EXPECT_EQ(engine->starts(), 2);
  const MateSearchResult none = engine->SearchMate(At(kNoMate), limits);
  ASSERT_EQ(Why(none.failure), "");
  EXPECT_NE(none.answer, mate::MateAnswer::kMate);
  SearchLimits nodes;
  nodes.nodes = 1000;
  const SearchResult dead = engine->Search(At("startpos"), nodes);
  ASSERT_TRUE(dead.failure);
  EXPECT_EQ(dead.failure->kind, FailureKind::kCrashed) << Why(dead.failure);
  EXPECT_FALSE(engine->running());
}

}  // namespace
}  // namespace hakari::engines

// Fairy-Stockfish: go nodes is exact, go mate an ordinary search, option names are those of chess.
#include <memory>
#include <set>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/mate/mate_result.h"
#include "gtest/gtest.h"
#include "suites/core/engine_spec.h"
#include "suites/engines/engine_failure.h"
#include "suites/engines/real/real_engine.h"
#include "suites/engines/usi_engine.h"
#include "tools/installed/needed_program.h"

namespace hakari::engines {
namespace {

using testing::At;
using testing::kMateInOne;
using testing::kNoMate;
using testing::StartReal;
using testing::Why;

constexpr char kFairy[] = "/usr/games/fairy-stockfish";

TEST(FairyStockfishTest, NodesAreExactAndRepeatable) {
  HAKARI_NEEDS_PROGRAM(kFairy, "fairy-stockfish");
  const auto engine =
      StartReal(absl::StrCat("option.UCI_Variant=shogi option.Threads=1 "
                             "reset=clear-hash ",
                             kFairy));
  ASSERT_NE(engine, nullptr);
  SearchLimits limits;
  limits.nodes = 2000;
  const UsiPosition position = At("startpos moves 7g7f 3c3d");
  std::set<uint64_t> counts;
  std::set<uint16_t> moves;
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(Why(engine->NewGame()), "");
    const SearchResult result = engine->Search(position, limits);
    ASSERT_EQ(Why(result.failure), "");
    counts.insert(result.nodes);
    moves.insert(result.best.move.code());
    ASSERT_FALSE(result.info.empty());
    EXPECT_FALSE(result.info[0].pv.empty());
    EXPECT_GE(result.times.cpu_ns, 0);
  }
  EXPECT_EQ(counts.size(), 1u);
  EXPECT_GE(*counts.begin(), 2000u);
  EXPECT_EQ(moves.size(), 1u);
  EXPECT_EQ(engine->starts(), 1);
}

TEST(FairyStockfishTest, AGameByTimeWithSeveralLines) {
  HAKARI_NEEDS_PROGRAM(kFairy, "fairy-stockfish");
  const auto engine = StartReal(absl::StrCat("option.MultiPV=3 ", kFairy));
  ASSERT_NE(engine, nullptr);
  UsiPosition game(Position::Initial());
  SearchLimits limits;
  limits.movetime_ms = 50;
  for (int ply = 0; ply < 6; ++ply) {
    const SearchResult result = engine->Search(game, limits);
    ASSERT_EQ(Why(result.failure), "");
    ASSERT_EQ(result.best.kind, UsiBestMove::Kind::kMove);
    EXPECT_EQ(result.info.size(), 3u);
    game.Play(result.best.move);
  }
  EXPECT_EQ(game.position().ply(), 7);
}

TEST(FairyStockfishTest, AMateByAnOrdinarySearch) {
  HAKARI_NEEDS_PROGRAM(kFairy, "fairy-stockfish");
  const auto engine = StartReal(absl::StrCat("mate=search option.TsumeMode=true ", kFairy));
  ASSERT_NE(engine, nullptr);
  EngineMateLimits limits;
  limits.nodes = 5000;
  const MateSearchResult mate = engine->SearchMate(At(kMateInOne), limits);
  ASSERT_EQ(Why(mate.failure), "");
  EXPECT_EQ(mate.answer, mate::MateAnswer::kMate);
  EXPECT_EQ(mate.line.size(), 1u);
  EXPECT_EQ(Why(engine->NewGame()), "");
  const MateSearchResult none = engine->SearchMate(At(kNoMate), limits);
  ASSERT_EQ(Why(none.failure), "");
  EXPECT_EQ(none.answer, mate::MateAnswer::kUnknown);
}

// It answers go mate by bestmove, which is no answer to that.
TEST(FairyStockfishTest, GoMateIsABreach) {
  HAKARI_NEEDS_PROGRAM(kFairy, "fairy-stockfish");
  const auto engine = StartReal(kFairy);
  ASSERT_NE(engine, nullptr);
  EngineMateLimits limits;
  limits.time_ms = 100;
  const MateSearchResult result = engine->SearchMate(At(kMateInOne), limits);
  ASSERT_TRUE(result.failure);
  EXPECT_EQ(result.failure->kind, FailureKind::kBreach) << Why(result.failure);
}

TEST(FairyStockfishTest, AnOptionThatItHasNot) {
  HAKARI_NEEDS_PROGRAM(kFairy, "fairy-stockfish");
  const auto spec = suites::ParseEngineSpec(absl::StrCat("option.BookDepth=0 ", kFairy));
  ASSERT_TRUE(spec.ok());
  const std::string said(UsiEngine::Start(*spec).status().message());
  EXPECT_TRUE(absl::StartsWith(said,
                               "the engine '/usr/games/fairy-stockfish': refused: the engine has "
                               "no option 'BookDepth'; it has "))
      << said;
}

}  // namespace
}  // namespace hakari::engines

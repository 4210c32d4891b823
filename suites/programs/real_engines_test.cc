// Engines as Debian ships them (packages fairy-stockfish and gpsshogi). Without the package the
// test says so and is skipped, unless HAKARI_REQUIRE_ENGINES is set.
#include <stdlib.h>
#include <unistd.h>

#include <memory>
#include <set>
#include <string>

#include "absl/strings/str_cat.h"
#include "engine/mate/mate_result.h"
#include "gtest/gtest.h"
#include "suites/programs/engine_spec.h"
#include "suites/programs/usi_engine.h"

namespace hakari {
namespace {

constexpr char kFairy[] = "/usr/games/fairy-stockfish";
constexpr char kGps[] = "/usr/games/gpsusi";

#define SKIP_WITHOUT(program)                                                            \
  if (access(program, X_OK) != 0) {                                                      \
    if (getenv("HAKARI_REQUIRE_ENGINES") != nullptr) FAIL() << program << " is missing"; \
    GTEST_SKIP() << program << " is not installed";                                      \
  }

std::unique_ptr<UsiEngine> Start(const std::string& text) {
  absl::StatusOr<EngineSpec> spec = ParseEngineSpec(text);
  EXPECT_TRUE(spec.ok()) << spec.status();
  absl::StatusOr<std::unique_ptr<UsiEngine>> engine = UsiEngine::Start(*spec);
  EXPECT_TRUE(engine.ok()) << engine.status();
  return engine.ok() ? *std::move(engine) : nullptr;
}

std::string Why(const std::optional<EngineFailure>& failure) {
  if (!failure) return "";
  return absl::StrCat(FailureKindName(failure->kind), ": ", failure->what, "\n",
                      failure->transcript);
}

UsiPosition At(const std::string& text) {
  absl::StatusOr<UsiPosition> position = UsiPosition::Parse(text);
  EXPECT_TRUE(position.ok()) << position.status();
  return *position;
}

// Mate in one by G*5b, and a board on which nothing happens soon.
constexpr char kMateInOne[] = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1";
constexpr char kNoMate[] = "4k4/9/9/9/9/9/9/9/4K4 b G 1";

TEST(FairyStockfishTest, NodesAreExactAndRepeatable) {
  SKIP_WITHOUT(kFairy);
  const auto engine =
      Start(absl::StrCat("option.UCI_Variant=shogi option.Threads=1 "
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
  SKIP_WITHOUT(kFairy);
  const auto engine = Start(absl::StrCat("option.MultiPV=3 ", kFairy));
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
  SKIP_WITHOUT(kFairy);
  const auto engine = Start(absl::StrCat("mate=search option.TsumeMode=true ", kFairy));
  ASSERT_NE(engine, nullptr);
  EngineMateLimits limits;
  limits.nodes = 5000;
  const MateSearchResult mate = engine->SearchMate(At(kMateInOne), limits);
  ASSERT_EQ(Why(mate.failure), "");
  EXPECT_EQ(mate.answer, MateAnswer::kMate);
  EXPECT_EQ(mate.line.size(), 1u);
  EXPECT_EQ(Why(engine->NewGame()), "");
  const MateSearchResult none = engine->SearchMate(At(kNoMate), limits);
  ASSERT_EQ(Why(none.failure), "");
  EXPECT_EQ(none.answer, MateAnswer::kUnknown);
}

// It answers go mate by bestmove, which is no answer to that.
TEST(FairyStockfishTest, GoMateIsABreach) {
  SKIP_WITHOUT(kFairy);
  const auto engine = Start(kFairy);
  ASSERT_NE(engine, nullptr);
  EngineMateLimits limits;
  limits.time_ms = 100;
  const MateSearchResult result = engine->SearchMate(At(kMateInOne), limits);
  ASSERT_TRUE(result.failure);
  EXPECT_EQ(result.failure->kind, FailureKind::kBreach) << Why(result.failure);
}

TEST(FairyStockfishTest, AnOptionThatItHasNot) {
  SKIP_WITHOUT(kFairy);
  const auto spec = ParseEngineSpec(absl::StrCat("option.BookDepth=0 ", kFairy));
  ASSERT_TRUE(spec.ok());
  EXPECT_EQ(UsiEngine::Start(*spec).status().message(),
            "the engine '/usr/games/fairy-stockfish': refused: the engine has no option "
            "'BookDepth'");
}

// It dies of go nodes; after go mate it crashes at another or answers nothing. Its death is an
// outcome, and a restart between positions helps.
TEST(GpsUsiTest, ItsDeathIsAnOutcomeAndTheRunGoesOn) {
  SKIP_WITHOUT(kGps);
  const auto engine =
      Start(absl::StrCat("reset=restart option.LimitDepth=4 option.BookDepth=0 ", kGps));
  ASSERT_NE(engine, nullptr);
  SearchLimits byoyomi;
  byoyomi.byoyomi_ms = 1000;
  const SearchResult move = engine->Search(At("startpos moves 7g7f"), byoyomi);
  ASSERT_EQ(Why(move.failure), "");
  EXPECT_EQ(move.best.kind, UsiBestMove::Kind::kMove);
  SearchLimits nodes;
  nodes.nodes = 1000;
  const SearchResult dead = engine->Search(At("startpos"), nodes);
  ASSERT_TRUE(dead.failure);
  EXPECT_EQ(dead.failure->kind, FailureKind::kCrashed) << Why(dead.failure);
  EXPECT_FALSE(engine->running());

  EngineMateLimits mate_limits;
  mate_limits.time_ms = 2000;
  const MateSearchResult mate = engine->SearchMate(At(kMateInOne), mate_limits);
  ASSERT_EQ(Why(mate.failure), "");
  EXPECT_EQ(mate.answer, MateAnswer::kMate);
  ASSERT_EQ(Why(engine->NewGame()), "");
  const MateSearchResult none = engine->SearchMate(At(kNoMate), mate_limits);
  ASSERT_EQ(Why(none.failure), "");
  EXPECT_NE(none.answer, MateAnswer::kMate);
  EXPECT_EQ(engine->starts(), 3);
}

}  // namespace
}  // namespace hakari

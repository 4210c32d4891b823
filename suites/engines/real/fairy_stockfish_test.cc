// Fairy-Stockfish: `go nodes` is exact, `go mate` is an ordinary search, and options have the names
// of chess engines.
#include <memory>
#include <set>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/player/answer.h"
#include "engine/player/failure.h"
#include "engine/player/player.h"
#include "gtest/gtest.h"
#include "suites/core/engine_spec.h"
#include "suites/engines/real/real_engine.h"
#include "suites/engines/usi_engine.h"
#include "tools/installed/needed_program.h"

namespace hakari::engines {
namespace {

using player::Answer;
using player::Question;
using testing::Asked;
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
  Question question = Asked(Question::Kind::kMove, "startpos moves 7g7f 3c3d");
  question.limits.nodes = 2000;
  std::set<int64_t> counts;
  std::set<uint16_t> moves;
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(Why(engine->NewGame()), "");
    const Answer result = engine->Ask(question);
    ASSERT_EQ(Why(result.failure), "");
    counts.insert(result.Counter(player::kNodesCounter));
    moves.insert(result.move.code());
    ASSERT_FALSE(result.lines.empty());
    EXPECT_FALSE(result.lines[0].moves.empty());
    EXPECT_GE(result.times.cpu_ns, 0);
  }
  EXPECT_EQ(counts.size(), 1u);
  EXPECT_GE(*counts.begin(), 2000);
  EXPECT_EQ(moves.size(), 1u);
  EXPECT_EQ(engine->starts(), 1);
}

TEST(FairyStockfishTest, AGameByTimeWithSeveralLines) {
  HAKARI_NEEDS_PROGRAM(kFairy, "fairy-stockfish");
  const auto engine = StartReal(kFairy);
  ASSERT_NE(engine, nullptr);
  EXPECT_TRUE(engine->abilities().several_lines);
  Question question = Asked(Question::Kind::kMove, "startpos");
  question.limits.move_ms = 50;
  question.lines = 3;
  for (int ply = 0; ply < 6; ++ply) {
    const Answer result = engine->Ask(question);
    ASSERT_EQ(Why(result.failure), "");
    ASSERT_EQ(result.kind, Answer::Kind::kMove);
    EXPECT_EQ(result.lines.size(), 3u);
    question.game.Play(result.move);
  }
  EXPECT_EQ(question.game.position().ply(), 7);
}

TEST(FairyStockfishTest, AMateByAnOrdinarySearch) {
  HAKARI_NEEDS_PROGRAM(kFairy, "fairy-stockfish");
  const auto engine = StartReal(absl::StrCat("mate=search option.TsumeMode=true ", kFairy));
  ASSERT_NE(engine, nullptr);
  Question question = Asked(Question::Kind::kMate, kMateInOne);
  question.limits.nodes = 5000;
  const Answer mate = engine->Ask(question);
  ASSERT_EQ(Why(mate.failure), "");
  EXPECT_EQ(mate.kind, Answer::Kind::kMate);
  ASSERT_FALSE(mate.lines.empty());
  EXPECT_EQ(mate.lines[0].moves.size(), 1u);
  EXPECT_EQ(Why(engine->NewGame()), "");
  question.game = Asked(Question::Kind::kMate, kNoMate).game;
  const Answer none = engine->Ask(question);
  ASSERT_EQ(Why(none.failure), "");
  EXPECT_EQ(none.kind, Answer::Kind::kUnknown);
}

// It answers `go mate` by bestmove, which is not an answer to that.
TEST(FairyStockfishTest, GoMateIsABreach) {
  HAKARI_NEEDS_PROGRAM(kFairy, "fairy-stockfish");
  const auto engine = StartReal(kFairy);
  ASSERT_NE(engine, nullptr);
  Question question = Asked(Question::Kind::kMate, kMateInOne);
  question.limits.move_ms = 100;
  const Answer result = engine->Ask(question);
  ASSERT_TRUE(result.failure);
  EXPECT_EQ(result.failure->kind, player::FailureKind::kBreach) << Why(result.failure);
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

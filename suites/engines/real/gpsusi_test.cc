// GPS Shogi needs seconds to be ready, dies on `go nodes`, and answers nothing after a `go mate`.
#include <memory>

#include "absl/strings/str_cat.h"
#include "engine/player/answer.h"
#include "engine/player/failure.h"
#include "engine/player/player.h"
#include "gtest/gtest.h"
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

constexpr char kGps[] = "/usr/games/gpsusi";

// One test with two processes, because each start takes seconds.
TEST(GpsUsiTest, AMoveMatesAcrossARestartAndItsDeath) {
  HAKARI_NEEDS_PROGRAM(kGps, "gpsshogi");
  const auto engine =
      StartReal(absl::StrCat("reset=restart option.LimitDepth=4 option.BookDepth=0 ", kGps));
  ASSERT_NE(engine, nullptr);
  Question byoyomi = Asked(Question::Kind::kMove, "startpos moves 7g7f");
  byoyomi.limits.byoyomi_ms = 1000;
  const Answer move = engine->Ask(byoyomi);
  ASSERT_EQ(Why(move.failure), "");
  EXPECT_EQ(move.kind, Answer::Kind::kMove);
  Question mate_question = Asked(Question::Kind::kMate, kMateInOne);
  mate_question.limits.move_ms = 2000;
  const Answer mate = engine->Ask(mate_question);
  ASSERT_EQ(Why(mate.failure), "");
  EXPECT_EQ(mate.kind, Answer::Kind::kMate);

  ASSERT_EQ(Why(engine->NewGame()), "");
  EXPECT_EQ(engine->starts(), 2);
  Question none_question = Asked(Question::Kind::kMate, kNoMate);
  none_question.limits.move_ms = 2000;
  const Answer none = engine->Ask(none_question);
  ASSERT_EQ(Why(none.failure), "");
  EXPECT_NE(none.kind, Answer::Kind::kMate);
  Question nodes = Asked(Question::Kind::kMove, "startpos");
  nodes.limits.nodes = 1000;
  const Answer dead = engine->Ask(nodes);
  ASSERT_TRUE(dead.failure);
  EXPECT_EQ(dead.failure->kind, player::FailureKind::kCrashed) << Why(dead.failure);
  EXPECT_FALSE(engine->running());
}

}  // namespace
}  // namespace hakari::engines

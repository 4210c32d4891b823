#include "engine/player/answer.h"

#include "engine/movegen/movegen.h"
#include "engine/notation/sfen.h"
#include "gtest/gtest.h"

namespace hakari::player {
namespace {

TEST(AnswerTest, FailuresSayWhatTheyAre) {
  const Answer answer = Answer::Failed(FailureKind::kTimedOut, "no bestmove within 5 ms");
  ASSERT_TRUE(answer.failure);
  EXPECT_EQ(FailureText(*answer.failure), "timed out: no bestmove within 5 ms");
  EXPECT_EQ(FailureKindName(FailureKind::kRefused), "refused");
}

TEST(AnswerTest, WhatWasNotCountedIsZero) {
  Answer answer = Answer::Of(Answer::Kind::kNoMate);
  answer.counters[kNodesCounter] = 12;
  EXPECT_EQ(answer.Counter(kNodesCounter), 12);
  EXPECT_EQ(answer.Counter(kUncheckedCounter), 0);
}

TEST(AnswerTest, AnyMoveIsLegalAndAlwaysTheSame) {
  const Answer answer = AnyMove(Position::Initial());
  EXPECT_EQ(answer.kind, Answer::Kind::kMove);
  EXPECT_TRUE(movegen::IsLegal(Position::Initial(), answer.move));
  EXPECT_EQ(AnyMove(Position::Initial()).move, answer.move);
  const Position mated = *notation::ParseSfen("k8/1G7/1P7/9/9/9/9/9/9 w - 1");
  EXPECT_EQ(AnyMove(mated).kind, Answer::Kind::kResign);
}

}  // namespace
}  // namespace hakari::player

#include "engine/mate/comparison/proof_book.h"

#include "engine/core/color.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/solver.h"
#include "engine/position/position.h"
#include "gtest/gtest.h"

namespace hakari::mate {
namespace {

constexpr uint64_t kBytes = 1 << 20;

Position WithBlackToMove() { return Position::Initial(); }

Position WithWhiteToMove() {
  Position position = Position::Initial();
  position.SetSideToMove(kWhite);
  return position;
}

TEST(ProofBookTest, SaysOfBothSidesWhatTheAttackerCan) {
  for (Color attacker : {kBlack, kWhite}) {
    ProofBook book(kBytes);
    book.Clear(attacker);
    book.Write(WithBlackToMove(), {MateAnswer::kMate, 5, false});
    book.Write(WithWhiteToMove(), {MateAnswer::kNoMate, 0, false});
    const KnownAnswer mate = book.Find(WithBlackToMove());
    EXPECT_EQ(mate.answer, MateAnswer::kMate);
    EXPECT_EQ(mate.plies, 5);
    EXPECT_EQ(book.Find(WithWhiteToMove()).answer, MateAnswer::kNoMate);
  }
}

TEST(ProofBookTest, TheShortestMateIsKept) {
  ProofBook book(kBytes);
  book.Clear(kBlack);
  for (int plies : {7, 3, 9}) book.Write(WithBlackToMove(), {MateAnswer::kMate, plies, false});
  EXPECT_EQ(book.Find(WithBlackToMove()).plies, 3);
}

TEST(ProofBookTest, WhatWasNeverWrittenOrWasClearedIsUnknown) {
  ProofBook book(kBytes);
  book.Clear(kBlack);
  EXPECT_EQ(book.Find(WithBlackToMove()).answer, MateAnswer::kUnknown);
  book.Write(WithBlackToMove(), {MateAnswer::kMate, 1, false});
  book.Clear(kBlack);
  EXPECT_EQ(book.Find(WithBlackToMove()).answer, MateAnswer::kUnknown);
}

TEST(ProofBookTest, AFullBookTakesNoMoreAndKeepsWhatItHas) {
  ProofBook book(ProofBook::kBytesForOne);
  book.Clear(kBlack);
  book.Write(WithBlackToMove(), {MateAnswer::kMate, 1, false});
  book.Write(WithWhiteToMove(), {MateAnswer::kNoMate, 0, false});
  EXPECT_EQ(book.Find(WithBlackToMove()).answer, MateAnswer::kMate);
  EXPECT_EQ(book.Find(WithWhiteToMove()).answer, MateAnswer::kUnknown);
}

}  // namespace
}  // namespace hakari::mate

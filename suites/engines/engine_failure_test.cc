#include "suites/engines/engine_failure.h"

#include <set>
#include <string>

#include "gtest/gtest.h"

namespace hakari::engines {
namespace {

using player::FailureKind;

suites::OutcomeStatus StatusOf(FailureKind kind) {
  return OutcomeOfFailure({kind, "why", ""}).status;
}

TEST(EngineFailureTest, EveryKindHasANameOfItsOwn) {
  std::set<std::string> names;
  for (int kind = 0; kind <= static_cast<int>(FailureKind::kStopped); ++kind) {
    names.insert(std::string(player::FailureKindName(static_cast<FailureKind>(kind))));
  }
  EXPECT_EQ(names.size(), static_cast<size_t>(FailureKind::kStopped) + 1);
}

TEST(EngineFailureTest, AsOutcomes) {
  EXPECT_EQ(StatusOf(FailureKind::kCouldNotStart), suites::OutcomeStatus::kRefused);
  EXPECT_EQ(StatusOf(FailureKind::kDiedInHandshake), suites::OutcomeStatus::kCrashed);
  EXPECT_EQ(StatusOf(FailureKind::kCrashed), suites::OutcomeStatus::kCrashed);
  EXPECT_EQ(StatusOf(FailureKind::kTimedOut), suites::OutcomeStatus::kTimedOut);
  EXPECT_EQ(StatusOf(FailureKind::kIllegalMove), suites::OutcomeStatus::kIllegalMove);
  EXPECT_EQ(StatusOf(FailureKind::kUnreadable), suites::OutcomeStatus::kUnreadable);
  EXPECT_EQ(StatusOf(FailureKind::kWrongClaim), suites::OutcomeStatus::kWrongClaim);
  EXPECT_EQ(StatusOf(FailureKind::kFlooded), suites::OutcomeStatus::kFlooded);
  EXPECT_EQ(StatusOf(FailureKind::kBreach), suites::OutcomeStatus::kBreach);
  EXPECT_EQ(StatusOf(FailureKind::kStopped), suites::OutcomeStatus::kStopped);
  EXPECT_EQ(OutcomeOfFailure({FailureKind::kDiedInHandshake, "exited with code 3", ""}).why,
            "died in the handshake: exited with code 3");
  EXPECT_EQ(OutcomeOfFailure({FailureKind::kCrashed, "exited with code 3", "> usi"}).why,
            "crashed: exited with code 3");
  EXPECT_EQ(OutcomeOfFailure({FailureKind::kRefused, "no king to mate", ""}).why,
            "no king to mate");
}

}  // namespace
}  // namespace hakari::engines

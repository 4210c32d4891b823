#include "base/process/run_to_end.h"

#include <gtest/gtest.h>

#include <chrono>

#include "absl/strings/match.h"

namespace hakari {
namespace {

ChildCommand Shell(const std::string& script) { return {"/bin/sh", {"-c", script}, "", {}}; }

TEST(RunToEnd, GivesWhatWasSaidAndHowItEnded) {
  const auto finished = RunToEnd(Shell("echo out; echo err >&2; exit 3"), RunLimits());
  ASSERT_TRUE(finished.ok()) << finished.status();
  EXPECT_EQ(finished->out, "out\n");
  EXPECT_EQ(finished->err, "err\n");
  EXPECT_EQ(finished->end.code, 3);
  EXPECT_FALSE(finished->ok());
}

TEST(RunToEnd, TakesLongOutputWhole) {
  const auto finished = RunToEnd(Shell("head -c 1000000 /dev/zero | tr '\\0' x"), RunLimits());
  ASSERT_TRUE(finished.ok()) << finished.status();
  EXPECT_EQ(finished->out.size(), 1000000u);
}

TEST(RunToEnd, OfComplaintsOnlyTheEndIsKept) {
  const auto finished =
      RunToEnd(Shell("(head -c 1000000 /dev/zero | tr '\\0' x; echo last) >&2"), RunLimits());
  ASSERT_TRUE(finished.ok()) << finished.status();
  EXPECT_TRUE(absl::EndsWith(finished->err, "xlast\n"));
  EXPECT_GE(finished->err.size(), size_t{64} << 10);
  EXPECT_LE(finished->err.size(), size_t{128} << 10);
}

TEST(RunToEnd, NoSuchProgramIsNotFound) {
  const auto finished = RunToEnd({"/no/such/program", {}, "", {}}, RunLimits());
  EXPECT_EQ(finished.status().code(), absl::StatusCode::kNotFound);
}

TEST(RunToEnd, ASlowOneIsKilled) {
  RunLimits limits;
  limits.milliseconds = 100;
  const absl::Status status = RunToEnd(Shell("sleep 100"), limits).status();
  EXPECT_EQ(status.code(), absl::StatusCode::kDeadlineExceeded);
  EXPECT_EQ(status.message(), "had not ended after 100ms");
}

TEST(RunToEnd, AFloodIsStopped) {
  RunLimits limits;
  limits.most_bytes = 100000;
  const absl::Status status = RunToEnd(Shell("yes"), limits).status();
  EXPECT_EQ(status.code(), absl::StatusCode::kResourceExhausted);
  EXPECT_EQ(status.message(), "said more than 100000 bytes");
}

TEST(RunToEnd, StopsWhenAsked) {
  const std::atomic<bool> stop = true;
  RunLimits limits;
  limits.stop = &stop;
  EXPECT_EQ(RunToEnd(Shell("sleep 100"), limits).status().code(), absl::StatusCode::kCancelled);
}

TEST(RunToEnd, WhatIsLeftBehindDoesNotHoldItUp) {
  const auto begin = std::chrono::steady_clock::now();
  const auto finished = RunToEnd(Shell("sleep 30 2>&1 >/dev/null & echo done"), RunLimits());
  ASSERT_TRUE(finished.ok()) << finished.status();
  EXPECT_EQ(finished->out, "done\n");
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(20));
}

TEST(RunToEnd, OutputOfAFailureIsAnErrorWithItsWords) {
  EXPECT_EQ(*OutputOf(Shell("echo fine"), RunLimits(), "base"), "fine\n");
  const auto failed = OutputOf(Shell("echo broken >&2; exit 7"), RunLimits(), "base");
  EXPECT_EQ(failed.status().message(), "base: exited with code 7: broken");
  const auto died = OutputOf(Shell("kill -9 $$"), RunLimits(), "base");
  EXPECT_TRUE(absl::StrContains(died.status().message(), "signal 9")) << died.status();
}

}  // namespace
}  // namespace hakari

#include "base/process/engine_channel.h"

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "base/process/transcript.h"
#include "gtest/gtest.h"

namespace hakari {
namespace {

constexpr int64_t kLong = 30'000;

void Open(EngineChannel& channel, const std::string& behaviour) {
  const absl::Status opened =
      channel.Open({"base/process/testing/fake_engine", {behaviour}, "", {}});
  ASSERT_TRUE(opened.ok()) << opened;
}

ChannelEvent Receive(EngineChannel& channel, std::string& line, int64_t ms = kLong) {
  return channel.Receive(line, DeadlineIn(ms), nullptr);
}

TEST(EngineChannelTest, LinesGoBothWays) {
  EngineChannel channel;
  Open(channel, "good");
  std::string line;
  EXPECT_EQ(channel.Send("isready", DeadlineIn(kLong)), ChannelEvent::kLine);
  EXPECT_EQ(Receive(channel, line), ChannelEvent::kLine);
  EXPECT_EQ(line, "readyok");
  EXPECT_EQ(Receive(channel, line, 20), ChannelEvent::kDeadline);
  EXPECT_TRUE(absl::StrContains(channel.transcript().Text(), "> isready\n"));
}

TEST(EngineChannelTest, WhatWasSaidBeforeTheEndIsRead) {
  EngineChannel channel;
  Open(channel, "half-a-line");
  std::string line;
  EXPECT_EQ(Receive(channel, line), ChannelEvent::kLine);
  EXPECT_EQ(Receive(channel, line), ChannelEvent::kLine);
  EXPECT_EQ(line, "two");
  EXPECT_EQ(Receive(channel, line), ChannelEvent::kEnded);
  const std::optional<ProcessEnd> end = channel.AwaitEnd(DeadlineIn(kLong));
  ASSERT_TRUE(end);
  EXPECT_EQ(end->code, 3);
}

// The engine is gone, its child holds the pipes and says nothing.
TEST(EngineChannelTest, AnEndIsSeenThoughAnotherHoldsThePipes) {
  EngineChannel channel;
  Open(channel, "grandchild");
  std::string line;
  channel.Send("go", DeadlineIn(kLong));
  EXPECT_EQ(Receive(channel, line), ChannelEvent::kLine);
  EXPECT_EQ(Receive(channel, line), ChannelEvent::kEnded);
}

TEST(EngineChannelTest, WritingToTheDeadIsAnEvent) {
  EngineChannel channel;
  Open(channel, "leaves-at-once");
  EXPECT_TRUE(channel.AwaitEnd(DeadlineIn(kLong)));
  EXPECT_EQ(channel.Send("usi", DeadlineIn(kLong)), ChannelEvent::kEnded);
}

TEST(EngineChannelTest, WhoDoesNotReadIsNotWaitedFor) {
  EngineChannel channel;
  Open(channel, "never-reads");
  EXPECT_EQ(channel.Send(std::string(1 << 20, 'x'), DeadlineIn(100)), ChannelEvent::kDeadline);
}

TEST(EngineChannelTest, AFloodFillsNoMemory) {
  EngineChannel channel;
  Open(channel, "floods-lines");
  channel.Send("go", DeadlineIn(kLong));
  std::string line;
  uint64_t lines = 0;
  ChannelEvent event = ChannelEvent::kLine;
  while (event == ChannelEvent::kLine && lines < 2 * EngineChannel::kMostLines) {
    event = Receive(channel, line);
    ++lines;
  }
  EXPECT_EQ(event, ChannelEvent::kFlood);
  EXPECT_EQ(lines, EngineChannel::kMostLines + 1);
  EXPECT_LE(channel.transcript().Text().size(), Transcript::kLimit);
}

// Far fewer lines than the limit, each of a lawful length: it is the bytes that are too many.
TEST(EngineChannelTest, AFloodOfLongLinesIsCountedInBytes) {
  EngineChannel channel;
  Open(channel, "floods-long-lines");
  channel.Send("go", DeadlineIn(kLong));
  std::string line;
  uint64_t bytes = 0;
  uint64_t lines = 0;
  ChannelEvent event = ChannelEvent::kLine;
  while (event == ChannelEvent::kLine && bytes <= 2 * EngineChannel::kMostBytes) {
    event = Receive(channel, line);
    bytes += line.size();
    ++lines;
  }
  EXPECT_EQ(event, ChannelEvent::kFlood);
  EXPECT_LT(lines, EngineChannel::kMostLines);
}

// A request is given as much again as the one before it.
TEST(EngineChannelTest, WhatAnEarlierRequestSaidIsNotCounted) {
  EngineChannel channel;
  Open(channel, "floods-long-lines");
  channel.Send("go", DeadlineIn(kLong));
  std::string line;
  uint64_t bytes = 0;
  while (bytes <= 2 * EngineChannel::kMostBytes) {
    channel.BeginRequest();
    ASSERT_EQ(Receive(channel, line), ChannelEvent::kLine);
    bytes += line.size();
  }
}

TEST(EngineChannelTest, AnInterruptionEndsAWait) {
  EngineChannel channel;
  Open(channel, "good");
  std::string line;
  const std::atomic<bool> stop(true);
  EXPECT_EQ(channel.Receive(line, DeadlineIn(kLong), &stop), ChannelEvent::kStopped);
}

}  // namespace
}  // namespace hakari

#include "base/process/engine_channel.h"

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/process/line_reader.h"
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

// The engine is gone; its child holds the pipes and writes nothing.
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

// Far fewer lines than the limit, each short enough, but too many bytes.
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

// Each request may use the full limits again.
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

TEST(LineReaderTest, LinesComeWhole) {
  LineReader reader;
  EXPECT_EQ(reader.Next(), std::nullopt);
  reader.Append("usi");
  EXPECT_EQ(reader.Next(), std::nullopt);
  reader.Append("ok\nready");
  EXPECT_EQ(reader.Next(), "usiok");
  EXPECT_EQ(reader.Next(), std::nullopt);
  reader.Append("ok\n\nx\n");
  EXPECT_EQ(reader.Next(), "readyok");
  EXPECT_EQ(reader.Next(), "");
  EXPECT_EQ(reader.Next(), "x");
  EXPECT_EQ(reader.Next(), std::nullopt);
  EXPECT_EQ(reader.buffered(), 0u);
}

TEST(LineReaderTest, CarriageReturnsAndNuls) {
  LineReader reader;
  reader.Append(absl::string_view("a\r\n\r\nb\0c\n", 9));
  EXPECT_EQ(reader.Next(), "a");
  EXPECT_EQ(reader.Next(), "");
  EXPECT_EQ(reader.Next(), std::string("b\0c", 3));
}

TEST(LineReaderTest, TheRestOfALine) {
  LineReader reader;
  reader.Append("a\nhalf");
  EXPECT_EQ(reader.Next(), "a");
  EXPECT_EQ(reader.TakeRest(), "half");
  EXPECT_EQ(reader.TakeRest(), "");
}

TEST(LineReaderTest, TheLongestLineAndOneLonger) {
  const std::string longest(LineReader::kLongestLine, 'x');
  LineReader reader;
  reader.Append(longest);
  EXPECT_EQ(reader.Next(), std::nullopt);
  EXPECT_FALSE(reader.too_long());
  reader.Append("\n" + longest + "x\nafter\n");
  EXPECT_EQ(reader.Next(), longest);
  EXPECT_EQ(reader.Next(), std::nullopt);
  EXPECT_TRUE(reader.too_long());
  EXPECT_EQ(reader.Next(), std::nullopt);

  LineReader endless;
  endless.Append(longest + "x");
  EXPECT_EQ(endless.Next(), std::nullopt);
  EXPECT_TRUE(endless.too_long());
}

TEST(LineReaderTest, ManySmallPieces) {
  LineReader reader;
  int lines = 0;
  for (int i = 0; i < 10000; ++i) {
    reader.Append(i % 10 == 9 ? "\n" : "x");
    while (const std::optional<std::string> line = reader.Next()) {
      EXPECT_EQ(*line, "xxxxxxxxx");
      ++lines;
    }
  }
  EXPECT_EQ(lines, 1000);
}

TEST(TranscriptTest, WhoSaidWhat) {
  Transcript transcript;
  transcript.Sent("usi");
  transcript.Received("usiok");
  transcript.Complained("warning: no book");
  transcript.Note("killed");
  EXPECT_EQ(transcript.Text(), "> usi\n< usiok\n! warning: no book\n# killed\n");
}

TEST(TranscriptTest, BytesAreMadePrintable) {
  Transcript transcript;
  transcript.Received(absl::string_view("a\x1b[2J\0\xff", 7));
  EXPECT_EQ(transcript.Text(), "< a\\x1b[2J\\x00\\xff\n");
}

TEST(TranscriptTest, ALongLineIsCut) {
  Transcript transcript;
  transcript.Received(std::string(60000, 'x'));
  EXPECT_EQ(transcript.Text(),
            absl::StrCat("< ", std::string(Transcript::kLongestLine, 'x'), " … (60000 bytes)\n"));
  Transcript garbage;
  garbage.Received(std::string(60000, '\xff'));
  EXPECT_LT(garbage.Text().size(), Transcript::kLongestLine + 100);
}

TEST(TranscriptTest, OfALongTalkHeadAndTailAreKept) {
  Transcript transcript;
  for (int i = 0; i < 100000; ++i) transcript.Received(absl::StrCat("info string line ", i));
  const std::string text = transcript.Text();
  EXPECT_LE(text.size(), Transcript::kLimit);
  EXPECT_GT(text.size(), Transcript::kLimit - 200);
  EXPECT_TRUE(absl::StartsWith(text, "< info string line 0\n"));
  EXPECT_TRUE(absl::EndsWith(text, "< info string line 99999\n"));
  EXPECT_TRUE(absl::StrContains(text, " lines left out …\n"));
}

}  // namespace
}  // namespace hakari

#include "ci/cli/output.h"

#include <fcntl.h>
#include <unistd.h>
#include <CLI/CLI.hpp>
#include <cerrno>

#include <gtest/gtest.h>
#include <ostream>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "ci/cli/common_options.h"
#include "ci/cli/number_check.h"
#include "ci/cli/options.h"

namespace hakari::cli {
namespace {

TEST(DescriptorBufferTest, WritesWhatIsFlushedAndInOrder) {
  int ends[2];
  ASSERT_EQ(pipe(ends), 0);
  DescriptorBuffer buffer(ends[1]);
  std::ostream out(&buffer);
  out << "one" << 2 << 'c' << std::flush;
  char got[16] = {};
  EXPECT_EQ(read(ends[0], got, sizeof got), 5);
  EXPECT_STREQ(got, "one2c");
  EXPECT_EQ(buffer.error(), 0);
  close(ends[0]);
  close(ends[1]);
}

TEST(DescriptorBufferTest, RemembersWhyItFailed) {
  const int full = open("/dev/full", O_WRONLY);
  ASSERT_GE(full, 0);
  DescriptorBuffer buffer(full);
  std::ostream out(&buffer);
  out << "too much" << std::flush;
  EXPECT_FALSE(out);
  EXPECT_EQ(buffer.error(), ENOSPC);
  close(full);
}

TEST(DescriptorBufferTest, ManyBytesDoNotWaitForAFlush) {
  const int full = open("/dev/full", O_WRONLY);
  ASSERT_GE(full, 0);
  DescriptorBuffer buffer(full);
  std::ostream out(&buffer);
  out << std::string(1 << 20, 'x');
  EXPECT_EQ(buffer.error(), ENOSPC);
  close(full);
}

TEST(StdoutGuardTest, AReaderThatExitsDoesNotEndTheProcess) {
  const int stdout_before = dup(STDOUT_FILENO);
  int ends[2];
  ASSERT_EQ(pipe(ends), 0);
  close(ends[0]);
  dup2(ends[1], STDOUT_FILENO);
  {
    StdoutGuard guard;
    std::cout << "not read" << std::endl;
    EXPECT_FALSE(std::cout) << "so that the writer can stop";
    EXPECT_TRUE(guard.Finish().ok());
  }
  std::cout.clear();
  dup2(stdout_before, STDOUT_FILENO);
  close(ends[1]);
}

TEST(StdoutGuardTest, AFullDiskIsSaid) {
  const int stdout_before = dup(STDOUT_FILENO);
  const int full = open("/dev/full", O_WRONLY);
  ASSERT_GE(full, 0);
  dup2(full, STDOUT_FILENO);
  {
    StdoutGuard guard;
    std::cout << "too much";
    EXPECT_EQ(guard.Finish().message(), "stdout: cannot be written: No space left on device");
  }
  std::cout.clear();
  dup2(stdout_before, STDOUT_FILENO);
  close(full);
}

TEST(StdoutGuardTest, AClosedStdoutIsNoOtherFile) {
  const int stdout_before = dup(STDOUT_FILENO);
  close(STDOUT_FILENO);
  std::string said;
  int opened = -1;
  {
    StdoutGuard guard;
    opened = open("/dev/null", O_WRONLY);
    std::cout << "not written";
    said = std::string(guard.Finish().message());
  }
  std::cout.clear();
  dup2(stdout_before, STDOUT_FILENO);
  EXPECT_NE(opened, STDOUT_FILENO);
  EXPECT_EQ(said, "stdout: cannot be written: Bad file descriptor");
  close(opened);
}

struct Parsed {
  uint64_t nodes = 1000;
  uint64_t seed = 7;
  int jobs = 1;
  Shard shard;
  Output json;
  bool quiet = false;
  std::string error;
};

Parsed Parse(const std::string& line) {
  Parsed parsed;
  CLI::App app;
  const Command command(app);
  AddNodesOption(command, parsed.nodes);
  AddJobsOption(command, parsed.jobs);
  AddShardOption(command, parsed.shard);
  AddJsonOption(command, parsed.json);
  AddSeedOption(command, parsed.seed);
  AddQuietFlag(command, parsed.quiet);
  try {
    app.parse(line);
  } catch (const CLI::ParseError& error) {
    parsed.error = error.what();
  }
  return parsed;
}

TEST(CommonOptions, KeepTheirDefaults) {
  const Parsed parsed = Parse("");
  EXPECT_EQ(parsed.nodes, 1000u);
  EXPECT_EQ(parsed.seed, 7u);
  EXPECT_EQ(parsed.shard.count, 1);
  EXPECT_FALSE(parsed.quiet);
}

TEST(CommonOptions, AreRead) {
  const Parsed parsed =
      Parse("--nodes 50000 --jobs 2 --shard 3/8 --json out.json --seed 18446744073709551615 -q");
  EXPECT_EQ(parsed.error, "");
  EXPECT_EQ(parsed.nodes, 50000u);
  EXPECT_EQ(parsed.jobs, 2);
  EXPECT_EQ(parsed.shard.index, 3);
  EXPECT_EQ(parsed.shard.count, 8);
  EXPECT_EQ(parsed.json.path, "out.json");
  EXPECT_EQ(parsed.seed, ~uint64_t{0});
  EXPECT_TRUE(parsed.quiet);
}

TEST(CommonOptions, RefuseWhatMakesNoSense) {
  for (const char* line : {"--nodes 0", "--nodes -1", "--nodes x", "--jobs 0", "--jobs 99999",
                           "--shard 0/4", "--shard 5/4", "--shard 4", "--shard 1/2/3",
                           "--shard a/b", "--shard 1/0", "--seed -1", "--json", "--json ''"}) {
    EXPECT_NE(Parse(line).error, "") << line;
  }
}

std::string Say(const ValueCheck& check, const std::string& text) { return check.complaint(text); }

TEST(NumberCheckTest, TakesWholeNumbersInTheRange) {
  for (const char* good : {"1", "10", "18446744073709551615"}) {
    EXPECT_EQ(Say(WholeNumber(1), good), "") << good;
  }
  EXPECT_EQ(Say(WholeNumber(0, 5), "0"), "");
  EXPECT_EQ(Say(SmallNumber(0), "2147483647"), "");
}

TEST(NumberCheckTest, RefusesWhatWouldBeReadAsSomethingElse) {
  for (const char* bad : {"0", "-1", "+1", "", "x", "1x", "1.5", "0x10", "010", " 1", "1e3",
                          "18446744073709551616", "99999999999999999999999"}) {
    EXPECT_EQ(Say(WholeNumber(1), bad),
              absl::StrCat("expected a whole number from 1, below 2^64, got ", bad));
  }
  EXPECT_EQ(Say(WholeNumber(1, 1024), "1025"), "expected a whole number from 1 to 1024, got 1025");
  EXPECT_NE(Say(SmallNumber(0), "2147483648"), "");
}

TEST(NumberCheckTest, RealNumbersAreFiniteAndAboveZero) {
  EXPECT_EQ(Say(AboveZero(), "0.25"), "");
  for (const char* bad : {"0", "-1", "nan", "inf", "x", ""}) {
    EXPECT_EQ(Say(AboveZero(), bad), absl::StrCat("expected a number above 0, got ", bad));
  }
}

TEST(NumberCheckTest, ATableFitsInTheMachine) {
  EXPECT_EQ(Say(FitsInMemory(), "1"), "");
  EXPECT_NE(Say(FitsInMemory(), "0"), "");
  EXPECT_TRUE(absl::StrContains(Say(FitsInMemory(), "16777216"), "the memory of this machine"));
}

}  // namespace
}  // namespace hakari::cli

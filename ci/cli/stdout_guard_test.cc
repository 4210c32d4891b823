#include "ci/cli/stdout_guard.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <cerrno>
#include <ostream>
#include <string>

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

TEST(StdoutGuardTest, AReaderWhoWentAwayEndsNobody) {
  const int stdout_before = dup(STDOUT_FILENO);
  int ends[2];
  ASSERT_EQ(pipe(ends), 0);
  close(ends[0]);
  dup2(ends[1], STDOUT_FILENO);
  {
    StdoutGuard guard;
    std::cout << "nobody hears" << std::endl;
    EXPECT_FALSE(std::cout) << "so that who writes on and on can stop";
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
    std::cout << "for nobody";
    said = std::string(guard.Finish().message());
  }
  std::cout.clear();
  dup2(stdout_before, STDOUT_FILENO);
  EXPECT_NE(opened, STDOUT_FILENO);
  EXPECT_EQ(said, "stdout: cannot be written: Bad file descriptor");
  close(opened);
}

}  // namespace
}  // namespace hakari::cli

#include "base/process/child_process.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include <gtest/gtest.h>
#include <chrono>
#include <memory>
#include <string>
#include <thread>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/process/run_to_end.h"
#include "base/status/testing.h"
#include "gtest/gtest.h"

namespace hakari {
namespace {

constexpr char kFakeEngine[] = "base/process/testing/fake_engine";

// Everything on stdout until it is closed.
std::string ReadAll(const ChildProcess& child) {
  std::string text;
  char buffer[4096];
  for (;;) {
    pollfd waiting = {child.output(), POLLIN, 0};
    if (poll(&waiting, 1, 20'000) <= 0) return text + " (nothing came)";
    const ssize_t size = read(child.output(), buffer, sizeof(buffer));
    if (size <= 0) return text;
    text.append(buffer, static_cast<size_t>(size));
  }
}

void Write(const ChildProcess& child, const std::string& text) {
  ASSERT_EQ(write(child.input(), text.data(), text.size()), static_cast<ssize_t>(text.size()));
}

TEST(ChildProcessTest, ArgumentsFolderAndEnvironmentArrive) {
  char folder[] = "/tmp/child process.XXXXXX";
  ASSERT_NE(mkdtemp(folder), nullptr);
  const int leaked = dup(STDOUT_FILENO);  // not close-on-exec
  const auto child = ChildProcess::Start(
      {kFakeEngine, {"reports", "a b", "", "$HOME;*"}, folder, {{"FAKE_ENGINE_VARIABLE", "x y"}}});
  ASSERT_TRUE(child.ok()) << child.status();
  Write(**child, "go\n");
  (*child)->CloseInput();
  EXPECT_EQ(ReadAll(**child),
            absl::StrCat("info string args [a b] [] [$HOME;*] env [x y] folder [", folder,
                         "] descriptors 0 group own\nbestmove 7g7f ponder 3c3d\n"));
  close(leaked);
  rmdir(folder);
}

TEST(ChildProcessTest, WhatIsMissingIsNamed) {
  const auto status = [](const ChildCommand& command) {
    return ChildProcess::Start(command).status();
  };
  const absl::Status path = status({"/no/such/engine", {}, "", {}});
  EXPECT_TRUE(absl::IsNotFound(path));
  EXPECT_EQ(path.message(), "cannot start '/no/such/engine': No such file or directory");
  const absl::Status name = status({"no-such-engine", {}, "", {}});
  EXPECT_TRUE(absl::IsNotFound(name));
  EXPECT_EQ(name.message(), "cannot start 'no-such-engine': not found in PATH nor in /usr/games");
  const absl::Status folder = status({kFakeEngine, {"good"}, "/no/such/folder", {}});
  EXPECT_TRUE(absl::IsNotFound(folder));
  EXPECT_TRUE(absl::StrContains(folder.message(), "in the folder '/no/such/folder'")) << folder;
  EXPECT_TRUE(absl::IsFailedPrecondition(status({"/etc/passwd", {}, "", {}})));
  EXPECT_TRUE(absl::IsFailedPrecondition(status({"/etc/", {}, "", {}})));
}

TEST(ChildProcessTest, PathIsSearched) {
  HAKARI_ASSERT_OK(const auto child, ChildProcess::Start({"cat", {}, "", {}}));
  Write(*child, "hello");
  child->CloseInput();
  EXPECT_EQ(ReadAll(*child), "hello");
}

TEST(ChildProcessTest, HowItEnded) {
  HAKARI_ASSERT_OK(const auto exits, ChildProcess::Start({kFakeEngine, {"exits-on-go"}, "", {}}));
  EXPECT_FALSE(exits->End());
  Write(*exits, "go\n");
  ReadAll(*exits);
  EXPECT_EQ(ProcessEndText(exits->Kill()), "exited with code 7");
  HAKARI_ASSERT_OK(const auto runs, ChildProcess::Start({kFakeEngine, {"good"}, "", {}}));
  EXPECT_EQ(runs->Kill().code, SIGKILL);
  EXPECT_EQ(runs->Kill().code, SIGKILL);
}

TEST(ChildProcessTest, NoZombiesStay) {
  for (int i = 0; i < 20; ++i) {
    HAKARI_ASSERT_OK(const auto child, ChildProcess::Start({kFakeEngine, {"good"}, "", {}}));
  }
  EXPECT_FALSE(ChildProcess::Start({kFakeEngine, {"good"}, "/no/such/folder", {}}).ok());
  EXPECT_EQ(waitpid(-1, nullptr, WNOHANG), -1);
  EXPECT_EQ(errno, ECHILD);
}

TEST(ChildProcessTest, ItDiesWithTheThreadThatStartedIt) {
  std::unique_ptr<ChildProcess> child;
  std::thread([&child] {
    HAKARI_ASSERT_OK(std::unique_ptr<ChildProcess> started,
                     ChildProcess::Start({kFakeEngine, {"good"}, "", {}}));
    child = std::move(started);
  }).join();
  ASSERT_NE(child, nullptr);
  ReadAll(*child);
  const ProcessEnd end = child->Kill();
  EXPECT_TRUE(end.by_signal);
  EXPECT_EQ(end.code, SIGKILL);
}

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
  HAKARI_ASSERT_OK(const auto finished,
                   RunToEnd(Shell("head -c 1000000 /dev/zero | tr '\\0' x"), RunLimits()));
  EXPECT_EQ(finished.out.size(), 1000000u);
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
  EXPECT_EQ(status.message(), "did not end within 100ms");
}

TEST(RunToEnd, AFloodIsStopped) {
  RunLimits limits;
  limits.most_bytes = 100000;
  const absl::Status status = RunToEnd(Shell("yes"), limits).status();
  EXPECT_EQ(status.code(), absl::StatusCode::kResourceExhausted);
  EXPECT_EQ(status.message(), "printed more than 100000 bytes");
}

TEST(RunToEnd, StopsWhenAsked) {
  const std::atomic<bool> stop = true;
  RunLimits limits;
  limits.stop = &stop;
  EXPECT_EQ(RunToEnd(Shell("sleep 100"), limits).status().code(), absl::StatusCode::kCancelled);
}

TEST(RunToEnd, WhatIsLeftBehindDoesNotHoldItUp) {
  const auto begin = std::chrono::steady_clock::now();
  HAKARI_ASSERT_OK(const auto finished,
                   RunToEnd(Shell("sleep 30 2>&1 >/dev/null & echo done"), RunLimits()));
  EXPECT_EQ(finished.out, "done\n");
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

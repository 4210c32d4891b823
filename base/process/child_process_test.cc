#include "base/process/child_process.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include <memory>
#include <string>
#include <thread>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
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
  const auto child = ChildProcess::Start({"cat", {}, "", {}});
  ASSERT_TRUE(child.ok()) << child.status();
  Write(**child, "hello");
  (*child)->CloseInput();
  EXPECT_EQ(ReadAll(**child), "hello");
}

TEST(ChildProcessTest, HowItEnded) {
  const auto exits = ChildProcess::Start({kFakeEngine, {"exits-on-go"}, "", {}});
  ASSERT_TRUE(exits.ok());
  EXPECT_FALSE((*exits)->End());
  Write(**exits, "go\n");
  ReadAll(**exits);
  EXPECT_EQ(ProcessEndText((*exits)->Kill()), "exited with code 7");
  const auto runs = ChildProcess::Start({kFakeEngine, {"good"}, "", {}});
  ASSERT_TRUE(runs.ok());
  EXPECT_EQ((*runs)->Kill().code, SIGKILL);
  EXPECT_EQ((*runs)->Kill().code, SIGKILL);
}

TEST(ChildProcessTest, NoZombiesStay) {
  for (int i = 0; i < 20; ++i) {
    const auto child = ChildProcess::Start({kFakeEngine, {"good"}, "", {}});
    ASSERT_TRUE(child.ok());
  }
  EXPECT_FALSE(ChildProcess::Start({kFakeEngine, {"good"}, "/no/such/folder", {}}).ok());
  EXPECT_EQ(waitpid(-1, nullptr, WNOHANG), -1);
  EXPECT_EQ(errno, ECHILD);
}

TEST(ChildProcessTest, ItDiesWithTheThreadThatStartedIt) {
  std::unique_ptr<ChildProcess> child;
  std::thread([&child] {
    absl::StatusOr<std::unique_ptr<ChildProcess>> started =
        ChildProcess::Start({kFakeEngine, {"good"}, "", {}});
    ASSERT_TRUE(started.ok());
    child = *std::move(started);
  }).join();
  ASSERT_NE(child, nullptr);
  ReadAll(*child);
  const ProcessEnd end = child->Kill();
  EXPECT_TRUE(end.by_signal);
  EXPECT_EQ(end.code, SIGKILL);
}

}  // namespace
}  // namespace hakari

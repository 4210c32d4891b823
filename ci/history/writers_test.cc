// Two writers at once, as threads and as processes, each with its own connection: nothing is lost.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <set>
#include <thread>
#include <vector>

#include "absl/strings/str_cat.h"
#include "ci/history/history.h"
#include "ci/history/run_for_test.h"

namespace hakari::history {
namespace {

constexpr int kRunsEach = 15;

// Opens anew each time, so that creating, opening and closing meet the other's writing too.
bool AddRuns(const std::string& path, const std::string& name) {
  for (int i = 0; i < kRunsEach; ++i) {
    auto history = History::OpenOrCreate(path);
    if (!history.ok()) {
      ADD_FAILURE() << history.status();
      return false;
    }
    const auto id = history->Add(RunForTest(absl::StrCat(name, i), i + 1));
    if (!id.ok()) {
      ADD_FAILURE() << id.status();
      return false;
    }
  }
  return true;
}

void ExpectEveryRun(const std::string& path) {
  const auto history = History::Open(path);
  ASSERT_TRUE(history.ok()) << history.status();
  const auto runs = history->LastRuns(10 * kRunsEach);
  ASSERT_TRUE(runs.ok()) << runs.status();
  std::set<std::string> revisions;
  for (const HistoryRun& run : *runs) revisions.insert(run.revision);
  EXPECT_EQ(runs->size(), 2u * kRunsEach);
  EXPECT_EQ(revisions.size(), 2u * kRunsEach);
}

std::string FreshFolder(const std::string& name) {
  const std::string folder = ::testing::TempDir() + "/" + name;
  std::filesystem::remove_all(folder);
  return folder;
}

TEST(Writers, TwoProcesses) {
  const std::string path = FreshFolder("processes") + "/h.sqlite";
  const pid_t child = fork();
  ASSERT_GE(child, 0);
  if (child == 0) _exit(AddRuns(path, "child") ? 0 : 1);
  EXPECT_TRUE(AddRuns(path, "parent"));
  int status = -1;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0);
  ExpectEveryRun(path);
}

TEST(Writers, TwoThreads) {
  const std::string path = FreshFolder("threads") + "/h.sqlite";
  std::vector<std::thread> threads;
  threads.emplace_back([&path] { AddRuns(path, "one"); });
  threads.emplace_back([&path] { AddRuns(path, "two"); });
  for (std::thread& thread : threads) thread.join();
  ExpectEveryRun(path);
}

TEST(Writers, LeaveNoDraftsBehind) {
  const std::string folder = FreshFolder("drafts");
  ASSERT_TRUE(AddRuns(folder + "/h.sqlite", "a"));
  std::set<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    names.insert(entry.path().filename().string());
  }
  EXPECT_EQ(names, std::set<std::string>{"h.sqlite"});
}

}  // namespace
}  // namespace hakari::history

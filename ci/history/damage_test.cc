// Histories with damaged bytes are refused with an error that names the file, or read as they were.
// They never cause a crash or another value, and opening never overwrites them.

#include <sys/wait.h>
#include <unistd.h>

#include <gtest/gtest.h>
#include <filesystem>
#include <fstream>
#include <set>
#include <thread>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "base/random/dice.h"
#include "ci/history/history.h"
#include "ci/history/history_run.h"
#include "ci/history/run_for_test.h"

namespace hakari::history {
namespace {

class DamageTest : public ::testing::Test {
 protected:
  DamageTest() : folder_(::testing::TempDir() + "/damage"), path_(folder_ + "/h.sqlite") {
    std::filesystem::remove_all(folder_);
    auto history = History::OpenOrCreate(path_);
    EXPECT_TRUE(history.ok()) << history.status();
    for (int i = 0; i < kRuns; ++i) EXPECT_TRUE(history->Add(RunForTest("r", i)).ok());
  }

  void Replace(const std::string& bytes) {
    for (const char* suffix : {"-wal", "-shm"}) std::filesystem::remove(path_ + suffix);
    std::ofstream(path_, std::ios::binary | std::ios::trunc) << bytes;
    ASSERT_EQ(std::filesystem::file_size(path_), bytes.size());
  }

  // True if the file was refused, by opening or by reading.
  bool Refused(const std::string& bytes) {
    Replace(bytes);
    absl::Status status;
    {
      const auto history = History::OpenOrCreate(path_);
      status = history.status();
      if (history.ok()) {
        const auto runs = history->LastRuns(2 * kRuns);
        status = runs.status();
        if (runs.ok()) ExpectSubsetOfWhatWasWritten(*runs);
        history->Pinned().status().IgnoreError();
      }
    }
    EXPECT_TRUE(ReadTextFile(path_).value_or("") == bytes) << "the file was changed";
    EXPECT_TRUE(status.ok() || absl::StrContains(status.message(), path_)) << status;
    return !status.ok();
  }

  void ExpectSubsetOfWhatWasWritten(const std::vector<HistoryRun>& runs) {
    for (const HistoryRun& run : runs) {
      ASSERT_FALSE(run.rows.empty());
      EXPECT_EQ(RunChecksum(run), RunChecksum(RunForTest("r", run.rows[0].median)));
    }
  }

  static constexpr int kRuns = 12;
  const std::string folder_;
  const std::string path_;
};

TEST_F(DamageTest, FlippedBytesAreRefusedOrHarmless) {
  const std::string sound = ReadTextFile(path_).value_or("");
  ASSERT_FALSE(Refused(sound));
  Dice dice(2026);
  int refused = 0;
  constexpr int kTries = 400;
  for (int i = 0; i < kTries; ++i) {
    std::string bytes = sound;
    for (uint64_t flips = 1 + dice.Below(8); flips > 0; --flips) {
      const size_t place = dice.Below(bytes.size());
      bytes[place] = static_cast<char>(dice.Below(256));
    }
    refused += Refused(bytes);
  }
  EXPECT_GT(refused, kTries / 10);  // most bytes of a small file are unused
}

TEST_F(DamageTest, AnyByteOfTheHeaderMayBeWrong) {
  const std::string sound = ReadTextFile(path_).value_or("");
  constexpr size_t kHeader = 100;
  for (size_t place = 0; place < kHeader; ++place) {
    std::string bytes = sound;
    bytes[place] = static_cast<char>(bytes[place] ^ 0x55);
    Refused(bytes);
  }
}

TEST_F(DamageTest, ATornFileIsRefused) {
  const std::string sound = ReadTextFile(path_).value_or("");
  constexpr size_t kPage = 4096;
  for (size_t size : {size_t{1}, size_t{50}, size_t{100}, sound.size() / 2, sound.size() - kPage}) {
    EXPECT_TRUE(Refused(sound.substr(0, size))) << size;
  }
}

// Two writers at once, as threads and as processes, each with its own connection: nothing is lost.

constexpr int kRunsEach = 15;

// Opens the file anew each time, so that creating, opening and closing also run while the other
// writes.
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

#include "ci/history/history.h"

#include <gtest/gtest.h>
#include <linux/capability.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cmath>

#include <filesystem>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "base/status/testing.h"
#include "ci/history/history_run.h"
#include "ci/history/run_for_test.h"
#include "ci/history/schema.h"

namespace hakari::history {
namespace {

// While it exists, file permissions apply to this thread even if it runs as root.
class WithoutPrivileges {
 public:
  WithoutPrivileges() {
    EXPECT_EQ(syscall(SYS_capget, &header_, before_), 0);
    __user_cap_data_struct none[2] = {before_[0], before_[1]};
    none[0].effective = none[1].effective = 0;
    EXPECT_EQ(syscall(SYS_capset, &header_, none), 0);
  }
  ~WithoutPrivileges() { EXPECT_EQ(syscall(SYS_capset, &header_, before_), 0); }

 private:
  __user_cap_header_struct header_ = {_LINUX_CAPABILITY_VERSION_3, 0};
  __user_cap_data_struct before_[2] = {};
};

class HistoryTest : public ::testing::Test {
 protected:
  HistoryTest() : folder_(::testing::TempDir() + "/history"), path_(folder_ + "/a/h.sqlite") {
    std::filesystem::remove_all(folder_);
  }

  // The error of opening the file; checks that the file is unchanged.
  absl::Status Refusal() {
    const std::string before = ReadTextFile(path_).value_or("?");
    const absl::Status status = History::OpenOrCreate(path_).status();
    EXPECT_FALSE(status.ok());
    EXPECT_TRUE(absl::StrContains(status.message(), path_)) << status;
    EXPECT_EQ(ReadTextFile(path_).value_or("??"), before);
    return status;
  }

  const std::string folder_;
  const std::string path_;
};

TEST_F(HistoryTest, KeepsEveryFieldOfARun) {
  HistoryRun run = RunForTest("abc", 0.1);
  run.base_revision = "'; DROP TABLE run; --";
  run.machine = std::string("nul\0 and \xff", 10);
  run.rows[0].base_median = 1e-300;
  run.rows[0].base_samples = {1.0 / 3, 5e300};
  run.rows.push_back({"perft/start", "nodes", "nodes", 3, {}, std::nullopt, {}});
  {
    HAKARI_ASSERT_OK(auto history, History::OpenOrCreate(path_));
    EXPECT_EQ(history.Add(run).value_or(0), 1);
    EXPECT_EQ(history.Add(RunForTest("def", 2)).value_or(0), 2);
  }
  HAKARI_ASSERT_OK(const auto history, History::Open(path_));
  HAKARI_ASSERT_OK(const auto read, history.Run(1));
  EXPECT_EQ(RunChecksum(read), RunChecksum(run));
  EXPECT_EQ(read.machine, run.machine);
  EXPECT_EQ(read.rows[0].samples, run.rows[0].samples);
  EXPECT_EQ(read.rows[0].base_median, 1e-300);
  EXPECT_EQ(read.rows[1].base_median, std::nullopt);
  EXPECT_EQ(read.binary_hashes, run.binary_hashes);
}

TEST_F(HistoryTest, GivesTheNewestRunsOldestFirst) {
  HAKARI_ASSERT_OK(auto history, History::OpenOrCreate(path_));
  for (int i = 1; i <= 5; ++i) ASSERT_TRUE(history.Add(RunForTest(absl::StrCat("r", i), i)).ok());
  HAKARI_ASSERT_OK(const auto runs, history.LastRuns(2));
  ASSERT_EQ(runs.size(), 2u);
  EXPECT_EQ(runs.front().revision, "r4");
  EXPECT_EQ(runs.back().revision, "r5");
  EXPECT_EQ(runs.back().id, 5);
  EXPECT_EQ(history.LastRuns(100)->size(), 5u);
  EXPECT_TRUE(absl::IsNotFound(history.Run(6).status()));
}

TEST_F(HistoryTest, PinsOneRun) {
  HAKARI_ASSERT_OK(auto history, History::OpenOrCreate(path_));
  EXPECT_EQ(*history.Pinned(), std::nullopt);
  EXPECT_TRUE(absl::IsNotFound(history.Pin(1)));
  ASSERT_TRUE(history.Add(RunForTest("a", 1)).ok());
  ASSERT_TRUE(history.Add(RunForTest("b", 1)).ok());
  EXPECT_TRUE(history.Pin(1).ok());
  EXPECT_TRUE(history.Pin(2).ok());
  EXPECT_EQ(**history.Pinned(), 2);
}

TEST_F(HistoryTest, RefusesRunsThatSayNothing) {
  HAKARI_ASSERT_OK(auto history, History::OpenOrCreate(path_));
  HistoryRun empty = RunForTest("a", 1);
  empty.rows.clear();
  EXPECT_FALSE(history.Add(empty).ok());
  EXPECT_FALSE(history.Add(RunForTest("a", std::nan(""))).ok());
  HistoryRun infinite = RunForTest("a", 1);
  infinite.rows[0].samples.push_back(INFINITY);
  EXPECT_FALSE(history.Add(infinite).ok());
  EXPECT_TRUE(history.LastRuns(10)->empty());
}

TEST_F(HistoryTest, WithoutAFileThereIsNothingToRead) {
  const absl::Status status = History::Open(path_).status();
  EXPECT_TRUE(absl::IsNotFound(status));
  EXPECT_TRUE(absl::StrContains(status.message(), path_)) << status;
  EXPECT_FALSE(std::filesystem::exists(path_));
}

TEST_F(HistoryTest, WritesAheadAndIsKnownByItsId) {
  ASSERT_TRUE(History::OpenOrCreate(path_).ok());
  HAKARI_ASSERT_OK(const auto database, Database::Open(path_, Database::Mode::kReadWrite));
  EXPECT_EQ(database.Number("PRAGMA application_id").value_or(0), kHistoryApplicationId);
  EXPECT_EQ(database.Number("PRAGMA user_version").value_or(0), kHistoryVersion);
  Statement mode = database.Prepare("PRAGMA journal_mode");
  ASSERT_TRUE(mode.Step().value_or(false));
  EXPECT_EQ(mode.Text(0), "wal");
}

TEST_F(HistoryTest, RefusesFilesOfOthers) {
  ASSERT_TRUE(MakeFolder(folder_ + "/a").ok());
  ASSERT_TRUE(WriteFileAtomically(path_, "my diary, which is no database at all\n").ok());
  EXPECT_TRUE(absl::IsDataLoss(Refusal()));
  ASSERT_TRUE(WriteFileAtomically(path_, "").ok());
  EXPECT_TRUE(absl::StrContains(Refusal().message(), "another program"));
  std::filesystem::remove(path_);
  {
    auto other = Database::Open(path_, Database::Mode::kCreate);
    ASSERT_TRUE(other->Execute("PRAGMA application_id = 7; CREATE TABLE run(id)").ok());
  }
  EXPECT_TRUE(absl::StrContains(Refusal().message(), "another program (application id 7)"));
}

TEST_F(HistoryTest, RefusesANewerFile) {
  { ASSERT_TRUE(History::OpenOrCreate(path_).ok()); }
  {
    auto newer = Database::Open(path_, Database::Mode::kReadWrite);
    ASSERT_TRUE(newer->Execute("PRAGMA user_version = 2").ok());
  }
  EXPECT_TRUE(absl::StrContains(Refusal().message(), "newer Hakari (version 2"));
}

TEST_F(HistoryTest, RefusesTablesThatAreNotOurs) {
  { ASSERT_TRUE(History::OpenOrCreate(path_).ok()); }
  {
    auto changed = Database::Open(path_, Database::Mode::kReadWrite);
    ASSERT_TRUE(changed->Execute("CREATE TRIGGER t AFTER INSERT ON run BEGIN SELECT 1; END").ok());
  }
  EXPECT_TRUE(absl::StrContains(Refusal().message(), "unknown tables"));
}

TEST_F(HistoryTest, NoticesAValueThatWasChanged) {
  {
    auto history = History::OpenOrCreate(path_);
    ASSERT_TRUE(history->Add(RunForTest("a", 100)).ok());
    auto changed = Database::Open(path_, Database::Mode::kReadWrite);
    ASSERT_TRUE(changed->Execute("UPDATE measurement SET median = 101").ok());
  }
  HAKARI_ASSERT_OK(const auto history, History::Open(path_));
  EXPECT_TRUE(absl::StrContains(history.LastRuns(1).status().message(), "run 1 was altered"));
  EXPECT_TRUE(absl::IsDataLoss(history.Run(1).status()));
}

TEST_F(HistoryTest, AFolderThatCannotBeWrittenToIsAnError) {
  // /proc refuses new files from every user.
  for (const char* path : {"/proc/history.sqlite", "/proc/self/none/history.sqlite", "/"}) {
    const absl::Status status = History::OpenOrCreate(path).status();
    EXPECT_FALSE(status.ok()) << path;
    EXPECT_TRUE(absl::StrContains(status.message(), "/")) << status;
  }
}

TEST_F(HistoryTest, AFolderThatPermissionsCloseIsAnError) {
  using std::filesystem::perms;
  const std::string file = folder_ + "/h.sqlite";
  ASSERT_TRUE(MakeFolder(folder_).ok());
  std::filesystem::permissions(folder_, perms::owner_read | perms::owner_exec);
  {
    const WithoutPrivileges privileges;
    const absl::Status status = History::OpenOrCreate(file).status();
    EXPECT_FALSE(status.ok());
    EXPECT_TRUE(absl::StrContains(status.message(), file)) << status;
  }
  std::filesystem::permissions(folder_, perms::owner_all);
  const WithoutPrivileges privileges;
  EXPECT_TRUE(History::OpenOrCreate(file).ok()) << "the permissions were all that stopped it";
}

}  // namespace
}  // namespace hakari::history

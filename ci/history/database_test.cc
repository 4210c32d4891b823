#include "ci/history/database.h"

#include <gtest/gtest.h>
#include <filesystem>
#include <functional>
#include <limits>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "base/files/text_file.h"
#include "base/status/testing.h"
#include "ci/history/history_run.h"
#include "ci/history/run_for_test.h"

namespace hakari::history {
namespace {

std::string FreshPath(const std::string& name) {
  const std::string path = ::testing::TempDir() + "/" + name;
  std::filesystem::remove(path);
  return path;
}

TEST(Database, WhatIsBoundComesBackWhateverItHolds) {
  HAKARI_ASSERT_OK(auto database,
                   Database::Open(FreshPath("values.sqlite"), Database::Mode::kCreate));
  ASSERT_TRUE(database.Execute("CREATE TABLE t(a INTEGER, b REAL, c REAL, d TEXT) STRICT").ok());
  const std::string nasty = "'); DROP TABLE t; --";
  ASSERT_TRUE(database.Prepare("INSERT INTO t VALUES(?, ?, ?, ?)")
                  .Bind(int64_t{1} << 60)
                  .Bind(0.1)
                  .Bind(std::optional<double>())
                  .Bind(nasty)
                  .Run()
                  .ok());
  Statement statement = database.Prepare("SELECT * FROM t");
  ASSERT_TRUE(statement.Step().value_or(false));
  EXPECT_EQ(statement.Integer(0), int64_t{1} << 60);
  EXPECT_EQ(statement.Real(1), 0.1);
  EXPECT_EQ(statement.OptionalReal(2), std::nullopt);
  EXPECT_EQ(statement.OptionalReal(1), 0.1);
  EXPECT_EQ(statement.Text(3), nasty);
  EXPECT_EQ(statement.Text(2), "");
  EXPECT_FALSE(statement.Step().value_or(true));
}

TEST(Database, ErrorsNameTheFile) {
  const std::string path = FreshPath("errors.sqlite");
  EXPECT_TRUE(
      absl::StrContains(Database::Open(path, Database::Mode::kReadWrite).status().message(), path));
  HAKARI_ASSERT_OK(auto database, Database::Open(path, Database::Mode::kCreate));
  const absl::Status wrong = database.Prepare("SELECT * FROM nowhere").Run();
  EXPECT_TRUE(absl::StrContains(wrong.message(), path)) << wrong;
  EXPECT_FALSE(database.Prepare("SELECT nonsense FROM").Bind("x").Run().ok());
}

TEST(Database, ATransactionThatIsNotCommittedNeverWas) {
  HAKARI_ASSERT_OK(auto database,
                   Database::Open(FreshPath("undone.sqlite"), Database::Mode::kCreate));
  ASSERT_TRUE(database.Execute("CREATE TABLE t(a INTEGER)").ok());
  {
    Transaction transaction(database);
    ASSERT_TRUE(transaction.status().ok());
    ASSERT_TRUE(database.Execute("INSERT INTO t VALUES(1)").ok());
  }
  EXPECT_EQ(database.Number("SELECT count(*) FROM t").value_or(-1), 0);
  Transaction transaction(database);
  ASSERT_TRUE(database.Execute("INSERT INTO t VALUES(1)").ok());
  EXPECT_TRUE(transaction.Commit().ok());
  EXPECT_EQ(database.Number("SELECT count(*) FROM t").value_or(-1), 1);
}

// A second transaction fails at its beginning, not later when it writes.
TEST(Database, ATransactionHasTheRightToWriteFromTheStart) {
  const std::string path = FreshPath("two_writers.sqlite");
  HAKARI_ASSERT_OK(auto first, Database::Open(path, Database::Mode::kCreate));
  ASSERT_TRUE(first.Execute("CREATE TABLE t(a INTEGER)").ok());
  HAKARI_ASSERT_OK(auto second, Database::Open(path, Database::Mode::kReadWrite));
  ASSERT_TRUE(second.Execute("PRAGMA busy_timeout = 0").ok()) << "do not wait for the first";
  {
    Transaction writing(first);
    ASSERT_TRUE(writing.status().ok());
    const Transaction refused(second);
    EXPECT_EQ(refused.status().code(), absl::StatusCode::kUnavailable) << refused.status();
    EXPECT_TRUE(absl::StrContains(refused.status().message(), "another process has locked it"));
  }
  EXPECT_TRUE(Transaction(second).status().ok());
}

TEST(Database, TriggersOfTheFileDoNotRun) {
  auto database = Database::Open(FreshPath("trigger.sqlite"), Database::Mode::kCreate);
  ASSERT_TRUE(database.ok());
  ASSERT_TRUE(database
                  ->Execute("CREATE TABLE t(a INTEGER); CREATE TRIGGER x AFTER INSERT ON t BEGIN "
                            "INSERT INTO t VALUES(99); END; INSERT INTO t VALUES(1)")
                  .ok());
  EXPECT_EQ(database->Number("SELECT count(*) FROM t").value_or(-1), 1);
}

TEST(Database, OpensWithCare) {
  HAKARI_ASSERT_OK(const auto database,
                   Database::Open(FreshPath("careful.sqlite"), Database::Mode::kCreate));
  EXPECT_EQ(database.Number("PRAGMA trusted_schema").value_or(-1), 0);
  EXPECT_EQ(database.Number("PRAGMA busy_timeout").value_or(-1), 10'000);
  EXPECT_EQ(database.Number("PRAGMA cell_size_check").value_or(-1), 1);
  EXPECT_EQ(database.Number("PRAGMA mmap_size").value_or(-1), 0);
}

TEST(Database, OtherFilesAreNoDatabase) {
  const std::string path = FreshPath("text.sqlite");
  ASSERT_TRUE(WriteFileAtomically(path, std::string(1000, 'x')).ok());
  const auto database = Database::Open(path, Database::Mode::kReadOnly);
  EXPECT_TRUE(!database.ok() || !database->Number("PRAGMA user_version").ok());
}

TEST(RunText, SamplesComeBackAsTheyWere) {
  const std::vector<double> samples = {0,     0.1,    -1.0 / 3,
                                       1e300, 5e-324, std::numeric_limits<double>::max()};
  EXPECT_EQ(ParseSamples(SamplesText(samples)), samples);
  EXPECT_EQ(SamplesText({}), "[]");
  EXPECT_EQ(SamplesText({1.5, 2}), "[1.5,2.0]");
}

TEST(RunText, RefusesWhatIsNoListOfNumbers) {
  for (const char* text :
       {"", "[", "1", "{}", "[1,]", "[\"1\"]", "[null]", "[[1]]", "[1e999]", "[1] x", "\xff"}) {
    EXPECT_EQ(ParseSamples(text), std::nullopt) << text;
  }
}

TEST(RunText, EveryFieldIsInTheChecksum) {
  const std::function<void(HistoryRun&)> kChanges[] = {
      [](HistoryRun& run) { run.time += "x"; },
      [](HistoryRun& run) { run.kind += "x"; },
      [](HistoryRun& run) { run.revision += "x"; },
      [](HistoryRun& run) { run.base_revision += "x"; },
      [](HistoryRun& run) { run.machine += "x"; },
      [](HistoryRun& run) { run.compiler += "x"; },
      [](HistoryRun& run) { run.suite_hash += "x"; },
      [](HistoryRun& run) { run.verdict += "x"; },
      [](HistoryRun& run) { run.binary_hashes["hakari"] = "x"; },
      [](HistoryRun& run) { run.binary_hashes["x"] = ""; },
      [](HistoryRun& run) { run.rows.push_back({}); },
      [](HistoryRun& run) { run.rows[0].benchmark += "x"; },
      [](HistoryRun& run) { run.rows[0].metric += "x"; },
      [](HistoryRun& run) { run.rows[0].unit += "x"; },
      [](HistoryRun& run) { run.rows[0].median += 1; },
      [](HistoryRun& run) { run.rows[0].samples.push_back(1); },
      [](HistoryRun& run) { run.rows[0].base_median = 0; },
      [](HistoryRun& run) { run.rows[0].base_samples.push_back(1); },
      // A letter that moves from one field to the next.
      [](HistoryRun& run) { run.kind = "benc", run.revision = "hr"; },
  };
  const HistoryRun run = RunForTest("r", 1);
  for (const auto& change : kChanges) {
    HistoryRun changed = run;
    change(changed);
    EXPECT_NE(RunChecksum(changed), RunChecksum(run)) << &change - kChanges;
  }
  HistoryRun renumbered = run;
  renumbered.id = 7;
  EXPECT_EQ(RunChecksum(renumbered), RunChecksum(run));
}

}  // namespace
}  // namespace hakari::history

// End-to-end tests of `trend` and `bench --record`.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "ci/cli/binary_for_test.h"
#include "ci/cli/trend/history_option.h"

namespace hakari::cli {
namespace {

class TrendCommandTest : public ::testing::Test {
 protected:
  TrendCommandTest() { std::filesystem::remove_all(folder_); }

  // Runs `trend` on the test's history.
  Ran Trend(const std::string& words) {
    return RunHakari(absl::StrCat("trend ", words, " --history ", path_));
  }
  Ran Record(const std::string& revision) {
    return RunHakari(absl::StrCat("bench sfen_read/quiet --seconds 0.001 --repetitions 3 --record ",
                                  "--revision ", revision, " --history ", path_));
  }

  const std::string folder_ = ::testing::TempDir() + "/trend";
  const std::string path_ = folder_ + "/made/h.sqlite";
};

TEST_F(TrendCommandTest, WithoutAHistoryThereIsNothingToShow) {
  for (const char* words : {"", "runs", "pin 1"}) {
    const Ran ran = Trend(words);
    EXPECT_EQ(ran.exit_code, 2) << words;
    EXPECT_EQ(ran.out, "") << words;
    EXPECT_TRUE(absl::StrContains(ran.err, path_)) << ran.err;
    EXPECT_TRUE(absl::StrContains(ran.err, "bench --record")) << ran.err;
  }
  EXPECT_FALSE(std::filesystem::exists(path_));
}

TEST_F(TrendCommandTest, FromRecordingToTheTrend) {
  const Ran first = Record("first");
  EXPECT_EQ(first.exit_code, 0) << first.err;
  EXPECT_TRUE(absl::StrContains(first.err, "recorded as run 1\n")) << first.err;
  EXPECT_TRUE(absl::StrContains(first.out, "sfen_read/quiet")) << first.out;
  EXPECT_EQ(Record("second").exit_code, 0);

  const Ran runs = Trend("runs");
  EXPECT_EQ(runs.exit_code, 0) << runs.err;
  EXPECT_TRUE(absl::StrContains(runs.out, "second")) << runs.out;
  EXPECT_FALSE(absl::StrContains(runs.out, "(pinned)")) << runs.out;

  EXPECT_EQ(Trend("pin 2").exit_code, 0);
  EXPECT_TRUE(absl::StrContains(Trend("runs").out, "(pinned)"));

  const Ran trend = Trend("");
  EXPECT_EQ(trend.exit_code, 0) << trend.err;
  EXPECT_TRUE(absl::StrContains(trend.out, "2 runs on ")) << trend.out;
  EXPECT_TRUE(absl::StrContains(trend.out, "ratios to run 2 (second)")) << trend.out;
  EXPECT_TRUE(absl::StrContains(trend.out, "1.000")) << trend.out;
}

TEST_F(TrendCommandTest, WritesJson) {
  ASSERT_EQ(Record("first").exit_code, 0);
  const Ran out = Trend("--json -");
  EXPECT_EQ(out.exit_code, 0);
  EXPECT_TRUE(absl::StartsWith(out.out, "{")) << out.out;
  EXPECT_TRUE(absl::StrContains(out.out, "\"schema\": \"hakari-trend\"")) << out.out;
  const std::string file = folder_ + "/trend.json";
  const Ran both = Trend("--json " + file);
  EXPECT_TRUE(absl::StrContains(both.out, "oldest to newest")) << both.out;
  const auto in_file = nlohmann::json::parse(ReadTextFile(file).value_or(""));
  EXPECT_EQ(in_file["command"],
            (std::vector<std::string>{"trend", "--json", file, "--history", path_}));
  EXPECT_EQ(in_file["result"], nlohmann::json::parse(out.out)["result"]);
}

TEST_F(TrendCommandTest, RefusesWhatItCannotShow) {
  ASSERT_EQ(Record("first").exit_code, 0);
  EXPECT_EQ(Trend("no_such_benchmark").exit_code, 2);
  EXPECT_EQ(Trend("\"(\"").exit_code, 2);
  EXPECT_EQ(Trend("--last 0").exit_code, 2);
  EXPECT_EQ(RunHakari("bench --history " + path_).exit_code, 2);  // without --record
  EXPECT_EQ(Trend("pin").exit_code, 2);
  EXPECT_EQ(Trend("pin x").exit_code, 2);
  const Ran unknown = Trend("pin 7");
  EXPECT_EQ(unknown.exit_code, 2);
  EXPECT_TRUE(absl::StrContains(unknown.err, "no run 7")) << unknown.err;
}

TEST_F(TrendCommandTest, AFileThatIsNoHistoryIsLeftAlone) {
  ASSERT_TRUE(MakeFolder(folder_ + "/made").ok());
  const std::string diary = "my diary\n";
  ASSERT_TRUE(WriteFileAtomically(path_, diary).ok());
  for (const Ran& ran : {Trend(""), Trend("runs"), Trend("pin 1"), Record("first")}) {
    EXPECT_EQ(ran.exit_code, 4);
    EXPECT_TRUE(absl::StrContains(ran.err, path_)) << ran.err;
  }
  EXPECT_EQ(ReadTextFile(path_).value_or(""), diary);
}

// The history file is the named one, else the engine's, else the project's.

namespace fs = std::filesystem;

class HistoryOptionTest : public testing::Test {
 protected:
  void SetUp() override {
    fs::remove_all(folder_);
    fs::create_directories(folder_ + "/ci/cli");
    std::ofstream(folder_ + "/WORKSPACE") << "\n";
    fs::create_directories(engine_ + "/src");
    setenv("HAKARI_ROOT", folder_.c_str(), 1);
    fs::current_path(folder_);
  }
  void TearDown() override { fs::current_path(before_); }

  const fs::path before_ = fs::current_path();
  const std::string folder_ = testing::TempDir() + "/history_option";
  const std::string engine_ = testing::TempDir() + "/history_option_engine";
};

TEST_F(HistoryOptionTest, ANamedFileIsTaken) {
  EXPECT_EQ(*HistoryPath("some.sqlite"), "some.sqlite");
}

TEST_F(HistoryOptionTest, TheProjectHasOne) {
  EXPECT_EQ(*HistoryPath(""), folder_ + "/" + ".hakari/history.sqlite");
  setenv("HAKARI_ROOT", "/no/such/folder", 1);
  EXPECT_FALSE(HistoryPath("").ok());
}

TEST_F(HistoryOptionTest, AnEnginesOwnGoesBefore) {
  const std::string file = engine_ + "/hakari.json";
  std::ofstream(file) << R"({"hakari": 1, "name": "mine", "engine": "./mine"})";
  fs::current_path(engine_ + "/src");
  const auto path = HistoryPath("");
  ASSERT_TRUE(path.ok()) << path.status();
  EXPECT_EQ(*path, fs::canonical(engine_).string() + "/.hakari/history.sqlite");
  std::ofstream(file) << "{";
  const absl::Status damaged = HistoryPath("").status();
  EXPECT_FALSE(damaged.ok());
  EXPECT_TRUE(absl::StrContains(damaged.message(), "hakari.json")) << damaged;
}

}  // namespace
}  // namespace hakari::cli

// Histories with damaged bytes: refused with an error that names the file, or read as they were,
// but never a crash, never another value, and never overwritten by opening them.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "absl/strings/match.h"
#include "base/files/text_file.h"
#include "base/random/dice.h"
#include "ci/history/history.h"
#include "ci/history/run_for_test.h"
#include "ci/history/run_text.h"

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

}  // namespace
}  // namespace hakari::history

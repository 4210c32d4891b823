#include "suites/mate/mate_rows.h"

#include <atomic>
#include <sstream>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "gtest/gtest.h"
#include "suites/mate/mate_program.h"

namespace hakari::suites {
namespace {

class MateRowsTest : public ::testing::Test {
 protected:
  absl::StatusOr<MateRowsResult> Write(absl::string_view text, int jobs = 1) {
    MateRowsOptions options;
    options.program = *FindMateProgram("pds");
    options.limits.nodes = 1000;
    options.jobs = jobs;
    rows_.str("");
    complaints_.str("");
    return WriteMateRows(text, "some.sfen", options, stop_, rows_, complaints_);
  }

  std::ostringstream rows_;
  std::ostringstream complaints_;
  std::atomic<bool> stop_{false};
};

constexpr char kPosition[] = "4k4/9/4P4/9/9/9/9/9/9 b G 1";

TEST_F(MateRowsTest, OneRowALine) {
  const auto result = Write(absl::StrCat("# comment\n", kPosition, "\r\n\nsfen ", kPosition,
                                         " ; id=x note=y\n4k4/9/9/9/9/9/9/9/4K4 b - 1"));
  ASSERT_TRUE(result.ok()) << result.status();
  const std::string mate = absl::StrCat("mate\t5\t1\t", kPosition, "\n");
  EXPECT_EQ(rows_.str(), mate + mate + "nomate\t1\t0\t4k4/9/9/9/9/9/9/9/4K4 b - 1\n");
  EXPECT_EQ(complaints_.str(), "");
  EXPECT_EQ(result->rows, 3);
  EXPECT_EQ(result->invalid, 0);
  EXPECT_FALSE(result->interrupted);
}

TEST_F(MateRowsTest, BadLinesAreInvalidAndNamed) {
  const auto result =
      Write(absl::StrCat("nonsense\n", kPosition, "\n9/9/9/9/9/9/9/9/9 b - 1\n\nsfen x\t\x1b b\n"));
  ASSERT_TRUE(result.ok()) << result.status();
  EXPECT_EQ(rows_.str(), absl::StrCat("invalid\t0\t0\tnonsense\nmate\t5\t1\t", kPosition,
                                      "\ninvalid\t0\t0\t9/9/9/9/9/9/9/9/9 b - 1\n",
                                      "invalid\t0\t0\tsfen x\\x09\\x1b b\n"));
  EXPECT_TRUE(absl::StrContains(complaints_.str(), "some.sfen:1:2: expected")) << complaints_.str();
  EXPECT_TRUE(absl::StrContains(complaints_.str(), "some.sfen:3: there is no king to mate"))
      << complaints_.str();
  EXPECT_TRUE(absl::StrContains(complaints_.str(), "some.sfen:5:6: ")) << complaints_.str();
  EXPECT_EQ(result->invalid, 3);
}

TEST_F(MateRowsTest, TheOrderIsThatOfTheLinesWhateverTheJobs) {
  std::string text;
  for (int i = 1; i <= 300; ++i) {
    absl::StrAppend(&text, i % 7 == 0 ? "bad" : "k8/9/9/9/9/9/9/9/9 b 2RB", " ", i, "\n");
  }
  ASSERT_TRUE(Write(text, 1).ok());
  const std::string alone = rows_.str();
  for (int jobs : {2, 5}) {
    ASSERT_TRUE(Write(text, jobs).ok());
    EXPECT_EQ(rows_.str(), alone) << jobs;
  }
}

TEST_F(MateRowsTest, NothingIsAnError) {
  EXPECT_FALSE(Write("").ok());
  EXPECT_FALSE(Write("# nothing\n\n").ok());
}

TEST_F(MateRowsTest, AnInterruptionEndsTheRows) {
  stop_ = true;
  const auto result = Write(absl::StrCat(kPosition, "\nbad\n"));
  ASSERT_TRUE(result.ok());
  EXPECT_TRUE(result->interrupted);
  EXPECT_EQ(rows_.str(), "");
}

}  // namespace
}  // namespace hakari::suites

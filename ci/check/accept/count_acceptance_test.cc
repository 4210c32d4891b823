#include "ci/check/accept/count_acceptance.h"

#include <filesystem>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::check {
namespace {

using ::testing::HasSubstr;

bench::BenchCase Answering(const std::string& name, uint64_t answer) {
  bench::BenchCase bench_case;
  bench_case.name = name;
  bench_case.pass = [answer] { return answer; };
  return bench_case;
}

class CountAcceptanceTest : public ::testing::Test {
 protected:
  CountAcceptanceTest() {
    std::filesystem::remove_all(root_);
    std::filesystem::create_directories(root_ + "/bench");
    Write("legal/quiet truth 30\npds/mate count 100\n");
  }

  void Write(const std::string& answers) {
    ASSERT_TRUE(WriteFileAtomically(root_ + "/bench/answers.txt", answers).ok());
  }
  std::string Read(const std::string& file) {
    return ReadTextFile(absl::StrCat(root_, "/bench/", file)).value_or("not there");
  }
  absl::StatusOr<CountAcceptance> Plan(uint64_t legal, uint64_t pds) {
    return PlanCounts({Answering("pds/mate", pds), Answering("legal/quiet", legal)}, root_);
  }
  void Accept(uint64_t pds, const std::string& reason) {
    const auto plan = Plan(30, pds);
    ASSERT_TRUE(plan.ok()) << plan.status();
    const absl::Status written = WriteCounts(*plan, root_, reason, "2026-11-18");
    ASSERT_TRUE(written.ok()) << written;
  }

  const std::string root_ = absl::StrCat(::testing::TempDir(), "/counts");
};

TEST_F(CountAcceptanceTest, ACountIsRewrittenWithItsReason) {
  const auto plan = Plan(30, 120);
  ASSERT_TRUE(plan.ok()) << plan.status();
  EXPECT_EQ(plan->difference, "pds/mate: 120, was 100\n");
  EXPECT_EQ(plan->counts, "1 changed");
  EXPECT_FALSE(plan->nothing_to_do);
  EXPECT_EQ(Read("answers.txt"), "legal/quiet truth 30\npds/mate count 100\n") << "only planned";
  Accept(120, "children in another order");
  EXPECT_EQ(Read("answers.txt"), "legal/quiet truth 30\npds/mate count 120\n");
  EXPECT_THAT(
      Read("LOG.md"),
      HasSubstr("\n- 2026-11-18 `answers.txt` 1 changed: children in another order (xxh3:"));
  EXPECT_EQ(ReasonForCounts(Read("LOG.md")), "children in another order");
  EXPECT_TRUE(CountsLogKnows(Read("LOG.md"), *bench::ParseAnswers(Read("answers.txt"))));
  EXPECT_TRUE(Plan(30, 120)->nothing_to_do);
}

TEST_F(CountAcceptanceTest, ATruthIsNeverRewritten) {
  const absl::Status refused = Plan(31, 120).status();
  EXPECT_THAT(std::string(refused.message()),
              HasSubstr("truths are never rewritten: wrong answers, nothing was measured: "
                        "legal/quiet: answered 31, but the truth is 30"));
  EXPECT_FALSE(PlanCounts({Answering("new/quiet", 1)}, root_).ok()) << "of unknown kind";
}

TEST_F(CountAcceptanceTest, TheLogKnowsCountsAndIsNotAskedForTruths) {
  Accept(120, "first");
  const std::string log = Read("LOG.md");
  EXPECT_TRUE(CountsLogKnows(log, *bench::ParseAnswers("a/new truth 9\npds/mate count 120\n")));
  EXPECT_FALSE(
      CountsLogKnows(log, *bench::ParseAnswers("legal/quiet truth 30\npds/mate count 121\n")));
  Write("legal/quiet truth 30\npds/mate count 121\n");
  EXPECT_FALSE(Plan(30, 121)->nothing_to_do) << "edited by hand";
  Accept(121, "second");
  EXPECT_LT(Read("LOG.md").find("first"), Read("LOG.md").find("second"));
  EXPECT_TRUE(Plan(30, 121)->nothing_to_do);
}

TEST_F(CountAcceptanceTest, WithoutAReasonOrAFileNothingIsWritten) {
  const auto plan = Plan(30, 120);
  ASSERT_TRUE(plan.ok());
  EXPECT_FALSE(WriteCounts(*plan, root_, " ", "2026-11-18").ok());
  EXPECT_EQ(Read("LOG.md"), "not there");
  EXPECT_EQ(Read("answers.txt"), "legal/quiet truth 30\npds/mate count 100\n");
  std::filesystem::remove(root_ + "/bench/answers.txt");
  EXPECT_TRUE(absl::IsNotFound(Plan(30, 120).status()));
}

// A count that was edited by hand, or merged without its reason, fails here.
TEST(CountsLog, IsAboutTheCountsThatAreThere) {
  const absl::StatusOr<std::string> log = ReadTextFile("bench/LOG.md");
  ASSERT_TRUE(log.ok()) << log.status();
  EXPECT_TRUE(CountsLogKnows(*log, bench::KnownAnswers()))
      << "bench/LOG.md: the last entry is not about the counts in answers.txt: only ./hakari "
         "accept bench changes counts";
}

}  // namespace
}  // namespace hakari::check

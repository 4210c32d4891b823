#include "ci/check/daily/promise_check.h"

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "absl/status/status.h"

namespace hakari::check {
namespace {

bench::BenchCase Named(const std::string& name) {
  bench::BenchCase bench_case;
  bench_case.name = name;
  return bench_case;
}

// Times foretold: one a look, the last one ever after.
class FakeBench {
 public:
  std::map<std::string, std::vector<double>> ns;  // a position
  std::vector<double> seconds;                    // of each look

  MeasureCases Function() {
    return [this](const std::vector<bench::BenchCase>& cases, const bench::RunOptions& options) {
      seconds.push_back(options.seconds);
      std::vector<bench::Measured> all;
      for (const bench::BenchCase& bench_case : cases) {
        std::vector<double>& times = ns.at(bench_case.name);
        bench::Measured measured;
        measured.name = bench_case.name;
        measured.ns_per_position = times.front();
        if (times.size() > 1) times.erase(times.begin());
        all.push_back(measured);
      }
      return absl::StatusOr<std::vector<bench::Measured>>(all);
    };
  }
};

bench::RunOptions Briefly() {
  bench::RunOptions options;
  options.seconds = 1;
  return options;
}

TEST(PromiseRow, IsKeptFromTheVeryPromiseOn) {
  PromiseRow row;
  row.margin = 1;
  EXPECT_TRUE(row.kept());
  row.margin = 0.999;
  EXPECT_FALSE(row.kept());
}

TEST(CheckPromises, LooksOnceIfAllIsWell) {
  FakeBench bench;
  bench.ns = {{"legal/quiet", {100}}, {"sfen_read/quiet", {1000}}};
  const auto rows =
      CheckPromises({Named("legal/quiet"), Named("sfen_read/quiet")}, Briefly(), bench.Function());
  ASSERT_TRUE(rows.ok());
  ASSERT_EQ(rows->size(), 2u);
  EXPECT_TRUE((*rows)[0].kept());
  EXPECT_EQ((*rows)[0].margin, 100);
  EXPECT_EQ((*rows)[1].looks, 1);
  EXPECT_EQ(bench.seconds.size(), 1u);
}

TEST(CheckPromises, LooksAgainLongerAtWhatSeemsBroken) {
  FakeBench bench;
  bench.ns = {{"legal/quiet", {100}}, {"legal/check", {90'000, 20'000, 5'000}}};
  const auto rows =
      CheckPromises({Named("legal/quiet"), Named("legal/check")}, Briefly(), bench.Function());
  ASSERT_TRUE(rows.ok());
  EXPECT_EQ((*rows)[0].looks, 1);
  EXPECT_TRUE((*rows)[1].kept());
  EXPECT_EQ((*rows)[1].looks, 3);
  EXPECT_EQ((*rows)[1].measured.ns_per_position, 5'000);
  EXPECT_EQ(bench.seconds, (std::vector<double>{1, 4, 16}));
}

TEST(CheckPromises, DoubtsWhatStaysSlow) {
  FakeBench bench;
  bench.ns = {{"legal/check", {90'000}}};
  const auto rows = CheckPromises({Named("legal/check")}, Briefly(), bench.Function());
  ASSERT_TRUE(rows.ok());
  EXPECT_FALSE((*rows)[0].kept());
  EXPECT_EQ((*rows)[0].looks, kMostLooks);
}

TEST(CheckPromises, FailsIfNothingCanBeMeasured) {
  const MeasureCases broken = [](const std::vector<bench::BenchCase>&, const bench::RunOptions&) {
    return absl::StatusOr<std::vector<bench::Measured>>(
        absl::FailedPreconditionError("wrong answers"));
  };
  EXPECT_FALSE(CheckPromises({Named("legal/check")}, Briefly(), broken).ok());
  const MeasureCases lossy = [](const std::vector<bench::BenchCase>&, const bench::RunOptions&) {
    return absl::StatusOr<std::vector<bench::Measured>>(std::vector<bench::Measured>());
  };
  EXPECT_FALSE(CheckPromises({Named("legal/check")}, Briefly(), lossy).ok());
  FakeBench bench;
  bench.ns = {{"no_such_family/x", {1}}};
  EXPECT_FALSE(CheckPromises({Named("no_such_family/x")}, Briefly(), bench.Function()).ok());
}

}  // namespace
}  // namespace hakari::check

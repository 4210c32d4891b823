#include "ci/cli/bench/bench_record.h"

#include <gtest/gtest.h>

#include "bench/answers.h"

namespace hakari::cli {
namespace {

bench::Measured PdsThatCounts(uint64_t more) {
  bench::Measured measured;
  measured.name = "pds/mate";
  measured.expected = bench::KnownAnswers().at("pds/mate").value;
  measured.answer = measured.expected + more;
  return measured;
}

TEST(BenchRecord, TheSameCountsAreTheSameWorkWhateverWasMeasured) {
  EXPECT_EQ(WorkHash({}), WorkHash({PdsThatCounts(0)}));
  EXPECT_EQ(VerdictOn({PdsThatCounts(0)}), "pass");
}

TEST(BenchRecord, ACountThatDiffersIsOtherWorkAndRegressed) {
  EXPECT_NE(WorkHash({PdsThatCounts(1)}), WorkHash({PdsThatCounts(0)}));
  EXPECT_NE(WorkHash({PdsThatCounts(1)}), WorkHash({PdsThatCounts(2)}));
  EXPECT_EQ(VerdictOn({PdsThatCounts(0), PdsThatCounts(1)}), "regressed");
}

}  // namespace
}  // namespace hakari::cli

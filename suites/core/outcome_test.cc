#include "suites/core/outcome.h"

#include "gtest/gtest.h"

namespace hakari::suites {
namespace {

void ExpectSame(const Outcome& a, const Outcome& b) {
  EXPECT_EQ(a.status, b.status);
  EXPECT_EQ(a.answer, b.answer);
  EXPECT_EQ(a.line, b.line);
  EXPECT_EQ(a.why, b.why);
  EXPECT_EQ(a.counters, b.counters);
  EXPECT_EQ(a.times.cpu_ns, b.times.cpu_ns);
  EXPECT_EQ(a.times.wall_ns, b.times.wall_ns);
}

TEST(OutcomeTest, TextKeepsEveryByte) {
  Outcome outcome = Outcome::Ran(std::string("mate\t\xff\n\\x41\0", 11), {{"nodes", UINT64_MAX}});
  outcome.line = "G*5b 6a5a";
  outcome.times = {12, 34};
  const std::string text = OutcomeText(outcome);
  for (unsigned char c : text) EXPECT_TRUE(c == '\t' || (c >= ' ' && c < 127));
  const auto parsed = ParseOutcomeText(text);
  ASSERT_TRUE(parsed.ok()) << parsed.status();
  ExpectSame(*parsed, outcome);
}

// A hexadecimal digit after an escaped byte must not be drawn into the escape.
TEST(OutcomeTest, EscapesEndWhereTheyShould) {
  const Outcome outcome = Outcome::Ran(
      "\xe3\x81\x82"
      "bcd\x01"
      "1");
  ExpectSame(*ParseOutcomeText(OutcomeText(outcome)), outcome);
}

TEST(OutcomeTest, EveryStatusGoesBothWays) {
  for (const Outcome& outcome :
       {Outcome::Ran("1"), Outcome::Refused("no"), Outcome::Crashed("a"), Outcome::Stopped(),
        Outcome::Failed(OutcomeStatus::kTimedOut, "late"),
        Outcome::Failed(OutcomeStatus::kIllegalMove, "7g7e"),
        Outcome::Failed(OutcomeStatus::kUnreadable, "bestmove ?"),
        Outcome::Failed(OutcomeStatus::kWrongClaim, "no mate"),
        Outcome::Failed(OutcomeStatus::kFlooded, "2 GB"),
        Outcome::Failed(OutcomeStatus::kBreach, "twice")}) {
    ExpectSame(*ParseOutcomeText(OutcomeText(outcome)), outcome);
    EXPECT_EQ(outcome.ran(), outcome.why.empty());
  }
  EXPECT_FALSE(ParseOutcomeStatus("RAN").ok());
}

TEST(OutcomeTest, RefusesDamagedText) {
  for (const char* text :
       {"", "ran", "ran\ta\tb\tc\t1", "run\ta\tb\tc\t1\t2", "ran\t\\x\tb\tc\t1\t2",
        "ran\ta\tb\tc\tx\t2", "ran\ta\tb\tc\t1\t2\tnodes",
        "ran\ta\tb\tc\t1\t2\tnodes=9223372036854775808", "ran\ta\tb\tc\t1\t2\tn=1\tn=1",
        "ran\ta\tb\tc\t1\t2\t=1", "ran\ta\tb\tc\t1\t2\t"}) {
    EXPECT_FALSE(ParseOutcomeText(text).ok()) << text;
  }
}

}  // namespace
}  // namespace hakari::suites

#include "bench/answers.h"

#include <gtest/gtest.h>

#include <set>

#include "absl/strings/match.h"
#include "bench/cases.h"
#include "bench/key_cases.h"

namespace hakari {
namespace {

BenchCase Answering(const std::string& name, uint64_t answer) {
  BenchCase bench_case;
  bench_case.name = name;
  bench_case.unit = "moves";
  bench_case.items = bench_case.positions = 1;
  bench_case.pass = [answer] { return answer; };
  return bench_case;
}

TEST(Answers, OfEveryBenchmarkAreRight) {
  const absl::Status verified = VerifyAnswers(AllCases(), KnownAnswers());
  EXPECT_TRUE(verified.ok()) << verified;
}

TEST(Answers, BelongToBenchmarksThatExist) {
  std::set<std::string> names;
  for (const BenchCase& bench_case : AllCases()) {
    EXPECT_TRUE(names.insert(bench_case.name).second) << bench_case.name << " twice";
    EXPECT_GT(bench_case.positions, 0u) << bench_case.name;
    EXPECT_NE(bench_case.unit, "") << bench_case.name;
  }
  EXPECT_GT(names.size(), 40u);
  ASSERT_FALSE(KnownAnswers().empty());
  for (const auto& [name, answer] : KnownAnswers()) {
    EXPECT_EQ(names.count(name), 1u) << name << " is no benchmark";
  }
}

TEST(KeyCases, AreBenchmarksThatExist) {
  for (const absl::string_view key : kKeyCases) {
    EXPECT_TRUE(FindCase(key).has_value()) << key;
    EXPECT_TRUE(IsKeyCase(key)) << key;
  }
  EXPECT_FALSE(IsKeyCase("sfen_read/quiet"));
}

TEST(VerifyAnswers, NamesWhatIsWrong) {
  const Answers answers = {{"good", 7}, {"bad", 8}, {"idle", 0}};
  EXPECT_TRUE(VerifyAnswers({Answering("good", 7)}, answers).ok());
  const absl::Status status = VerifyAnswers(
      {Answering("good", 7), Answering("bad", 9), Answering("unknown", 1), Answering("idle", 0)},
      answers);
  ASSERT_FALSE(status.ok());
  EXPECT_TRUE(absl::StrContains(status.message(), "bad: answered 9, expected 8")) << status;
  EXPECT_TRUE(absl::StrContains(status.message(), "unknown: no answer is known")) << status;
  EXPECT_TRUE(absl::StrContains(status.message(), "idle: nothing was done")) << status;
  EXPECT_FALSE(absl::StrContains(status.message(), "good")) << status;
}

TEST(ParseAnswers, ReadsWhatIsWritten) {
  const std::string text = AnswerFile({Answering("b", 2), Answering("a", 1)});
  EXPECT_EQ(text, "a 1\nb 2\n");
  const absl::StatusOr<Answers> answers = ParseAnswers(text);
  ASSERT_TRUE(answers.ok());
  EXPECT_EQ(*answers, (Answers{{"a", 1}, {"b", 2}}));
}

TEST(ParseAnswers, RefusesWhatItCannotRead) {
  for (const char* text : {"", "\n\n", "a\n", "a x\n", "a 1 2\n", "a 1\na 1\n", "a -1\n"}) {
    EXPECT_FALSE(ParseAnswers(text).ok()) << text;
  }
  EXPECT_TRUE(absl::StrContains(ParseAnswers("a 1\nb\n").status().message(), "answers.txt:2"));
}

}  // namespace
}  // namespace hakari

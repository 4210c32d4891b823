#include "bench/answers.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/match.h"
#include "base/status/testing.h"
#include "bench/cases.h"
#include "bench/key_cases.h"

namespace hakari::bench {
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
  const std::vector<BenchCase> cases = AllCases();
  HAKARI_ASSERT_OK(const std::vector<uint64_t> given, VerifiedAnswers(cases, KnownAnswers()));
  for (size_t i = 0; i < cases.size(); ++i) {
    EXPECT_EQ(given[i], KnownAnswers().at(cases[i].name).value)
        << cases[i].name << ": accept an intended change with ./hakari accept bench";
  }
}

TEST(Answers, BelongToBenchmarksThatExist) {
  std::set<std::string> names;
  for (const BenchCase& bench_case : AllCases()) {
    EXPECT_TRUE(names.insert(bench_case.name).second) << bench_case.name << " occurs twice";
    EXPECT_GT(bench_case.positions, 0u) << bench_case.name;
    EXPECT_NE(bench_case.unit, "") << bench_case.name;
  }
  EXPECT_GT(names.size(), 40u);
  ASSERT_FALSE(KnownAnswers().empty());
  for (const auto& [name, answer] : KnownAnswers()) {
    EXPECT_EQ(names.count(name), 1u) << name << " is not a benchmark";
  }
}

// No truth may be called a count and then be accepted.
TEST(Answers, AreCountsOfSearchesAndModelsAlone) {
  const std::set<std::string> counted = {"classify",
                                         "dfpn",
                                         "evaluate",
                                         "evaluate_after_move",
                                         "evaluate_from_scratch",
                                         "exchange",
                                         "features",
                                         "pds",
                                         "pick",
                                         "quiescence",
                                         "search",
                                         "search_table",
                                         "sharp_classify",
                                         "sharp_features",
                                         "strong"};
  for (const auto& [name, answer] : KnownAnswers()) {
    const bool is_count = counted.count(name.substr(0, name.find('/'))) == 1;
    EXPECT_EQ(answer.kind, is_count ? AnswerKind::kCount : AnswerKind::kTruth) << name;
  }
}

TEST(KeyCases, AreBenchmarksThatExist) {
  for (const absl::string_view key : kKeyCases) {
    EXPECT_TRUE(FindCase(key).has_value()) << key;
    EXPECT_TRUE(IsKeyCase(key)) << key;
  }
  EXPECT_FALSE(IsKeyCase("sfen_read/quiet"));
}

Answer Truth(uint64_t value) { return {AnswerKind::kTruth, value}; }
Answer Count(uint64_t value) { return {AnswerKind::kCount, value}; }

TEST(VerifiedAnswers, NamesWhatIsWrong) {
  const Answers answers = {{"good", Truth(7)}, {"bad", Truth(8)}, {"idle", Truth(0)}};
  EXPECT_TRUE(VerifiedAnswers({Answering("good", 7)}, answers).ok());
  const absl::Status status = VerifiedAnswers({Answering("good", 7), Answering("bad", 9),
                                               Answering("unknown", 1), Answering("idle", 0)},
                                              answers)
                                  .status();
  EXPECT_EQ(status.message(),
            "wrong answers, nothing was measured: bad: answered 9, expected 8; "
            "unknown: answers.txt has no answer for it; idle: it did no work");
}

TEST(VerifiedAnswers, ACountMayDifferButNotBeNothing) {
  const Answers answers = {{"search", Count(8)}};
  HAKARI_ASSERT_OK(const auto given, VerifiedAnswers({Answering("search", 9)}, answers));
  EXPECT_EQ(given, std::vector<uint64_t>{9});
  EXPECT_FALSE(VerifiedAnswers({Answering("search", 0)}, answers).ok());
}

TEST(ParseAnswers, ReadsWhatIsWritten) {
  const Answers answers = {{"b", Count(2)}, {"a", Truth(1)}};
  const std::string text = AnswersText(answers);
  EXPECT_EQ(text, "a truth 1\nb count 2\n");
  HAKARI_ASSERT_OK(const Answers read, ParseAnswers(text));
  EXPECT_EQ(read, answers);
}

TEST(ParseAnswers, RefusesWhatItCannotReadAndSaysWhere) {
  const std::pair<const char*, const char*> kBad[] = {
      {"", "answers.txt: empty"},
      {"\n\n", "answers.txt: empty"},
      {"a truth 1\nb\n",
       "answers.txt:2: expected a name, `truth` or `count`, and a number, got: b"},
      {"a 1\n", "answers.txt:1: expected a name, `truth` or `count`, and a number, got: a 1"},
      {"a truth x\n", "answers.txt:1: expected a name"},
      {"a truth -1\n", "answers.txt:1: expected a name"},
      {"a truth 18446744073709551616\n", "answers.txt:1: expected a name"},
      {"a truth 1 2\n", "answers.txt:1: expected a name"},
      {" truth 1\n", "answers.txt:1: expected a name"},
      {"\na guess 1\n", "answers.txt:2: expected `truth` or `count`, got: guess"},
      {"a truth? 1\n", "answers.txt:1: expected `truth` or `count`, got: truth?"},
      {"a truth 1\na count 1\n", "answers.txt:2: duplicate answer for a"},
  };
  for (const auto& [text, why] : kBad) {
    const absl::Status status = ParseAnswers(text).status();
    EXPECT_TRUE(absl::StartsWith(status.message(), why)) << text << ": " << status;
  }
}

}  // namespace
}  // namespace hakari::bench

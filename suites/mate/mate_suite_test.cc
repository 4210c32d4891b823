#include "suites/mate/mate_suite.h"

#include <algorithm>
#include <atomic>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/notation/sfen.h"
#include "engine/player/game.h"
#include "engine/position/position.h"
#include "gtest/gtest.h"
#include "suites/core/limits.h"
#include "suites/core/outcome.h"
#include "suites/core/problem.h"
#include "suites/core/problem_line.h"
#include "suites/core/problem_set.h"
#include "suites/engines/mate_claim.h"
#include "suites/mate/mate_program.h"
#include "suites/mate/mate_rows.h"
#include "suites/run/runner.h"

namespace hakari::suites {
namespace {

TEST(MateSuites, TheProblemsCanBeRead) {
  const auto read = [](const Suite& suite) {
    const auto set = ReadProblemSet(suite.problem_files);
    EXPECT_TRUE(set.ok()) << set.status();
    return set.ok() ? set->problems().size() : 0;
  };
  EXPECT_EQ(read(MateSuite()), 10000u);
  EXPECT_EQ(read(ClassicsSuite()), 4u);
  EXPECT_EQ(read(ThemesSuite()), 22u);
}

TEST(MateSuites, NotesJudgeTheAnswer) {
  const Suite suite = ThemesSuite();
  Problem problem;
  const auto judge = [&](const char* answer) { return suite.score(problem, Outcome::Ran(answer)); };
  EXPECT_EQ(judge("mate").verdict, Score::Verdict::kOpen);
  problem.expected.is_mate = true;
  EXPECT_TRUE(judge("mate").is_right());
  EXPECT_TRUE(judge("nomate").is_wrong());
  EXPECT_TRUE(judge("nomate").is_fault);
  EXPECT_EQ(judge("unknown").verdict, Score::Verdict::kOpen);
  problem.expected.is_mate = false;
  EXPECT_TRUE(judge("nomate").is_right());
  EXPECT_TRUE(judge("mate").is_fault);
  EXPECT_EQ(suite.programs[0].unsolved_answer, "unknown");
}

// Answers and counts by problem. They are sorted, so that runs in different orders can be compared.
std::vector<std::string> Counts(const std::vector<const Problem*>& problems, int jobs) {
  ProblemRunOptions options;
  options.limits.nodes = 1000;
  options.run.jobs = jobs;
  const std::atomic<bool> never{false};
  const auto ran = RunProblems(problems, MateSuite().programs[0], options, never);
  EXPECT_TRUE(ran.ok());
  std::vector<std::string> counts;
  for (size_t i = 0; i < problems.size(); ++i) {
    Outcome outcome = ran->outcomes[i];
    outcome.times = {};
    counts.push_back(problems[i]->id + " " + OutcomeText(outcome));
  }
  std::sort(counts.begin(), counts.end());
  return counts;
}

TEST(MateSuites, CountsDependOnNothingButTheProblem) {
  const auto set = ReadProblemSet(MateSuite().problem_files);
  ASSERT_TRUE(set.ok());
  constexpr size_t kEvery = 50;
  std::vector<const Problem*> problems;
  for (size_t i = 0; i < set->problems().size(); i += kEvery) {
    problems.push_back(&set->problems()[i]);
  }
  const std::vector<std::string> in_order = Counts(problems, 1);
  EXPECT_EQ(Counts(problems, 1), in_order) << "run twice";
  EXPECT_EQ(Counts(problems, 3), in_order) << "on three threads";
  std::shuffle(problems.begin(), problems.end(), std::mt19937(1));
  EXPECT_EQ(Counts(problems, 1), in_order) << "shuffled";
}

constexpr char kMateInOne[] = "4k4/9/4P4/9/9/9/9/9/9 b G 1";
constexpr char kNoChecks[] = "4k4/9/9/9/9/9/9/9/4K4 b - 1";

Outcome Solve(const std::string& sfen, const Limits& limits, const std::string& program = "pds",
              bool stopped = false) {
  const Problem problem = *ParseProblemLine(absl::StrCat("sfen ", sfen, " ; id=p"), {"test"});
  const std::atomic<bool> stop{stopped};
  return (*FindMateProgram(program)->make(stop))->Run(problem, limits, stop);
}

Limits Nodes(uint64_t nodes) {
  Limits limits;
  limits.nodes = nodes;
  return limits;
}

TEST(MateProgram, EverySolverAnswers) {
  ASSERT_GE(MatePrograms().size(), 2u);
  for (const ProgramSpec& program : MatePrograms()) {
    const Outcome mate = Solve(kMateInOne, Nodes(1000), program.name);
    EXPECT_EQ(mate.answer, kMateAnswer) << program.name;
    EXPECT_EQ(mate.line, "G*5b");
    EXPECT_EQ(mate.counters.at("plies"), 1u);
    EXPECT_GE(mate.counters.at("nodes"), 1u);
    const Outcome none = Solve(kNoChecks, Nodes(1000), program.name);
    EXPECT_EQ(none.answer, kNoMateAnswer) << program.name;
    EXPECT_EQ(none.counters.count("plies"), 0u);
  }
}

TEST(MateProgram, AClaimThatNeedsTheDefendersHelpIsWrong) {
  using Kind = engines::MateClaimVerdict::Kind;
  const Position mate = *notation::ParseSfen(kMateInOne);
  EXPECT_EQ(CheckMateClaim(mate, player::ParseMoves("G*5b")).kind, Kind::kHolds);
  EXPECT_EQ(CheckMateClaim(mate, player::ParseMoves("G*4b")).kind, Kind::kWrong);
  EXPECT_EQ(CheckMateClaim(mate, player::ParseMoves("G*5a")).kind, Kind::kIllegalMove);
  const Position none = *notation::ParseSfen("9/7k1/1+p7/1L7/3g5/9/9/9/9 b 2G 1");
  const engines::MateClaimVerdict helped =
      CheckMateClaim(none, player::ParseMoves("G*1c 2b1a G*1b"));
  EXPECT_EQ(helped.kind, Kind::kWrong);
  EXPECT_EQ(helped.why, "the line mates, but the defender has a better one");
}

TEST(MateProgram, UnknownSaysWhy) {
  const Outcome outcome = Solve("k8/9/9/9/9/9/9/9/9 b 2R2B 1", Nodes(10));
  EXPECT_TRUE(outcome.ran());
  EXPECT_EQ(outcome.answer, kUnknownAnswer);
  EXPECT_EQ(outcome.counters.at("nodes"), 10u);
  EXPECT_EQ(outcome.why, "the limit on nodes");
}

TEST(MateProgram, RefusesWhatMakesNoSense) {
  const auto refused = [](const std::string& sfen, const Limits& limits, absl::string_view words) {
    const Outcome outcome = Solve(sfen, limits);
    return outcome.status == OutcomeStatus::kRefused && absl::StrContains(outcome.why, words);
  };
  EXPECT_TRUE(refused("9/9/9/9/9/9/9/9/4K4 b - 1", Nodes(10), "no king to mate"));
  EXPECT_TRUE(refused(kMateInOne, Nodes(0), "0 nodes"));
  Limits tight = Nodes(1'000'000);
  tight.table_mib = 1;
  EXPECT_TRUE(refused(kMateInOne, tight, "a table of 1 MiB is enough for"));
}

TEST(MateProgram, ALargerTableChangesNothing) {
  Limits roomy = Nodes(1000);
  roomy.table_mib = 16;
  EXPECT_EQ(Solve(kMateInOne, roomy).counters, Solve(kMateInOne, Nodes(1000)).counters);
}

TEST(MateProgram, Stops) {
  const Outcome outcome = Solve("k8/9/9/9/9/9/9/9/9 b 2R2B 1", Nodes(1'000'000), "pds", true);
  EXPECT_EQ(outcome.status, OutcomeStatus::kStopped);
}

TEST(MateProgram, UnknownNamesAreToldApartFromNone) {
  EXPECT_TRUE(FindMateProgram("").ok());
  EXPECT_TRUE(absl::StrContains(FindMateProgram("pdz").status().message(), "pds, dfpn"));
}

TEST(MateProgram, ThreadsArePartOfWhatItIs) {
  const ProgramSpec team = *FindMateProgram("strong", "", 3);
  EXPECT_EQ(team.name, "strong");
  EXPECT_TRUE(absl::StrContains(team.configuration, "; threads=3")) << team.configuration;
  EXPECT_FALSE(absl::StrContains(FindMateProgram("strong")->configuration, "threads"));
  EXPECT_EQ(FindMateProgram("pds", "", 2).status().message(),
            "pds searches with one thread; use strong for more threads");
  EXPECT_TRUE(absl::StrContains(FindMateProgram("usi:x", "", 2).status().message(),
                                "usi:option.Threads=2 ENGINE"));
}

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

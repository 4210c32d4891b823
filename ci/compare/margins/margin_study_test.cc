// Margins over three positions, few nodes each.
#include "ci/compare/margins/margin_study.h"

#include <atomic>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/context/context.h"
#include "ci/compare/margins/audited_cuts.h"
#include "ci/compare/margins/margin_summary.h"
#include "engine/search/margin_audit.h"
#include "engine/search/settings/settings.h"
#include "gtest/gtest.h"
#include "suites/core/outcome.h"
#include "suites/core/problem.h"
#include "suites/core/problem_line.h"
#include "suites/core/score.h"
#include "suites/engines/programs/watched_search.h"
#include "suites/engines/search_player.h"

namespace hakari::compare {
namespace {

constexpr const char* kPositions[] = {
    "sfen ln1g2knl/2rs1gsb1/1pp1pp1p1/p2p2p1p/2P6/4PP3/PP1P2PPP/1BR2GS2/LNSG2KNL w - 22 ; id=p1",
    "sfen lns1k2nl/1r5b1/1ppgg1sp1/p2pppp1P/7P1/2PP1PP2/PP2PG3/1SBR3S1/LN1GK2NL b P 37 ; id=p2",
    "sfen ln4k1l/4r4/2sgsgnp1/ppppp1pbp/9/PPPPPpP1P/2S1G1NPB/4R1GSL/LN5K1 b p 59 ; id=p3"};

SuiteToStudy Suite(uint64_t nodes = 3000) {
  SuiteToStudy suite;
  suite.name = "three";
  for (const char* line : kPositions) {
    suite.problems.push_back(*suites::ParseProblemLine(line, {"test"}));
  }
  suite.score = [](const suites::Problem& problem, const suites::Outcome&) {
    return suites::Score::OfChoice({}, problem.id == "p2");
  };
  suite.limits.nodes = nodes;
  return suite;
}

MarginContestant With(const std::string& settings) {
  MarginContestant contestant = {settings, "for a test", absl::StrCat("search:", settings), {}};
  EXPECT_TRUE(contestant.config.Set("Profile", settings).ok()) << settings;
  contestant.config.table_mib = 1;
  return contestant;
}

constexpr char kOff[] = "default,reverse_futility=0";
// Adopts the smallest candidate as soon as more than 20 nodes have been counted.
constexpr char kDynamic[] =
    "default,futility=0,dynamic.mode=2,dynamic.target=0,dynamic.threshold=20";

StudyOptions Options(const std::vector<std::string>& settings) {
  StudyOptions options;
  for (const std::string& one : settings) options.contestants.push_back(With(one));
  options.cuts_kept = 8;
  return options;
}

StudiedSuite Study(const StudyOptions& options, int jobs = 1) {
  Context context;
  context.jobs = jobs;
  auto studied = StudySuite(Suite(), options, context);
  EXPECT_TRUE(studied.ok()) << studied.status();
  return *std::move(studied);
}

int64_t Count(const StudiedSuite& suite, size_t who, size_t position, const std::string& counter) {
  return suite.comparison.positions[position].answers[who].outcome.Counter(counter).value_or(-1);
}

TEST(MarginStudy, AuditsWhatEachCutsInEveryPosition) {
  const StudiedSuite suite = Study(Options({"default", "default,reverse_futility_fixed=0", kOff}));
  ASSERT_EQ(suite.comparison.positions.size(), 3u);
  ASSERT_EQ(suite.audits.size(), 3u);
  EXPECT_FALSE(suite.audit_interrupted);
  for (size_t position = 0; position < 3; ++position) {
    for (const size_t who : {size_t{0}, size_t{1}}) {
      const CutCounts counts = TotalOf(suite.audits[who][position]);
      EXPECT_GE(counts.audited, 4) << "half of those kept, at least";
      EXPECT_LE(counts.audited, 8);
      EXPECT_LE(counts.wrong, counts.audited);
      EXPECT_GE(Count(suite, who, position, engines::kCutsCounter), counts.audited);
    }
    EXPECT_TRUE(suite.audits[2][position].empty());
    EXPECT_EQ(Count(suite, 2, position, engines::kCutsCounter), 0);
  }
}

// Checks the study against direct searches and audits. The two contestants differ in settings that
// affect audits as well, so that an audit by the other's settings would be noticed.
TEST(MarginStudy, SaysWhatTheAuditOfTheSearchSays) {
  StudyOptions options = Options({"default,reverse_futility_fixed=0",
                                  "plain,table=1,reverse_futility=3,reverse_futility_fixed=0"});
  options.cuts_kept = 40;
  const StudiedSuite suite = Study(options);
  for (const size_t who : {size_t{0}, size_t{1}}) {
    engines::SearchConfig config = options.contestants[who].config;
    config.cuts_kept = options.cuts_kept;
    const auto cuts = std::make_shared<engines::CutNodes>();
    const std::atomic<bool> go_on(false);
    const auto program = *engines::WatchedSearchProgram("again", config, cuts).make(go_on);
    for (size_t position = 0; position < 3; ++position) {
      const SuiteToStudy asked = Suite();
      program->Run(asked.problems[position], asked.limits, go_on);
      const std::map<int, CutCounts> again = CountsByDepth(
          search::Audit(cuts->at(asked.problems[position].id), config.settings, config.weights));
      const std::map<int, CutCounts>& found = suite.audits[who][position];
      ASSERT_EQ(found.size(), again.size());
      for (const auto& [depth, counts] : again) {
        EXPECT_EQ(found.at(depth).audited, counts.audited) << depth;
        EXPECT_EQ(found.at(depth).wrong, counts.wrong) << depth;
      }
    }
  }
}

TEST(MarginStudy, JobsChangeNothing) {
  const StudyOptions options = Options({"default", kDynamic, "default,reverse_futility_fixed=0"});
  const StudiedSuite one = Study(options, 1);
  const StudiedSuite three = Study(options, 3);
  for (size_t who = 0; who < 3; ++who) {
    for (size_t position = 0; position < 3; ++position) {
      const auto outcome = [&](const StudiedSuite& suite) -> const suites::CountedAnswer& {
        return suite.comparison.positions[position].answers[who].outcome;
      };
      EXPECT_EQ(outcome(one), outcome(three));
      EXPECT_EQ(TotalOf(one.audits[who][position]).audited,
                TotalOf(three.audits[who][position]).audited);
      EXPECT_EQ(TotalOf(one.audits[who][position]).wrong,
                TotalOf(three.audits[who][position]).wrong);
    }
  }
}

TEST(MarginStudy, CountsLiveOnOverASuiteAndNoFurther) {
  StudyOptions options = Options({"default", kDynamic});
  const StudiedSuite carried = Study(options);
  EXPECT_EQ(Count(carried, 1, 2, engines::AdoptedCounter(1)), 50);
  const StudiedSuite again = Study(options);
  EXPECT_GT(Count(again, 1, 0, engines::kMarginTriesCounter), 20) << "the next suite counts anew";
  options.positions_a_life = 1;
  const StudiedSuite anew = Study(options);
  EXPECT_GT(Count(anew, 1, 1, engines::kMarginTriesCounter),
            Count(carried, 1, 1, engines::kMarginTriesCounter));
}

TEST(MarginStudy, ATableOfAnotherSizeForgetsNoCounts) {
  SuiteToStudy suite = Suite();
  suite.limits.table_mib = 2;
  const auto studied = StudySuite(suite, Options({"default", kDynamic}), Context());
  ASSERT_TRUE(studied.ok()) << studied.status();
  const StudiedSuite usual = Study(Options({"default", kDynamic}));
  EXPECT_EQ(Count(*studied, 1, 1, engines::AdoptedCounter(1)), 50);
  EXPECT_LT(Count(*studied, 1, 1, engines::kMarginTriesCounter),
            Count(*studied, 1, 0, engines::kMarginTriesCounter))
      << "at depth 1 nothing is counted any more";
  EXPECT_GT(Count(usual, 1, 0, engines::kMarginTriesCounter), 0);
}

TEST(MarginStudy, AnInterruptionLeavesTheAuditOut) {
  const std::atomic<bool> stop(true);
  Context context;
  context.stop = &stop;
  const auto studied = StudySuite(Suite(), Options({"default", kOff}), context);
  ASSERT_TRUE(studied.ok()) << studied.status();
  EXPECT_TRUE(studied->comparison.interrupted);
  EXPECT_TRUE(studied->audit_interrupted);
  EXPECT_TRUE(FiguresOf(*studied).measured_nothing);
}

TEST(MarginSummary, AddsUpWhatTheAnswersCount) {
  const StudiedSuite suite = Study(Options({"default", kDynamic, kOff}));
  const SuiteFigures figures = FiguresOf(suite);
  EXPECT_FALSE(figures.measured_nothing);
  for (size_t who = 0; who < 3; ++who) {
    int64_t nodes = 0, cuts = 0, audited = 0;
    for (size_t position = 0; position < 3; ++position) {
      nodes += Count(suite, who, position, "nodes");
      cuts += Count(suite, who, position, engines::kCutsCounter);
      audited += TotalOf(suite.audits[who][position]).audited;
    }
    EXPECT_EQ(figures.of[who].nodes, nodes);
    EXPECT_EQ(figures.of[who].cuts, cuts);
    EXPECT_EQ(figures.of[who].audited.audited, audited);
    EXPECT_GT(*figures.of[who].mean_depth, 1);
  }
  EXPECT_FALSE(figures.of[0].cuts_to_first);
  ASSERT_TRUE(figures.of[1].cuts_to_first);
  EXPECT_EQ(figures.of[1].cuts_to_first->positions, 3);
  EXPECT_FALSE(figures.of[2].cuts_to_first) << "it cuts nothing";
  EXPECT_FALSE(figures.of[2].audited.is_known());
  EXPECT_EQ(*figures.of[1].mcnemar_p, 1.0) << "all solve the same problem";
  EXPECT_FALSE(figures.of[0].mcnemar_p);
  EXPECT_NEAR(figures.summary.confidence, 0.975, 1e-12);
  EXPECT_NEAR(figures.audit_confidence, 1 - 0.05 / 3, 1e-12);
}

TEST(MarginSummary, SaysWhatWasAdoptedAndSinceWhen) {
  const SuiteFigures figures = FiguresOf(Study(Options({"default", kDynamic})));
  EXPECT_FALSE(figures.of[0].is_dynamic);
  EXPECT_TRUE(figures.of[0].adopted.empty());
  const MarginFigures& dynamic = figures.of[1];
  EXPECT_TRUE(dynamic.is_dynamic);
  EXPECT_GT(dynamic.tries, 20);
  EXPECT_GT(dynamic.tried_nodes, 0);
  EXPECT_GT(dynamic.adopted_cuts, 0);
  ASSERT_FALSE(dynamic.adopted.empty());
  EXPECT_EQ(dynamic.adopted[0].depth, 1);
  EXPECT_EQ(dynamic.adopted[0].centipawns, 50);
  EXPECT_EQ(dynamic.adopted[0].positions, 3);
  EXPECT_EQ(dynamic.adopted[0].first, "p1");
}

TEST(CutCounts, HaveAnExactInterval) {
  CutCounts counts;
  EXPECT_FALSE(counts.is_known());
  for (int i = 0; i < 10; ++i) counts.Add({1, 100, i == 0});
  EXPECT_DOUBLE_EQ(counts.precision(), 0.9);
  const Interval right = counts.PrecisionInterval(0.95);
  // Clopper and Pearson of 9 of 10.
  EXPECT_NEAR(right.low, 0.5550, 0.0001);
  EXPECT_NEAR(right.high, 0.9975, 0.0001);
}

TEST(CutCounts, AreAddedUpByDepth) {
  std::map<int, CutCounts> sum = CountsByDepth({{1, 0, true}, {1, 0, false}, {3, 0, false}});
  AddCounts(CountsByDepth({{1, 0, true}, {2, 0, true}}), sum);
  ASSERT_EQ(sum.size(), 3u);
  EXPECT_EQ(sum[1].audited, 3);
  EXPECT_EQ(sum[1].wrong, 2);
  EXPECT_EQ(TotalOf(sum).audited, 5);
  EXPECT_EQ(TotalOf(sum).wrong, 3);
}

}  // namespace
}  // namespace hakari::compare

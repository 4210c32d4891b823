#include "suites/predict/label_run.h"

#include <atomic>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "base/status/testing.h"
#include "engine/notation/sfen.h"
#include "gtest/gtest.h"
#include "suites/core/limits.h"
#include "suites/core/problem.h"
#include "suites/core/problem_line.h"
#include "suites/core/problem_set.h"

namespace hakari::suites {
namespace {

constexpr char kSmall[] = "suites/predict/testdata/small.sfen";

const std::atomic<bool> kGoOn{false};

ProblemSet SmallProblems() { return *ReadProblemSet({kSmall}); }

LabelRunOptions Options(int jobs = 2) {
  LabelRunOptions options;
  options.recipe = {5000, 100, 2000};
  options.run.jobs = jobs;
  return options;
}

std::string RunText(const LabelRunOptions& options) {
  const absl::StatusOr<LabelRun> run = LabelProblems(SmallProblems(), options, kGoOn);
  return run.ok() ? FormatLabels(run->file) : std::string(run.status().message());
}

absl::StatusOr<std::unique_ptr<Journal>> OpenJournal(const std::string& path) {
  return Journal::Open(path, LabelRunIdentity(SmallProblems(), Options().recipe, {}), false);
}

// The journal of a run that was killed after some labels.
std::string JournalOfAKilledRun(const std::string& name) {
  const std::string path = absl::StrCat(testing::TempDir(), "/", name);
  LabelRunOptions options = Options();
  const auto journal = *OpenJournal(path);
  options.run.journal = journal.get();
  RunText(options);
  const std::string text = *ReadTextFile(path);
  EXPECT_TRUE(WriteFileAtomically(path, text.substr(0, text.size() / 2)).ok());
  return path;
}

TEST(LabelRun, JobsChangeNothing) {
  const std::string one = RunText(Options(1));
  EXPECT_EQ(ParseLabels(one, "one")->labels.size(), SmallProblems().problems().size());
  EXPECT_EQ(RunText(Options(3)), one);
}

TEST(LabelRun, ShardsMakeTheWhole) {
  LabelRunOptions whole = Options();
  for (const int index : {2, 1}) {
    LabelRunOptions part = Options();
    part.shard = {index, 2};
    const absl::StatusOr<LabelRun> run = LabelProblems(SmallProblems(), part, kGoOn);
    EXPECT_EQ(run->file.labels.size(), SmallProblems().problems().size() / 2);
    whole.taken.insert(whole.taken.end(), run->file.labels.begin(), run->file.labels.end());
  }
  const absl::StatusOr<LabelRun> run = LabelProblems(SmallProblems(), whole, kGoOn);
  EXPECT_EQ(run->taken, 20);
  EXPECT_EQ(run->cpu_ns, 0);
  EXPECT_EQ(FormatLabels(run->file), RunText(Options()));
}

TEST(LabelRun, TakenLabelsMayRepeatButNotDiffer) {
  LabelRunOptions options = Options();
  options.taken = LabelProblems(SmallProblems(), options, kGoOn)->file.labels;
  options.taken.push_back(options.taken.front());
  EXPECT_EQ(LabelProblems(SmallProblems(), options, kGoOn)->taken, 20);
  ++options.taken.back().nodes;
  const absl::Status refused = LabelProblems(SmallProblems(), options, kGoOn).status();
  EXPECT_TRUE(absl::StrContains(refused.message(), options.taken.back().id)) << refused;
}

TEST(LabelRun, GoesOnWhereItWasKilled) {
  const auto journal = *OpenJournal(JournalOfAKilledRun("killed.journal"));
  LabelRunOptions options = Options();
  options.run.journal = journal.get();
  HAKARI_ASSERT_OK(const LabelRun run, LabelProblems(SmallProblems(), options, kGoOn));
  EXPECT_GT(run.resumed, 0);
  EXPECT_LT(run.resumed, 20);
  EXPECT_EQ(FormatLabels(run.file), RunText(Options()));
}

TEST(LabelRun, ADamagedOrForeignJournalIsRefused) {
  const std::string path = JournalOfAKilledRun("damaged.journal");
  std::string text = *ReadTextFile(path);
  const std::string other = absl::StrCat(path, ".other");
  ASSERT_TRUE(WriteFileAtomically(other, text).ok());
  LabelRecipe recipe = Options().recipe;
  ++recipe.strong_nodes;
  EXPECT_FALSE(Journal::Open(other, LabelRunIdentity(SmallProblems(), recipe, {}), false).ok());

  text[text.size() / 2] ^= 1;
  ASSERT_TRUE(WriteFileAtomically(path, text).ok());
  EXPECT_TRUE(absl::StrContains(OpenJournal(path).status().message(), "a damaged line"));
}

TEST(LabelRun, AnInterruptionLeavesTheRestUndone) {
  const std::atomic<bool> stop{true};
  HAKARI_ASSERT_OK(const LabelRun run, LabelProblems(SmallProblems(), Options(), stop));
  EXPECT_TRUE(run.interrupted);
  EXPECT_TRUE(run.file.labels.empty());
}

TEST(LabelRun, NoSuchShard) {
  LabelRunOptions options = Options();
  options.shard = {3, 2};
  EXPECT_FALSE(LabelProblems(SmallProblems(), options, kGoOn).ok());
}

LabelFile SmallLabels() { return LabelProblems(SmallProblems(), Options(), kGoOn)->file; }

TEST(StrongCheck, PdsFindsNoMate) {
  HAKARI_ASSERT_OK(const StrongCheck check,
                   CheckStrongLabels(SmallProblems(), SmallLabels(), 100, Options(), kGoOn));
  EXPECT_GT(check.asked, 0);
  EXPECT_EQ(check.asked, check.strong);
  EXPECT_TRUE(check.mates.empty());
}

TEST(StrongCheck, FindsALabelThatIsWrong) {
  LabelFile file = SmallLabels();
  int mates = 0;
  for (Label& label : file.labels) {
    mates += label.is_mate();
    label.way = LabelWay::kStrong;
  }
  LabelRunOptions without_strong = Options();
  without_strong.recipe.strong_nodes = 0;
  int proven_none = 0;
  const auto by_pds = LabelProblems(SmallProblems(), without_strong, kGoOn);
  for (const Label& label : by_pds->file.labels) proven_none += label.way == LabelWay::kPdsNone;
  ASSERT_GT(proven_none, 0);
  const absl::StatusOr<StrongCheck> all =
      CheckStrongLabels(SmallProblems(), file, 20, Options(), kGoOn);
  EXPECT_EQ(static_cast<int>(all->mates.size()), mates);
  EXPECT_EQ(all->none, proven_none);
  EXPECT_TRUE(absl::StrContains(StrongCheckText(*all), absl::StrCat("PDS finds a mate in ", mates)))
      << StrongCheckText(*all);
  EXPECT_EQ(CheckStrongLabels(SmallProblems(), file, 7, Options(), kGoOn)->asked, 7);
}

TEST(StrongCheck, MayBeInterrupted) {
  const std::atomic<bool> stop{true};
  EXPECT_TRUE(CheckStrongLabels(SmallProblems(), SmallLabels(), 20, Options(), stop)->interrupted);
}

constexpr LabelRecipe kRecipe = {20000, 100, 2000};

std::vector<Problem> SmallList() {
  const ProblemSet set = SmallProblems();
  EXPECT_FALSE(set.problems().empty());
  return set.problems();
}

// The definition itself: PDS with all nodes at once.
mate::MateResult PlainPds(const Position& position) {
  const auto pds = *mate::MakeMateSolver("pds", *mate::TableBytesFor("pds", kRecipe.nodes));
  mate::MateLimits limits;
  limits.nodes = kRecipe.nodes;
  return pds->Solve(position, limits);
}

TEST(Labeller, NoStepChangesAnAnswer) {
  const auto labeller = *Labeller::Make(kRecipe);
  std::set<LabelWay> ways;
  for (const Problem& problem : SmallList()) {
    const Position position = problem.position();
    const std::optional<Label> label = labeller->LabelOf(position, kGoOn);
    ASSERT_TRUE(label);
    const mate::MateResult plain = PlainPds(position);
    EXPECT_EQ(label->is_mate(), plain.answer == mate::MateAnswer::kMate) << problem.id;
    EXPECT_TRUE(label->way == LabelWay::kStrong || label->nodes == plain.nodes) << problem.id;
    EXPECT_EQ(label->way == LabelWay::kPdsNone,
              plain.answer == mate::MateAnswer::kNoMate && label->way != LabelWay::kStrong);
    ways.insert(label->way);
  }
  EXPECT_EQ(ways.size(), 4u) << "the positions no longer go all ways";
}

TEST(Labeller, DoesWithoutTheStrongSolver) {
  const auto labeller = *Labeller::Make({kRecipe.nodes, kRecipe.first_nodes, 0});
  for (const Problem& problem : SmallList()) {
    const Position position = problem.position();
    const std::optional<Label> label = labeller->LabelOf(position, kGoOn);
    const mate::MateResult plain = PlainPds(position);
    EXPECT_EQ(label->nodes, plain.nodes) << problem.id;
    EXPECT_EQ(label->way == LabelWay::kPdsNone, plain.answer == mate::MateAnswer::kNoMate);
  }
}

TEST(Labeller, MayHaveFewerNodesThanItsFirstStep) {
  const auto labeller = *Labeller::Make({10, 100, 1000});
  const std::optional<Label> label =
      labeller->LabelOf(*notation::ParseSfen("k8/9/9/9/9/9/9/9/9 b 2R2B 1"), kGoOn);
  EXPECT_EQ(label->way, LabelWay::kOpen);
  EXPECT_EQ(label->nodes, 10u);
}

TEST(Labeller, SaysNothingOnceItIsStopped) {
  const std::atomic<bool> stop{true};
  const auto labeller = *Labeller::Make(kRecipe);
  for (const Problem& problem : SmallList()) {
    EXPECT_FALSE(labeller->LabelOf(problem.position(), stop)) << problem.id;
  }
}

TEST(Labeller, TooManyNodesForAnyMemory) {
  EXPECT_FALSE(Labeller::Make({uint64_t{1} << 40, 100, 0}).ok());
}

Problem At(const std::string& sfen) {
  return *ParseProblemLine(absl::StrCat("sfen ", sfen, " ; id=a"), {"test"});
}

TEST(LabelProgram, AnswersTheWay) {
  const Problem problem = At("4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
  const auto program = *LabelProgram(kRecipe).make(kGoOn);
  HAKARI_ASSERT_OK(const Label label, LabelOfOutcome("a", program->Run(problem, Limits(), kGoOn)));
  EXPECT_EQ(label.id, "a");
  EXPECT_EQ(label.way, LabelWay::kPds);
  EXPECT_GT(label.nodes, 0u);
}

TEST(LabelProgram, RefusesWhatIsNoProblem) {
  const auto program = *LabelProgram(kRecipe).make(kGoOn);
  const Outcome outcome = program->Run(At("9/9/9/9/9/9/9/9/4K4 b G 1"), Limits(), kGoOn);
  EXPECT_EQ(outcome.status, OutcomeStatus::kRefused);
  EXPECT_FALSE(LabelOfOutcome("a", outcome).ok());
}

TEST(LabelProgram, WhatIsNoLabelIsSaid) {
  EXPECT_FALSE(LabelOfOutcome("a", Outcome::Stopped()).ok());
  EXPECT_FALSE(LabelOfOutcome("a", Outcome::Ran("luck", {{"nodes", 1}})).ok());
  EXPECT_EQ(LabelOfOutcome("a", Outcome::Ran("pds")).status().message(),
            "a: the counter 'nodes' is missing");
}

}  // namespace
}  // namespace hakari::suites

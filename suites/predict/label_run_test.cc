#include "suites/predict/label_run.h"

#include <memory>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "gtest/gtest.h"

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

// A run with a journal that was killed after some labels.
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
  const absl::StatusOr<LabelRun> run = LabelProblems(SmallProblems(), options, kGoOn);
  ASSERT_TRUE(run.ok()) << run.status();
  EXPECT_GT(run->resumed, 0);
  EXPECT_LT(run->resumed, 20);
  EXPECT_EQ(FormatLabels(run->file), RunText(Options()));
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
  const absl::StatusOr<LabelRun> run = LabelProblems(SmallProblems(), Options(), stop);
  ASSERT_TRUE(run.ok()) << run.status();
  EXPECT_TRUE(run->interrupted);
  EXPECT_TRUE(run->file.labels.empty());
}

TEST(LabelRun, NoSuchShard) {
  LabelRunOptions options = Options();
  options.shard = {3, 2};
  EXPECT_FALSE(LabelProblems(SmallProblems(), options, kGoOn).ok());
}

LabelFile SmallLabels() { return LabelProblems(SmallProblems(), Options(), kGoOn)->file; }

TEST(StrongCheck, PdsFindsNoMate) {
  const absl::StatusOr<StrongCheck> check =
      CheckStrongLabels(SmallProblems(), SmallLabels(), 100, Options(), kGoOn);
  ASSERT_TRUE(check.ok()) << check.status();
  EXPECT_GT(check->asked, 0);
  EXPECT_EQ(check->asked, check->strong);
  EXPECT_TRUE(check->mates.empty());
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
  for (const Label& label : by_pds->file.labels) {
    proven_none += label.way == LabelWay::kPdsNone;
  }
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

}  // namespace
}  // namespace hakari::suites

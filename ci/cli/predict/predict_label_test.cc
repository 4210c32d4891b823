// `hakari predict label` as a user meets it.
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "base/files/text_file.h"
#include "ci/cli/binary_for_test.h"

namespace hakari::cli {
namespace {

constexpr char kSmall[] = "--positions suites/predict/testdata/small.sfen --nodes 5000";

std::string InTemp(const std::string& name) { return testing::TempDir() + "/" + name; }

Ran RunLabel(const std::string& arguments) {
  return RunHakari(absl::StrCat("predict label ", arguments));
}

// With the words for the small positions.
Ran LabelSmall(const std::string& arguments, const std::string& out) {
  return RunLabel(absl::StrCat(kSmall, " ", arguments, " --out ", out));
}

TEST(PredictLabel, WritesLabels) {
  const std::string out = InTemp("labels.txt");
  const Ran ran = LabelSmall("", out);
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_TRUE(absl::StartsWith(ran.out, out + ": 20 labels: ")) << ran.out;
  EXPECT_TRUE(absl::StrContains(ran.err, "s of processor time")) << ran.err;
  EXPECT_TRUE(absl::StartsWith(*ReadTextFile(out), "hakari-labels 1\nproblems xxh3:"));
  EXPECT_FALSE(ReadTextFile(out + ".journal").ok());
  EXPECT_EQ(LabelSmall("-q --fresh", out).err, "");
}

TEST(PredictLabel, WithoutAJournalNothingIsBegun) {
  const std::string out = InTemp("other.txt");
  std::filesystem::create_directories(out + ".journal");
  const Ran ran = LabelSmall("", out);
  EXPECT_EQ(ran.exit_code, 4) << ran.err;
  EXPECT_TRUE(absl::StrContains(ran.err, out + ".journal")) << ran.err;
  EXPECT_FALSE(ReadTextFile(out).ok());
}

TEST(PredictLabel, PartsArePutTogether) {
  const std::string whole = InTemp("whole.txt");
  const std::string merged = InTemp("merged.txt");
  const std::string one = InTemp("one.txt.zst");
  const std::string two = InTemp("two.txt.zst");
  ASSERT_EQ(LabelSmall("", whole).exit_code, 0);
  ASSERT_EQ(LabelSmall("--shard 1/2", one).exit_code, 0);
  ASSERT_EQ(LabelSmall("--shard 2/2", two).exit_code, 0);
  const Ran ran = LabelSmall(absl::StrCat("--take ", two, " --take ", one), merged);
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_TRUE(absl::StrContains(ran.err, "20 taken over")) << ran.err;
  EXPECT_EQ(*ReadTextFile(merged), *ReadTextFile(whole));
}

TEST(PredictLabel, LabelsByFewerNodesSpareWork) {
  const std::string few = InTemp("few.txt");
  const std::string out = InTemp("many.txt");
  ASSERT_EQ(LabelSmall("", few).exit_code, 0);
  const Ran ran = RunLabel(absl::StrCat("--positions suites/predict/testdata/small.sfen --out ",
                                        out, " --nodes 10000 --take ", few));
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_TRUE(absl::StrContains(ran.err, "14 taken over")) << ran.err;
}

TEST(PredictLabel, DamagedLabelsAreNotTaken) {
  const std::string path = InTemp("part.txt");
  ASSERT_EQ(LabelSmall("", path).exit_code, 0);
  const std::string out = InTemp("none.txt");
  const std::string text = *ReadTextFile(path);
  ASSERT_TRUE(WriteFileAtomically(path, absl::StrReplaceAll(text, {{" none ", " perhaps "}})).ok());
  const Ran damaged = LabelSmall(absl::StrCat("--take ", path), out);
  EXPECT_EQ(damaged.exit_code, 4);
  EXPECT_TRUE(absl::StrContains(damaged.err, "expected none, as ")) << damaged.err;
  EXPECT_FALSE(ReadTextFile(out).ok());
}

TEST(PredictLabel, ChecksWhatTheStrongSolverDecided) {
  const std::string path = InTemp("checked.txt");
  ASSERT_EQ(RunLabel(absl::StrCat("--positions suites/predict/testdata/small.sfen "
                                  "--nodes 110000 --out ",
                                  path))
                .exit_code,
            0);
  const std::string check =
      absl::StrCat("--positions suites/predict/testdata/small.sfen --check 3 --out ", path);
  const Ran ran = RunLabel(check);
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_TRUE(absl::StrContains(ran.out, "PDS finds a mate in 0")) << ran.out;

  ASSERT_EQ(LabelSmall("--strong-nodes 0", path).exit_code, 0);
  const Ran nothing = RunLabel(check);
  EXPECT_EQ(nothing.exit_code, 4);
  EXPECT_TRUE(absl::StrContains(nothing.err, "there is no label to check")) << nothing.err;
}

TEST(PredictLabel, BadWordsAreRefused) {
  for (const char* arguments :
       {"--nodes 100", "--shard 1/2", "--strong-nodes 0", "--nodes 0 --out x", "--check 0",
        "--check 5 --take x", "--positions none.sfen --out x", "extra"}) {
    const Ran ran = RunLabel(arguments);
    EXPECT_EQ(ran.exit_code, 2) << arguments;
    EXPECT_NE(ran.err, "") << arguments;
  }
  EXPECT_EQ(RunHakari("predict").exit_code, 2);
}

}  // namespace
}  // namespace hakari::cli

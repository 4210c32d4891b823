// The labels that are shipped are of the positions that are shipped, all of them.
#include <cstddef>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "gtest/gtest.h"
#include "suites/core/problem_set.h"
#include "suites/predict/labels.h"

namespace hakari {
namespace {

TEST(ShippedLabels, AreOfTheShippedPositions) {
  const auto problems = ReadProblemSet({"suites/predict/positions.sfen.zst"});
  ASSERT_TRUE(problems.ok()) << problems.status();
  const auto file = ReadLabelFile("suites/predict/labels.txt.zst");
  ASSERT_TRUE(file.ok()) << file.status();
  EXPECT_GE(file->recipe.nodes, 100000u);
  const absl::Status sound = CheckLabels(*file, *problems, "labels.txt.zst");
  EXPECT_TRUE(sound.ok()) << sound;
  EXPECT_EQ(file->labels.size(), 40000u);
  EXPECT_EQ(file->labels.size(), problems->problems().size());

  int mates = 0;
  for (const Label& label : file->labels) mates += label.is_mate();
  const double share = mates / 40000.0;
  EXPECT_GT(share, 0.20) << LabelSummary(file->labels);
  EXPECT_LT(share, 0.30) << LabelSummary(file->labels);
}

// Those by the definition, as far as they are made: what PDS proved with fewer nodes stands.
TEST(ShippedLabels, ChunksAgreeWithThem) {
  const auto problems = ReadProblemSet({"suites/predict/positions.sfen.zst"});
  ASSERT_TRUE(problems.ok()) << problems.status();
  const auto shipped = ReadLabels("suites/predict/labels.txt.zst", *problems);
  ASSERT_TRUE(shipped.ok()) << shipped.status();
  for (const char* number : {"01", "02", "03", "04"}) {
    const auto chunk =
        ReadLabelFile(absl::StrCat("suites/predict/labels/", number, "of16.txt.zst"));
    ASSERT_TRUE(chunk.ok()) << chunk.status();
    EXPECT_EQ(chunk->recipe, LabelRecipe());
    EXPECT_TRUE(CheckLabels(*chunk, *problems, number).ok());
    ASSERT_EQ(chunk->labels.size(), 2500u);
    size_t next = 0;
    for (const Label& label : chunk->labels) {
      while ((*shipped)[next].id != label.id) ++next;
      if ((*shipped)[next].way == LabelWay::kOpen) continue;
      EXPECT_EQ(label.way, (*shipped)[next].way) << label.id;
      EXPECT_EQ(label.nodes, (*shipped)[next].nodes) << label.id;
    }
  }
}

}  // namespace
}  // namespace hakari

// The labels that are shipped are of the positions that are shipped, all of them.
#include "absl/status/status.h"
#include "gtest/gtest.h"
#include "suites/core/problem_set.h"
#include "suites/predict/labels.h"

namespace hakari::suites {
namespace {

TEST(ShippedLabels, AreOfTheShippedPositions) {
  const auto problems = ReadProblemSet({"suites/predict/positions.sfen.zst"});
  ASSERT_TRUE(problems.ok()) << problems.status();
  const auto file = ReadLabelFile("suites/predict/labels.txt.zst");
  ASSERT_TRUE(file.ok()) << file.status();
  EXPECT_EQ(file->recipe, LabelRecipe()) << "not by the definition";
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

}  // namespace
}  // namespace hakari::suites

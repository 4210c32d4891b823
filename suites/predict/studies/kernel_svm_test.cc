#include "suites/predict/studies/kernel_svm.h"

#include "gtest/gtest.h"
#include "suites/predict/training/toy_data_for_test.h"

namespace hakari::suites {
namespace {

// Mates inside of a ring: no plane can separate them.
Dataset Disc(int rows) {
  Dataset data;
  data.columns = 2;
  Dice dice(3);
  for (int row = 0; row < rows; ++row) {
    const int x = static_cast<int>(dice.Below(41)) - 20;
    const int y = static_cast<int>(dice.Below(41)) - 20;
    data.values.push_back(static_cast<int8_t>(x));
    data.values.push_back(static_cast<int8_t>(y));
    data.is_mate.push_back(x * x + y * y < 200);
    data.games.push_back(row / 10);
  }
  return data;
}

TEST(KernelSvm, LearnsWhatNoPlaneCan) {
  const Dataset data = Disc(1000);
  const Split split = SplitAt(AllRows(data), FoldsByGame(data.games, 4, 1), 0);
  const auto result = TryKernelSvm(data, split, {10, 1, 10});
  ASSERT_TRUE(result.ok()) << result.status();
  EXPECT_EQ(result->test.total(), 250);
  EXPECT_GE(result->test.correct(), 235);
  EXPECT_GT(result->support_vectors, 10);
}

TEST(KernelSvm, OneKindAloneTeachesNothing) {
  Dataset data = Disc(50);
  data.is_mate.assign(50, true);
  EXPECT_FALSE(TryKernelSvm(data, {AllRows(data), {}}, {}).ok());
  EXPECT_FALSE(TryKernelSvm(ToyData(10, 0), {}, {}).ok());
}

}  // namespace
}  // namespace hakari::suites

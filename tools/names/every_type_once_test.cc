// Checks the sources of this tree, tests included: no type's qualified name is defined by two
// files.
#include <filesystem>

#include "gtest/gtest.h"
#include "tools/names/repeated_types.h"

namespace hakari::names {
namespace {

TEST(EveryTypeOnceTest, NoNameIsDefinedByTwoFiles) {
  // Bazel makes the runfiles of this test as links into the tree itself.
  const std::filesystem::path root = std::filesystem::canonical("WORKSPACE").parent_path();
  const Repetitions found = RepeatedTypes(root);
  for (const std::string& fault : found.faults) ADD_FAILURE() << fault;
  // If the links led elsewhere, almost nothing would be found.
  EXPECT_TRUE(std::filesystem::exists(root / "tools/names/every_type_once_test.cc")) << root;
  EXPECT_GT(found.files, 500) << root;
  EXPECT_GT(found.types, 300) << root;
}

}  // namespace
}  // namespace hakari::names

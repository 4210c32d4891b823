// The sources of this very tree, tests and all: no type's qualified name is defined by two files.
#include <filesystem>

#include "gtest/gtest.h"
#include "tools/names/repeated_types.h"

namespace hakari::names {
namespace {

TEST(EveryTypeOnceTest, NoNameIsDefinedByTwoFiles) {
  // Bazel lays this test out by links into the tree itself.
  const std::filesystem::path root = std::filesystem::canonical("WORKSPACE").parent_path();
  const Repetitions found = RepeatedTypes(root);
  for (const std::string& fault : found.faults) ADD_FAILURE() << fault;
  // Had the links led elsewhere, there would be next to nothing.
  EXPECT_TRUE(std::filesystem::exists(root / "tools/names/every_type_once_test.cc")) << root;
  EXPECT_GT(found.files, 500) << root;
  EXPECT_GT(found.types, 300) << root;
}

}  // namespace
}  // namespace hakari::names

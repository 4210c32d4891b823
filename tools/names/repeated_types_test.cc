#include "tools/names/repeated_types.h"

#include <fstream>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::names {
namespace {

namespace fs = std::filesystem;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

class RepeatedTypesTest : public ::testing::Test {
 protected:
  RepeatedTypesTest() { fs::remove_all(folder_); }

  void Put(const std::string& file, const std::string& contents) {
    fs::create_directories((folder_ / file).parent_path());
    std::ofstream(folder_ / file) << contents;
  }

  const fs::path folder_ = fs::path(::testing::TempDir()) / "sources";
};

TEST_F(RepeatedTypesTest, OneNameInTwoFilesIsAFault) {
  Put("ci/a.h", "namespace x {\nstruct Comparison { int a; };\n}");
  Put("ci/b/b.h", "namespace x {\n\nclass Comparison { std::string b; };\nstruct Other {};\n}");
  Put("ci/b/b_test.cc", "struct Comparison {};");
  const Repetitions found = RepeatedTypes(folder_);
  EXPECT_THAT(found.faults,
              ElementsAre("x::Comparison is defined in ci/a.h:2 ci/b/b.h:3: rename one, or put it "
                          "into an unnamed namespace"));
  EXPECT_EQ(found.files, 3);
  EXPECT_EQ(found.types, 4);
}

TEST_F(RepeatedTypesTest, TestsAreSourcesToo) {
  Put("a_test.cc", "struct Fake {};");
  Put("b_test.cc", "struct Fake {};");
  Put("c_test.cc", "namespace { struct Fake {}; }");
  EXPECT_THAT(RepeatedTypes(folder_).faults,
              ElementsAre(::testing::HasSubstr("a_test.cc:1 b_test.cc:1:")));
}

TEST_F(RepeatedTypesTest, BranchesOfOneFileAreNoFault) {
  Put("a.h", "#if X\nstruct A { int x; };\n#else\nstruct A {};\n#endif\nstruct A;");
  EXPECT_THAT(RepeatedTypes(folder_).faults, IsEmpty());
}

TEST_F(RepeatedTypesTest, WhatIsNotOursIsNotLookedAt) {
  Put("a.h", "struct A {};");
  Put(".hakari/tree/a.h", "struct A {};");
  Put("bazel-out/a.h", "struct A {};");
  Put("a.md", "struct A {};");
  EXPECT_THAT(RepeatedTypes(folder_).faults, IsEmpty());
  EXPECT_EQ(RepeatedTypes(folder_).files, 1);
}

TEST_F(RepeatedTypesTest, AFileThatCannotBeReadIsAFault) {
  Put("a.h", "struct A {");
  EXPECT_THAT(RepeatedTypes(folder_).faults,
              ElementsAre("a.h:1: this brace has no partner; teach tools/names what stands there"));
}

}  // namespace
}  // namespace hakari::names

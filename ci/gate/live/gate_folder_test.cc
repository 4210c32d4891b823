#include "ci/gate/live/gate_folder.h"

#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::gate {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

GateFolder Folder(const std::string& whose, const std::vector<std::string>& benchmarks) {
  GateFolder folder;
  folder.whose = whose;
  folder.listing.compiler = "g++ 12.2.0";
  folder.listing.instruction_set = "x86-64-v3";
  folder.listing.fit_for_timing = true;
  for (const std::string& name : benchmarks) {
    folder.listing.benchmarks.emplace_back().name = name;
  }
  return folder;
}

TEST(GateFolderTest, HasWhatItHasAHashOf) {
  GateFolder folder;
  folder.hashes = {{"probe", "1"}};
  EXPECT_TRUE(folder.Has("probe"));
  EXPECT_FALSE(folder.Has("probe_other_order"));
}

TEST(FaultsBetween, EqualBuildsHaveNone) {
  EXPECT_THAT(FaultsBetween(Folder("base", {"a", "b"}), Folder("candidate", {"b", "a"})),
              IsEmpty());
}

TEST(FaultsBetween, TheCandidateMayHaveMoreBenchmarksButNotFewer) {
  EXPECT_THAT(FaultsBetween(Folder("base", {"a"}), Folder("candidate", {"a", "b"})), IsEmpty());
  EXPECT_THAT(
      FaultsBetween(Folder("base", {"a", "b", "c"}), Folder("candidate", {"b"})),
      ElementsAre("the candidate lacks the benchmark a", "the candidate lacks the benchmark c"));
}

TEST(FaultsBetween, EachDifferenceOfTheBuildsIsNamed) {
  GateFolder candidate = Folder("candidate", {"a"});
  candidate.listing.compiler = "clang 14.0.6";
  candidate.listing.instruction_set = "x86-64";
  candidate.listing.sanitizer = "address";
  EXPECT_THAT(FaultsBetween(Folder("base", {"a"}), candidate),
              ElementsAre("built with different compilers: base g++ 12.2.0, candidate clang 14.0.6",
                          "built with different instruction sets: base x86-64-v3, candidate x86-64",
                          "built with different sanitizers: base none, candidate address"));
}

TEST(FaultsBetween, WhatCannotBeMeasuredIsNamedWithItsSide) {
  GateFolder base = Folder("base", {});
  GateFolder candidate = Folder("candidate", {"a"});
  candidate.listing.fit_for_timing = false;
  EXPECT_THAT(FaultsBetween(base, candidate),
              ElementsAre("base: the probe has no benchmarks",
                          "candidate: this build is not fit for timing"));
}

}  // namespace
}  // namespace hakari::gate

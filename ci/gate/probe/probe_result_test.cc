#include "ci/gate/probe/probe_result.h"

#include <gtest/gtest.h>

#include "absl/strings/str_replace.h"

namespace hakari::gate {
namespace {

ProbeSample Sample() {
  ProbeSample sample;
  sample.name = "pds/mate";
  sample.positions = 64;
  sample.passes = 2;
  sample.answer = 270543;
  sample.items = 541086;
  sample.cpu_ns = 117000000;
  return sample;
}

TEST(ProbeResult, ASampleIsReadAsItWasWritten) {
  ProbeSample sample = Sample();
  sample.instructions = 123;
  const auto read = ParseProbeSample(ToJson(sample), "base");
  ASSERT_TRUE(read.ok()) << read.status();
  EXPECT_EQ(read->name, "pds/mate");
  EXPECT_EQ(read->positions, 64u);
  EXPECT_EQ(read->passes, 2u);
  EXPECT_EQ(read->answer, 270543u);
  EXPECT_EQ(read->items, 541086u);
  EXPECT_EQ(read->cpu_ns, 117000000);
  EXPECT_EQ(read->instructions, 123u);
  EXPECT_FALSE(ParseProbeSample(ToJson(Sample()), "base")->instructions.has_value());
}

TEST(ProbeResult, AListingIsReadAsItWasWritten) {
  ProbeListing listing;
  listing.compiler = "g++ 12.2.0";
  listing.fit_for_timing = true;
  listing.benchmarks = {{"pds/mate", "nodes", 64, true, true, "count", 270543}};
  const auto read = ParseProbeListing(ToJson(listing), "base");
  ASSERT_TRUE(read.ok()) << read.status();
  EXPECT_EQ(read->compiler, "g++ 12.2.0");
  EXPECT_TRUE(read->fit_for_timing);
  ASSERT_EQ(read->benchmarks.size(), 1u);
  EXPECT_EQ(read->benchmarks[0].name, "pds/mate");
  EXPECT_TRUE(read->benchmarks[0].divisible);
  EXPECT_TRUE(read->benchmarks[0].is_key);
  EXPECT_EQ(read->benchmarks[0].kind, "count");
  EXPECT_EQ(read->benchmarks[0].expected, 270543u);
}

TEST(ProbeResult, AnOlderListingKnowsNeitherKeysNorAnswers) {
  ProbeListing listing;
  listing.benchmarks = {{"pds/mate", "nodes", 64, true, true, "count", 7}};
  const std::string older = absl::StrReplaceAll(
      ToJson(listing),
      {{",\"key\":true", ""}, {",\"kind\":\"count\"", ""}, {",\"expected\":7", ""}});
  EXPECT_EQ(older.find("expected"), std::string::npos) << older;
  const auto read = ParseProbeListing(older, "base");
  ASSERT_TRUE(read.ok()) << read.status();
  EXPECT_FALSE(read->benchmarks[0].is_key);
  EXPECT_EQ(read->benchmarks[0].kind, "");
  EXPECT_EQ(read->benchmarks[0].expected, 0u);
}

TEST(ProbeResult, AnotherVersionIsSaidToBeOne) {
  const std::string older =
      absl::StrReplaceAll(ToJson(Sample()), {{"\"version\":1", "\"version\":0"}});
  const auto read = ParseProbeSample(older, "base");
  EXPECT_EQ(read.status().code(), absl::StatusCode::kFailedPrecondition);
  EXPECT_NE(read.status().message().find("base: speaks version 0"), absl::string_view::npos)
      << read.status();
}

TEST(ProbeResult, WhatIsNoResultIsRefused) {
  for (const char* text :
       {"", "{", "[]", "{\"schema\":\"other\",\"version\":1}", "{\"schema\":\"hakari-probe\"}",
        "{\"schema\":\"hakari-probe\",\"version\":1}",
        "{\"schema\":\"hakari-probe\",\"version\":1,\"name\":7}"}) {
    EXPECT_FALSE(ParseProbeSample(text, "base").ok()) << text;
    EXPECT_FALSE(ParseProbeListing(text, "base").ok()) << text;
  }
}

}  // namespace
}  // namespace hakari::gate

#include "ci/gate/live/bench_counts.h"

#include <gtest/gtest.h>
#include <cstdint>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "bench/answers.h"
#include "ci/check/accept/count_acceptance.h"
#include "ci/gate/gate_report.h"
#include "ci/gate/live/gate_folder.h"
#include "ci/gate/live/sampler.h"
#include "ci/gate/probe/probe_result.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::gate {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

ProbeBenchmark Benchmark(const std::string& name, const std::string& kind, uint64_t expected) {
  return {name, "nodes", 64, true, true, kind, expected};
}

ProbeListing Listing(std::vector<ProbeBenchmark> benchmarks) {
  ProbeListing listing;
  listing.benchmarks = std::move(benchmarks);
  return listing;
}

// The log that `accept bench` writes for these counts.
std::string LogFor(const bench::Answers& counts) {
  const std::string root = ::testing::TempDir();
  EXPECT_TRUE(MakeFolder(root + "/bench").ok());
  EXPECT_TRUE(WriteFileAtomically(absl::StrCat(root, "/", check::kCountsLogPath), "").ok());
  check::CountAcceptance acceptance;
  acceptance.answers = counts;
  acceptance.counts = "1 changed";
  EXPECT_TRUE(check::WriteCounts(acceptance, root, "captures first", "2026-11-18").ok());
  return *ReadTextFile(absl::StrCat(root, "/", check::kCountsLogPath));
}

const bench::Answers kCounts = {{"dfpn/mate", {bench::AnswerKind::kCount, 50}},
                                {"pds/mate", {bench::AnswerKind::kCount, 120}}};

// The candidate expects what is in kCounts.
WorkRow RowWith(uint64_t pds_in_candidate, const std::string& log) {
  const ProbeListing candidate =
      Listing({Benchmark("legal/quiet", "truth", 30), Benchmark("pds/mate", "count", 120),
               Benchmark("dfpn/mate", "count", 50)});
  return RowOfCounts(
      {{candidate.benchmarks[1], 100, pds_in_candidate}, {candidate.benchmarks[2], 50, 50}},
      candidate, log);
}

TEST(BenchCounts, EqualCountsHaveNoDifferences) {
  const WorkRow row = RowWith(100, LogFor(kCounts));
  EXPECT_EQ(row.compared, 2);
  EXPECT_EQ(row.base_nodes, 150u);
  EXPECT_EQ(row.candidate_nodes, 150u);
  EXPECT_THAT(row.differences, IsEmpty());
}

TEST(BenchCounts, ACountThatTheCandidateExpectsForAReasonIsAccepted) {
  const WorkRow row = RowWith(120, LogFor(kCounts));
  ASSERT_EQ(row.differences.size(), 1u);
  EXPECT_TRUE(row.differences[0].accepted);
  EXPECT_EQ(row.differences[0].reason, "captures first");
  EXPECT_EQ(row.differences[0].problem, "pds/mate");
  EXPECT_EQ(row.differences[0].base.counters.at("nodes"), 100u);
  EXPECT_EQ(row.differences[0].candidate.counters.at("nodes"), 120u);
  EXPECT_EQ(row.differences[0].replay, "./hakari bench \"^pds/mate$\"");
  EXPECT_EQ(row.golden, "bench/answers.txt");
  EXPECT_EQ(row.candidate_nodes, 170u);
}

TEST(BenchCounts, ACountThatTheCandidateDoesNotExpectIsNotAccepted) {
  EXPECT_FALSE(RowWith(121, LogFor(kCounts)).differences[0].accepted);
}

// The count in answers.txt was edited by hand: the log is about other counts, or there is no log.
TEST(BenchCounts, ACountWithoutAReasonIsNotAccepted) {
  const bench::Answers before = {{"dfpn/mate", {bench::AnswerKind::kCount, 50}},
                                 {"pds/mate", {bench::AnswerKind::kCount, 100}}};
  EXPECT_FALSE(RowWith(120, LogFor(before)).differences[0].accepted);
  EXPECT_FALSE(RowWith(120, "").differences[0].accepted);
}

TEST(BenchCounts, ATruthHasOneValue) {
  const ProbeListing base = Listing({Benchmark("legal/quiet", "truth", 30)});
  EXPECT_THAT(TruthFaults(base, base), IsEmpty());
  EXPECT_THAT(TruthFaults(base, Listing({Benchmark("legal/quiet", "truth", 31)})),
              ElementsAre(HasSubstr("legal/quiet: the truth differs: base 30, "
                                    "candidate 31")));
  EXPECT_THAT(
      TruthFaults(base, Listing({Benchmark("legal/quiet", "count", 30)})),
      ElementsAre("legal/quiet: its answer is a truth in the base, but in the candidate a count"));
}

TEST(BenchCounts, WhatOlderProbesDoNotSayIsNoFault) {
  const ProbeListing truth = Listing({Benchmark("legal/quiet", "truth", 30)});
  const ProbeListing older = Listing({Benchmark("legal/quiet", "", 0)});
  EXPECT_THAT(TruthFaults(older, truth), IsEmpty());
  EXPECT_THAT(TruthFaults(truth, older), IsEmpty());
  const ProbeListing count = Listing({Benchmark("pds/mate", "count", 30)});
  EXPECT_THAT(TruthFaults(count, Listing({Benchmark("pds/mate", "count", 31)})), IsEmpty());
}

// A side whose probe is a script that gives `answer` for every run.
GateFolder Side(const std::string& whose, uint64_t answer, const ProbeListing& listing) {
  GateFolder folder;
  folder.whose = whose;
  folder.path = absl::StrCat(::testing::TempDir(), "/", whose);
  folder.listing = listing;
  ProbeSample sample;
  sample.name = "pds/mate";
  sample.passes = 3;
  sample.answer = answer;
  sample.items = 3 * answer;
  sample.cpu_ns = 1;
  const std::string probe = folder.path + "/probe";
  EXPECT_TRUE(MakeFolder(folder.path).ok());
  EXPECT_TRUE(
      WriteFileAtomically(probe, absl::StrCat("#!/bin/sh\necho '", ToJson(sample), "'\n")).ok());
  std::filesystem::permissions(probe, std::filesystem::perms::owner_all);
  return folder;
}

TEST(BenchCounts, AreAskedOfBothSidesWhereBothHaveThem) {
  const ProbeListing listing =
      Listing({Benchmark("legal/quiet", "truth", 30), Benchmark("pds/mate", "count", 120),
               Benchmark("dfpn/mate", "count", 50), Benchmark("new/mate", "count", 7)});
  const ProbeListing older = Listing({Benchmark("legal/quiet", "", 0), Benchmark("pds/mate", "", 0),
                                      Benchmark("dfpn/mate", "", 0)});
  const auto counts =
      CountBoth(Side("base", 100, older), Side("candidate", 120, listing), Sampler(-1, nullptr),
                [](const std::string& name) { return name != "dfpn/mate"; });
  ASSERT_TRUE(counts.ok()) << counts.status();
  ASSERT_EQ(counts->size(), 1u);
  EXPECT_EQ(counts->front().benchmark.name, "pds/mate");
  EXPECT_EQ(counts->front().base, 100u);
  EXPECT_EQ(counts->front().candidate, 120u);
  EXPECT_TRUE(counts->front().Differs());
}

// Instructions are divided by these items even if no time is weighed.
TEST(BenchCounts, ItemsOfASampleAreThoseOfEachSide) {
  BenchRow row;
  const absl::Status counted = CountItems(Side("base", 100, {}), Side("candidate", 120, {}),
                                          Sampler(-1, nullptr), {"pds/mate", 64, 3}, row);
  ASSERT_TRUE(counted.ok()) << counted;
  EXPECT_EQ(row.items, 300u);
  EXPECT_EQ(row.candidate_items, 360u);
}

TEST(InstructionCount, IsReadFromCallgrindsWords) {
  EXPECT_EQ(*ParseCollected("==7== Events    : Ir\n==7== Collected : 309609\n==7== \n"), 309609u);
}

TEST(InstructionCount, NothingCountedIsAnError) {
  for (const char* words :
       {"", "==7== Collected :", "==7== Collected : 0", "==7== Collected : x"}) {
    EXPECT_FALSE(ParseCollected(words).ok()) << words;
  }
}

}  // namespace
}  // namespace hakari::gate

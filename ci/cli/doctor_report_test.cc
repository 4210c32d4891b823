#include "ci/cli/doctor_report.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/machine/build_info.h"
#include "base/machine/machine.h"
#include "ci/cli/origin_here.h"

namespace hakari::cli {
namespace {

Machine QuietMachine() {
  Machine machine;
  machine.cpu_model = "Abacus 9";
  machine.cpus = 4;
  machine.flags = {"avx2", "bmi2", "popcnt"};
  machine.load_1min = 0.1;
  machine.memory_total_kib = 4 << 20;
  machine.memory_available_kib = 3 << 20;
  return machine;
}

TEST(DoctorReport, SaysWhatTheFactsMean) {
  const std::string table = DoctorTable(MachineRows(QuietMachine(), /*has_counters=*/true));
  EXPECT_TRUE(absl::StrContains(table, "Abacus 9, 4 CPUs")) << table;
  EXPECT_TRUE(absl::StrContains(table, "avx2")) << table;
  EXPECT_TRUE(absl::StrContains(table, "quiet enough")) << table;
  EXPECT_TRUE(absl::StrContains(table, "4.0 GiB, 3.0 free")) << table;
  EXPECT_FALSE(absl::StrContains(table, "valgrind")) << table;
}

TEST(DoctorReport, WarnsOfWhatSpoilsMeasuring) {
  Machine machine = QuietMachine();
  machine.load_1min = 9;
  machine.cgroup_cpus = 0.5;
  machine.flags.clear();
  const std::string table = DoctorTable(MachineRows(machine, /*has_counters=*/false));
  EXPECT_TRUE(absl::StrContains(table, "busy")) << table;
  EXPECT_TRUE(absl::StrContains(table, "throttled")) << table;
  EXPECT_TRUE(absl::StrContains(table, "portable")) << table;
  EXPECT_TRUE(absl::StrContains(table, "valgrind")) << table;
}

TEST(DoctorReport, OnlyAnOptimisedBuildIsFitForTiming) {
  EXPECT_TRUE(absl::StrContains(
      DoctorTable(BuildRows("g++ 12.2.0", {true, false, "", "x86-64-v3"})), "fit for timing"));
  EXPECT_TRUE(absl::StrContains(
      DoctorTable(BuildRows("g++ 12.2.0", {true, false, "address", "x86-64"})), "times are not"));
  EXPECT_TRUE(absl::StrContains(DoctorTable(BuildRows("g++ 12.2.0", {false, true, "", "x86-64"})),
                                "times are not"));
}

TEST(DoctorReport, AsJsonHasTheSameRows) {
  const nlohmann::json json = nlohmann::json::parse(DoctorJson(HouseRows(), {}));
  EXPECT_EQ(json["schema"], "hakari-doctor");
  EXPECT_EQ(json["result"]["rows"].size(), HouseRows().size());
}

// The row of the build cache.
std::string CacheRowAt(const std::string& home) {
  setenv("HOME", home.c_str(), 1);
  for (const DoctorRow& row : HouseRows()) {
    if (row.name == "build cache") return absl::StrCat(row.value, ": ", row.meaning);
  }
  return "no such row";
}

TEST(DoctorReport, TheCacheMayNotBeMadeYet) {
  const std::string home = testing::TempDir() + "/home";
  const std::string cache = home + "/.cache/hakari/bazel";
  std::filesystem::remove_all(home);
  EXPECT_EQ(CacheRowAt(home), cache + ": not created yet");
  std::filesystem::create_directories(cache);
  EXPECT_TRUE(absl::EndsWith(CacheRowAt(home), " GiB left on its disk")) << CacheRowAt(home);
}

TEST(OriginHere, SaysWhereAndWhatRuns) {
  RememberWords({"suite", "mate"});
  const report::Origin origin = OriginHere();
  EXPECT_EQ(origin.command, (std::vector<std::string>{"suite", "mate"}));
  EXPECT_EQ(origin.created.size(), 20u) << origin.created;
  EXPECT_EQ(origin.cpu_model, ReadMachine().cpu_model);
  EXPECT_EQ(origin.cpus, ReadMachine().cpus);
  EXPECT_EQ(origin.compiler, CompilerName());
  EXPECT_EQ(origin.fit_for_timing, ThisBuild().FitForTiming());
  EXPECT_FALSE(origin.binary_hash.empty());
}

TEST(OriginHere, TheTimeCanBeGiven) {
  setenv("SOURCE_DATE_EPOCH", "1763463600", 1);
  EXPECT_EQ(OriginHere().created, "2025-11-18T11:00:00Z");
  setenv("SOURCE_DATE_EPOCH", "today", 1);
  EXPECT_NE(OriginHere().created, "2025-11-18T11:00:00Z");
  unsetenv("SOURCE_DATE_EPOCH");
}

}  // namespace
}  // namespace hakari::cli

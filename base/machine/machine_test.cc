#include "base/machine/machine.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "base/machine/build_info.h"

namespace hakari {
namespace {

class FakeMachine : public testing::Test {
 protected:
  FakeMachine() : root_(testing::TempDir() + "/root/") { std::filesystem::remove_all(root_); }

  void Write(const std::string& path, const std::string& text) {
    std::filesystem::create_directories(std::filesystem::path(root_ + path).parent_path());
    std::ofstream(root_ + path) << text;
  }

  const std::string root_;
};

TEST_F(FakeMachine, IsReadFromItsFiles) {
  Write("proc/cpuinfo",
        "processor\t: 0\nmodel name\t: Abacus 9\nflags\t\t: sse avx2 hypervisor\n\n"
        "processor\t: 1\nmodel name\t: Abacus 9\nflags\t\t: sse avx2 hypervisor\n");
  Write("proc/loadavg", "0.52 0.58 0.59 1/467 12345\n");
  Write("proc/meminfo", "MemTotal:       24684100 kB\nMemAvailable:   22050988 kB\n");
  Write("proc/self/cgroup", "0::/job\n");
  Write("sys/fs/cgroup/job/cpu.max", "150000 100000\n");
  Write("sys/fs/cgroup/job/memory.max", "1073741824\n");
  const Machine machine = ReadMachine(root_);
  EXPECT_EQ(machine.cpu_model, "Abacus 9");
  EXPECT_EQ(machine.cpus, 2);
  EXPECT_TRUE(machine.HasFlag("avx2"));
  EXPECT_FALSE(machine.HasFlag("avx512f"));
  EXPECT_TRUE(machine.IsVirtual());
  EXPECT_EQ(machine.load_1min, 0.52);
  EXPECT_EQ(machine.memory_total_kib, 24684100);
  EXPECT_EQ(machine.memory_available_kib, 22050988);
  EXPECT_EQ(machine.cgroup_cpus, 1.5);
  EXPECT_EQ(machine.cgroup_memory_bytes, 1073741824);
  EXPECT_FALSE(machine.IsBusy());
}

TEST_F(FakeMachine, WithoutLimitsHasNone) {
  Write("proc/self/cgroup", "0::/\n");
  Write("sys/fs/cgroup/cpu.max", "max 100000\n");
  Write("sys/fs/cgroup/memory.max", "max\n");
  const Machine machine = ReadMachine(root_);
  EXPECT_EQ(machine.cgroup_cpus, std::nullopt);
  EXPECT_EQ(machine.cgroup_memory_bytes, std::nullopt);
}

TEST_F(FakeMachine, AnyQuotaAboveNothingIsALimit) {
  Write("proc/self/cgroup", "0::/\n");
  Write("sys/fs/cgroup/cpu.max", "1 4\n");
  EXPECT_EQ(ReadMachine(root_).cgroup_cpus, 0.25);
  Write("sys/fs/cgroup/cpu.max", "4 1\n");
  EXPECT_EQ(ReadMachine(root_).cgroup_cpus, 4);
  for (const char* nothing : {"0 100000\n", "100000 0\n", "-1 100000\n"}) {
    Write("sys/fs/cgroup/cpu.max", nothing);
    EXPECT_EQ(ReadMachine(root_).cgroup_cpus, std::nullopt) << nothing;
  }
}

TEST_F(FakeMachine, OldControlGroupsAreReadToo) {
  Write("proc/meminfo", "MemTotal:       2048 kB\n");
  Write("proc/self/cgroup", "2:cpu,cpuacct:/a\n1:memory:/b\n0::/\n");
  Write("sys/fs/cgroup/cpu/a/cpu.cfs_quota_us", "50000\n");
  Write("sys/fs/cgroup/cpu/a/cpu.cfs_period_us", "100000\n");
  Write("sys/fs/cgroup/memory/b/memory.limit_in_bytes", "9223372036854771712\n");
  const Machine machine = ReadMachine(root_);
  EXPECT_EQ(machine.cgroup_cpus, 0.5);
  EXPECT_EQ(machine.cgroup_memory_bytes, std::nullopt);
}

TEST_F(FakeMachine, ThatSaysNothingIsUnknownNotWrong) {
  const Machine machine = ReadMachine(root_);
  EXPECT_EQ(machine.cpu_model, "");
  EXPECT_EQ(machine.cpus, 0);
  EXPECT_EQ(machine.load_1min, std::nullopt);
  EXPECT_FALSE(machine.IsBusy());
}

TEST(Machine, IsBusyWhenMeasuringWouldHaveToShare) {
  Machine machine;
  machine.cpus = 2;
  machine.load_1min = 1.4;
  EXPECT_FALSE(machine.IsBusy());
  machine.load_1min = 2.5;
  EXPECT_TRUE(machine.IsBusy());
  machine.cpus = 16;
  EXPECT_FALSE(machine.IsBusy());
}

TEST(Machine, ThisOneHasProcessors) {
  EXPECT_GT(ReadMachine().cpus, 0);
  EXPECT_NE(CompilerName(), "");
}

}  // namespace
}  // namespace hakari

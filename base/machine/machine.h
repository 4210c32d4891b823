// The properties of this machine that matter for measuring, read from /proc and /sys and by a few
// system calls.
#ifndef HAKARI_BASE_MACHINE_MACHINE_H_
#define HAKARI_BASE_MACHINE_MACHINE_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"

namespace hakari {

struct Machine {
  std::string cpu_model;           // empty if unknown
  int cpus = 0;                    // online; 0 if unknown
  std::vector<std::string> flags;  // as the kernel spells them, sorted
  std::optional<double> load_1min;
  std::optional<int64_t> memory_total_kib;
  std::optional<int64_t> memory_available_kib;
  std::optional<double> cgroup_cpus;           // how many CPUs' worth of time we may use
  std::optional<int64_t> cgroup_memory_bytes;  // no value: no limit
  std::string governor;                        // of the clock frequency; empty if it has none

  bool HasFlag(absl::string_view flag) const;
  bool IsVirtual() const { return HasFlag("hypervisor"); }
  // True if so much is running that times cannot be trusted.
  bool IsBusy() const;
};

// `root` is the folder that contains proc and sys: "/" except in tests.
Machine ReadMachine(const std::string& root = "/");

// Whether the processor's own counters (instructions, cycles) can be read from here.
bool HasHardwareCounters();

}  // namespace hakari

#endif  // HAKARI_BASE_MACHINE_MACHINE_H_

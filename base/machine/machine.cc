#include "base/machine/machine.h"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"

namespace hakari {
namespace {

// Empty if there is no such file.
std::string Contents(const std::string& path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return std::string(absl::StripAsciiWhitespace(text.str()));
}

std::optional<int64_t> Number(absl::string_view text) {
  int64_t value;
  if (!absl::SimpleAtoi(text, &value)) return std::nullopt;
  return value;
}

void ReadCpuInfo(const std::string& text, Machine& machine) {
  for (absl::string_view line : absl::StrSplit(text, '\n')) {
    const std::pair<absl::string_view, absl::string_view> halves =
        absl::StrSplit(line, absl::MaxSplits(':', 1));
    const absl::string_view key = absl::StripAsciiWhitespace(halves.first);
    const absl::string_view value = absl::StripAsciiWhitespace(halves.second);
    if (key == "processor") ++machine.cpus;
    if (key == "model name") machine.cpu_model = std::string(value);
    if (key == "flags") machine.flags = absl::StrSplit(value, ' ', absl::SkipEmpty());
  }
  std::sort(machine.flags.begin(), machine.flags.end());
}

// "MemTotal:  24684100 kB"
std::optional<int64_t> MemInfo(const std::string& text, absl::string_view key) {
  for (absl::string_view line : absl::StrSplit(text, '\n')) {
    if (!absl::ConsumePrefix(&line, key) || !absl::ConsumePrefix(&line, ":")) continue;
    absl::ConsumeSuffix(&line, "kB");
    return Number(absl::StripAsciiWhitespace(line));
  }
  return std::nullopt;
}

// The folder of our control group below the mount of `controller`. Version 1 mounts each controller
// separately; in version 2 all controllers share the line that starts with "0::".
std::string GroupFolder(const std::string& root, absl::string_view controller) {
  for (absl::string_view line : absl::StrSplit(Contents(root + "proc/self/cgroup"), '\n')) {
    const std::vector<std::string> fields = absl::StrSplit(line, absl::MaxSplits(':', 2));
    if (fields.size() != 3) continue;
    const std::vector<std::string> controllers = absl::StrSplit(fields[1], ',');
    if (std::find(controllers.begin(), controllers.end(), controller) != controllers.end()) {
      return root + "sys/fs/cgroup/" + std::string(controller) + fields[2];
    }
    if (fields[1].empty()) return root + "sys/fs/cgroup" + fields[2];
  }
  return root + "sys/fs/cgroup";
}

std::optional<double> GroupCpus(const std::string& root) {
  const std::string folder = GroupFolder(root, "cpu");
  std::optional<int64_t> quota, period;
  if (const std::string both = Contents(folder + "/cpu.max"); !both.empty()) {
    const std::pair<std::string, std::string> halves = absl::StrSplit(both, ' ');
    quota = Number(halves.first);  // "max" is no number: no limit
    period = Number(halves.second);
  } else {
    quota = Number(Contents(folder + "/cpu.cfs_quota_us"));
    period = Number(Contents(folder + "/cpu.cfs_period_us"));
  }
  if (!quota || !period || *quota <= 0 || *period <= 0) return std::nullopt;
  return static_cast<double>(*quota) / static_cast<double>(*period);
}

std::optional<int64_t> GroupMemory(const std::string& root, const Machine& machine) {
  const std::string folder = GroupFolder(root, "memory");
  std::string text = Contents(folder + "/memory.max");
  if (text.empty()) text = Contents(folder + "/memory.limit_in_bytes");
  const std::optional<int64_t> bytes = Number(text);
  // Version 1 writes "no limit" as a number larger than any machine's memory.
  if (bytes && machine.memory_total_kib && *bytes / 1024 >= *machine.memory_total_kib) {
    return std::nullopt;
  }
  return bytes;
}

}  // namespace

bool Machine::HasFlag(absl::string_view flag) const {
  return std::binary_search(flags.begin(), flags.end(), flag);
}

bool Machine::IsBusy() const {
  // One runnable thread is the measurement itself. More than half of another one disturbs it if the
  // scheduler has no other processor for it.
  constexpr double kSpare = 0.5;
  return load_1min && cpus > 0 && *load_1min > std::max(1, cpus - 1) + kSpare;
}

Machine ReadMachine(const std::string& root) {
  Machine machine;
  ReadCpuInfo(Contents(root + "proc/cpuinfo"), machine);
  const std::string load = Contents(root + "proc/loadavg");
  double load_1min;
  if (absl::SimpleAtod(load.substr(0, load.find(' ')), &load_1min)) machine.load_1min = load_1min;
  const std::string memory = Contents(root + "proc/meminfo");
  machine.memory_total_kib = MemInfo(memory, "MemTotal");
  machine.memory_available_kib = MemInfo(memory, "MemAvailable");
  machine.cgroup_cpus = GroupCpus(root);
  machine.cgroup_memory_bytes = GroupMemory(root, machine);
  machine.governor = Contents(root + "sys/devices/system/cpu/cpu0/cpufreq/scaling_governor");
  return machine;
}

}  // namespace hakari

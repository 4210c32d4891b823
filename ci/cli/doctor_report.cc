#include "ci/cli/doctor_report.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <system_error>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "ci/project/project_folder.h"
#include "ci/report/envelope.h"

namespace hakari::cli {
namespace {

constexpr double kKibInGib = 1024.0 * 1024.0;
constexpr double kBytesInGib = 1024.0 * kKibInGib;

DoctorRow ProcessorRow(const Machine& machine) {
  const std::string model = machine.cpu_model.empty() ? "unknown" : machine.cpu_model;
  return {"processor", absl::StrFormat("%s, %d CPUs", model, machine.cpus),
          machine.IsVirtual() ? "virtual: times vary with other guests, compare within one run only"
                              : "compare times on this processor only"};
}

DoctorRow FeatureRow(const Machine& machine) {
  std::vector<std::string> present;
  for (const char* flag : {"popcnt", "bmi1", "bmi2", "avx2", "avx512f"}) {
    if (machine.HasFlag(flag)) present.push_back(flag);
  }
  const bool fast = machine.HasFlag("avx2") && machine.HasFlag("bmi2");
  return {"features", present.empty() ? "unknown" : absl::StrJoin(present, " "),
          fast ? "the x86-64-v3 build runs here" : "needs the portable build: same counts, slower"};
}

DoctorRow LoadRow(const Machine& machine) {
  if (!machine.load_1min) return {"load", "unknown", ""};
  return {"load", absl::StrFormat("%.2f", *machine.load_1min),
          machine.IsBusy() ? "busy: a promise that fails now is inconclusive" : "quiet enough"};
}

DoctorRow MemoryRow(const Machine& machine) {
  if (!machine.memory_total_kib || !machine.memory_available_kib) return {"memory", "unknown", ""};
  return {"memory",
          absl::StrFormat("%.1f GiB, %.1f free", *machine.memory_total_kib / kKibInGib,
                          *machine.memory_available_kib / kKibInGib),
          ""};
}

DoctorRow LimitRow(const Machine& machine) {
  std::string value;
  if (machine.cgroup_cpus) absl::StrAppendFormat(&value, "%.2f CPUs ", *machine.cgroup_cpus);
  if (machine.cgroup_memory_bytes) {
    absl::StrAppendFormat(&value, "%.1f GiB ", *machine.cgroup_memory_bytes / kBytesInGib);
  }
  if (value.empty()) return {"limits", "none", ""};
  value.pop_back();
  return {"limits", value,
          machine.cgroup_cpus ? "throttled: wall times are unreliable, CPU times are valid"
                              : "tables larger than this fail"};
}

bool OnPath(absl::string_view program) {
  const char* path = std::getenv("PATH");
  if (path == nullptr) return false;
  const std::vector<std::string> folders = absl::StrSplit(path, ':');
  return std::any_of(folders.begin(), folders.end(), [program](const std::string& folder) {
    std::error_code ignored;
    return std::filesystem::is_regular_file(absl::StrCat(folder, "/", program), ignored);
  });
}

bool Exists(const std::string& path) {
  std::error_code ignored;
  return std::filesystem::exists(path, ignored);
}

DoctorRow PackageRow(const std::string& package, bool present, const std::string& use) {
  return {package, present ? "present" : "absent",
          present ? use : absl::StrCat(use, " (apt-get install ", package, ")")};
}

DoctorRow CacheRow() {
  const char* home = std::getenv("HOME");
  if (home == nullptr) return {"build cache", "unknown", "HOME is not set"};
  const std::string folder = absl::StrCat(home, "/.cache/hakari/bazel");
  if (!Exists(folder)) return {"build cache", folder, "not created yet"};
  std::error_code error;
  const std::filesystem::space_info space = std::filesystem::space(folder, error);
  if (error) return {"build cache", folder, error.message()};
  return {"build cache", folder,
          absl::StrFormat("%.1f GiB left on its disk", space.available / kBytesInGib)};
}

}  // namespace

std::vector<DoctorRow> MachineRows(const Machine& machine, bool has_counters) {
  std::vector<DoctorRow> rows = {ProcessorRow(machine), FeatureRow(machine), LoadRow(machine),
                                 MemoryRow(machine), LimitRow(machine)};
  if (!machine.governor.empty()) {
    const bool steady = machine.governor == "performance";
    rows.push_back({"clock", machine.governor, steady ? "steady" : "varies with the load"});
  }
  rows.push_back({"hardware counters", has_counters ? "yes" : "no",
                  has_counters
                      ? "instructions can be counted"
                      : "instructions can be counted only with valgrind, otherwise only CPU time"});
  return rows;
}

std::vector<DoctorRow> BuildRows(const std::string& compiler, const BuildMode& mode) {
  std::string value = absl::StrCat(mode.optimised ? "optimised" : "not optimised",
                                   mode.assertions ? ", assertions" : "", ", ", mode.instructions);
  if (!mode.sanitizer.empty()) absl::StrAppend(&value, ", ", mode.sanitizer, " sanitizer");
  return {
      {"compiler", compiler, "compare times of one compiler only"},
      {"build", value, mode.FitForTiming() ? "fit for timing" : "counts are valid, times are not"}};
}

std::vector<DoctorRow> HouseRows() {
  const absl::StatusOr<std::string> project = project::ProjectFolder();
  std::error_code ignored;
  return {
      {"project", project.ok() ? *project : "unknown",
       project.ok() ? "" : std::string(project.status().message())},
      {"working folder", std::filesystem::current_path(ignored).string(), ""},
      {"program", std::filesystem::read_symlink("/proc/self/exe", ignored).string(), ""},
      CacheRow(),
      PackageRow("libosl-dev", Exists("/usr/include/osl/numEffectState.h"),
                 "comparison with OpenShogiLib: bench peers"),
      PackageRow("valgrind", OnPath("valgrind"), "counts instructions without hardware counters"),
      PackageRow("clang", OnPath("clang++"), "the second compiler: test --matrix, fuzzing"),
  };
}

std::string DoctorTable(const std::vector<DoctorRow>& rows) {
  size_t name_width = 0, value_width = 0;
  for (const DoctorRow& row : rows) {
    name_width = std::max(name_width, row.name.size());
    if (!row.meaning.empty()) value_width = std::max(value_width, row.value.size());
  }
  std::string table;
  for (const DoctorRow& row : rows) {
    std::string line = absl::StrFormat("%-*s  ", name_width, row.name);
    if (row.meaning.empty()) {
      absl::StrAppend(&line, row.value);
    } else {
      absl::StrAppendFormat(&line, "%-*s  %s", value_width, row.value, row.meaning);
    }
    absl::StrAppend(&table, line, "\n");
  }
  return table;
}

std::string DoctorJson(const std::vector<DoctorRow>& rows, const report::Origin& origin) {
  report::Envelope envelope;
  envelope.schema = "hakari-doctor";
  envelope.origin = origin;
  for (const DoctorRow& row : rows) {
    envelope.result["rows"].push_back(
        {{"name", row.name}, {"value", row.value}, {"meaning", row.meaning}});
  }
  return report::EnvelopeText(std::move(envelope));
}

}  // namespace hakari::cli

// Where a result comes from: when it was made, with which command, by which build, on which
// machine. Counts do not depend on it; times do.
#ifndef HAKARI_CI_REPORT_ORIGIN_H_
#define HAKARI_CI_REPORT_ORIGIN_H_

#include <string>
#include <vector>

namespace hakari::report {

inline constexpr char kToolName[] = "hakari";
// Raised by hand for each release; `binary_hash` tells builds apart.
inline constexpr char kToolVersion[] = "0.2";

struct Origin {
  std::string created;  // UTC: "2026-11-18T10:52:52Z"
  std::string tool_version = kToolVersion;
  std::vector<std::string> command;  // the arguments as typed, without the program's name

  // The machine.
  std::string cpu_model;  // empty if unknown
  int cpus = 0;           // 0 if unknown

  // The build.
  std::string compiler;
  std::string instructions;  // "x86-64-v3"
  std::string sanitizer;     // empty if none
  bool fit_for_timing = false;
  std::string binary_hash;
};

}  // namespace hakari::report

#endif  // HAKARI_CI_REPORT_ORIGIN_H_

// How this binary was built, and so whether its timings mean anything.
#ifndef HAKARI_BASE_MACHINE_BUILD_INFO_H_
#define HAKARI_BASE_MACHINE_BUILD_INFO_H_

#include <string>

namespace hakari {

// "g++ 12.2.0", "clang 14.0.6"
std::string CompilerName();

struct BuildMode {
  bool optimised;
  bool assertions;
  std::string sanitizer;     // empty if none
  std::string instructions;  // the processor level it was built for: "x86-64-v3", "x86-64"

  bool FitForTiming() const { return optimised && !assertions && sanitizer.empty(); }
};
BuildMode ThisBuild();

}  // namespace hakari

#endif  // HAKARI_BASE_MACHINE_BUILD_INFO_H_

#include "ci/cli/origin_here.h"

#include <cstdint>
#include <cstdlib>
#include <utility>

#include "absl/strings/numbers.h"
#include "absl/time/clock.h"
#include "absl/time/time.h"
#include "base/hash/file_hash.h"
#include "base/machine/build_info.h"
#include "base/machine/machine.h"

namespace hakari::cli {
namespace {

// A process runs one command.
std::vector<std::string>& Words() {
  static auto* const words = new std::vector<std::string>;
  return *words;
}

absl::Time Now() {
  const char* const epoch = std::getenv("SOURCE_DATE_EPOCH");
  int64_t seconds = 0;
  if (epoch != nullptr && absl::SimpleAtoi(epoch, &seconds)) return absl::FromUnixSeconds(seconds);
  return absl::Now();
}

}  // namespace

void RememberWords(std::vector<std::string> words) { Words() = std::move(words); }

report::Origin OriginHere() {
  const Machine machine = ReadMachine();
  const BuildMode build = ThisBuild();
  report::Origin origin;
  origin.created = absl::FormatTime("%Y-%m-%dT%H:%M:%SZ", Now(), absl::UTCTimeZone());
  origin.command = Words();
  origin.cpu_model = machine.cpu_model;
  origin.cpus = machine.cpus;
  origin.compiler = CompilerName();
  origin.instructions = build.instructions;
  origin.sanitizer = build.sanitizer;
  origin.fit_for_timing = build.FitForTiming();
  origin.binary_hash = BinaryHash().value_or("");
  return origin;
}

}  // namespace hakari::cli

#include "ci/gate/live/sampler.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "base/machine/processors.h"
#include "base/process/run_to_end.h"
#include "base/status/macros.h"
#include "base/text/printable.h"

namespace hakari::gate {

std::vector<std::string> ProbeWords(const SampleSize& size) {
  return {"run",      size.benchmark,           "--positions", absl::StrCat(size.positions),
          "--passes", absl::StrCat(size.passes)};
}

absl::StatusOr<ProbeSample> Sampler::Take(const GateFolder& side, const std::string& executable,
                                          const SampleSize& size) const {
  std::vector<std::string> words = ProbeWords(size);
  if (cpu_ >= 0) {
    words.push_back("--cpu");
    words.push_back(absl::StrCat(cpu_));
  }
  RunLimits limits;
  limits.stop = stop_;
  const std::string whose = absl::StrCat(side.whose, ": ", size.benchmark);
  HAKARI_ASSIGN_OR_RETURN(
      const std::string said,
      OutputOf({absl::StrCat(side.path, "/", executable), words, side.path, {}}, limits, whose));
  absl::StatusOr<ProbeSample> sample = ParseProbeSample(said, whose);
  if (sample.ok() && sample->cpu_ns <= 0) {
    return absl::DataLossError(absl::StrCat(whose, ": the measured CPU time is 0"));
  }
  return sample;
}

absl::StatusOr<SampleSize> Sampler::SizeFor(const GateFolder& side, const ProbeBenchmark& benchmark,
                                            double milliseconds) const {
  constexpr double kNsPerMs = 1e6;
  SampleSize size{benchmark.name, benchmark.positions, 1};
  HAKARI_ASSIGN_OR_RETURN(const ProbeSample whole, Take(side, "probe", size));
  const double wanted = milliseconds * kNsPerMs / static_cast<double>(whole.cpu_ns);
  if (wanted >= 1) {
    size.passes = static_cast<uint64_t>(std::ceil(wanted));
  } else if (benchmark.divisible) {
    const double positions = wanted * static_cast<double>(benchmark.positions);
    size.positions = std::max<uint64_t>(1, static_cast<uint64_t>(positions));
  }
  return size;
}

int QuietProcessor() {
  const std::vector<int> processors = AllowedProcessors();
  return processors.empty() ? -1 : processors.back();
}

namespace {

constexpr char kCounted[] = "hakari_probe_passes";

// Everything that could change a count is fixed: the environment is empty except for these
// variables, and both sides get the same arguments. Valgrind lays out memory the same way each
// time.
ChildCommand UnderValgrind(const GateFolder& side, const std::string& valgrind,
                           const SampleSize& size) {
  SampleSize once = size;
  once.passes = 1;
  std::vector<std::string> words = {"-i",
                                    "LC_ALL=C",
                                    "GLIBC_TUNABLES=glibc.malloc.arena_max=1",
                                    valgrind,
                                    "--tool=callgrind",
                                    "--callgrind-out-file=/dev/null",
                                    "--collect-atstart=no",
                                    absl::StrCat("--toggle-collect=", kCounted),
                                    "./probe"};
  for (std::string& word : ProbeWords(once)) words.push_back(std::move(word));
  words.push_back("--cold");
  return {"/usr/bin/env", std::move(words), side.path, {}};
}

// The processor's count of one pass, if it has a counter. The untimed first pass is not included.
absl::StatusOr<uint64_t> ByTheProcessor(const GateFolder& side, const SampleSize& size,
                                        const std::atomic<bool>* stop) {
  SampleSize once = size;
  once.passes = 1;
  HAKARI_ASSIGN_OR_RETURN(const ProbeSample sample, Sampler(-1, stop).Take(side, "probe", once));
  if (!sample.instructions) return absl::UnavailableError("no counter");
  return *sample.instructions;
}

}  // namespace

absl::StatusOr<uint64_t> ParseCollected(absl::string_view callgrind_words) {
  for (absl::string_view line : absl::StrSplit(callgrind_words, '\n')) {
    const size_t label = line.find("Collected :");
    if (label == absl::string_view::npos) continue;
    uint64_t count = 0;
    const absl::string_view number =
        absl::StripAsciiWhitespace(line.substr(label + strlen("Collected :")));
    if (absl::SimpleAtoi(number, &count) && count > 0) return count;
  }
  return absl::DataLossError("valgrind printed no instruction count");
}

absl::StatusOr<uint64_t> CountInstructions(const GateFolder& side, const SampleSize& size,
                                           const std::atomic<bool>* stop) {
  const absl::StatusOr<uint64_t> by_processor = ByTheProcessor(side, size, stop);
  if (!absl::IsUnavailable(by_processor.status())) return by_processor;
  const absl::StatusOr<std::string> valgrind = FindProgramFile("valgrind");
  if (!valgrind.ok()) {
    return absl::UnavailableError(
        "the processor's counters cannot be read here and valgrind is not installed");
  }
  RunLimits limits;
  limits.milliseconds = 300'000;
  limits.stop = stop;
  const std::string whose = absl::StrCat(side.whose, ": ", size.benchmark, " under valgrind");
  const absl::StatusOr<Finished> finished = RunToEnd(UnderValgrind(side, *valgrind, size), limits);
  if (!finished.ok()) {
    return absl::Status(finished.status().code(),
                        absl::StrCat(whose, ": ", finished.status().message()));
  }
  if (!finished->ok()) {
    return absl::AbortedError(
        absl::StrCat(whose, ": ", ProcessEndText(finished->end), ": ", Printable(finished->err)));
  }
  return ParseCollected(finished->err);
}

}  // namespace hakari::gate

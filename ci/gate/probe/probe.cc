#include "ci/gate/probe/probe.h"

#include <linux/perf_event.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cstdint>
#include <iostream>

#include "absl/status/status.h"
#include "base/machine/build_info.h"
#include "base/machine/processors.h"
#include "base/time/cpu_time.h"
#include "bench/key_cases.h"
#include "ci/gate/probe/probe_result.h"
#include "ci/report/exit_code.h"

// Contains only what is measured. Valgrind counts while this function runs and knows it by name, so
// it is neither inlined nor mangled.
extern "C" __attribute__((noinline)) uint64_t hakari_probe_passes(
    const std::function<uint64_t()>& pass, uint64_t passes) {
  uint64_t answer = 0;
  for (uint64_t i = 0; i < passes; ++i) answer = pass();
  return answer;
}

namespace hakari::gate {
namespace {

// The processor's own count of the instructions that this thread executes in user mode.
class InstructionCounter {
 public:
  InstructionCounter();
  ~InstructionCounter();
  InstructionCounter(const InstructionCounter&) = delete;
  InstructionCounter& operator=(const InstructionCounter&) = delete;

  void Start();
  // The count since Start(); none if there is no such counter, as in most virtual machines.
  std::optional<uint64_t> Stop();

 private:
  int file_ = -1;
};

InstructionCounter::InstructionCounter() {
  perf_event_attr wanted = {};
  wanted.type = PERF_TYPE_HARDWARE;
  wanted.size = sizeof(wanted);
  wanted.config = PERF_COUNT_HW_INSTRUCTIONS;
  wanted.disabled = 1;
  wanted.exclude_kernel = 1;
  wanted.exclude_hv = 1;
  file_ = static_cast<int>(syscall(SYS_perf_event_open, &wanted, /*pid=*/0, /*cpu=*/-1,
                                   /*group=*/-1, PERF_FLAG_FD_CLOEXEC));
}

InstructionCounter::~InstructionCounter() {
  if (file_ >= 0) close(file_);
}

void InstructionCounter::Start() {
  if (file_ < 0) return;
  ioctl(file_, PERF_EVENT_IOC_RESET, 0);
  ioctl(file_, PERF_EVENT_IOC_ENABLE, 0);
}

std::optional<uint64_t> InstructionCounter::Stop() {
  if (file_ < 0) return std::nullopt;
  ioctl(file_, PERF_EVENT_IOC_DISABLE, 0);
  uint64_t count = 0;
  const bool whole = read(file_, &count, sizeof(count)) == sizeof(count);
  return whole && count > 0 ? std::optional<uint64_t>(count) : std::nullopt;
}

struct SampleOptions {
  std::string name;
  uint64_t positions = 0;  // 0: all
  uint64_t passes = 1;
  int cpu = -1;
  bool cold = false;
};

int Fail(report::ExitCode code, absl::string_view what) {
  std::cerr << "probe: " << what << "\n";
  return static_cast<int>(code);
}

ProbeBenchmark Described(const bench::BenchCase& bench_case, const bench::Answers& answers) {
  ProbeBenchmark benchmark;
  benchmark.name = bench_case.name;
  benchmark.unit = bench_case.unit;
  benchmark.positions = bench_case.positions;
  benchmark.divisible = static_cast<bool>(bench_case.part);
  benchmark.is_key = bench::IsKeyCase(bench_case.name);
  const auto answer = answers.find(bench_case.name);
  if (answer == answers.end()) return benchmark;  // `verify` reports it
  benchmark.kind = std::string(bench::AnswerKindName(answer->second.kind));
  benchmark.expected = answer->second.value;
  return benchmark;
}

int List(const ProbeCases& cases) {
  const BuildMode build = ThisBuild();
  ProbeListing listing;
  listing.compiler = CompilerName();
  listing.instruction_set = build.instructions;
  listing.sanitizer = build.sanitizer;
  listing.fit_for_timing = build.FitForTiming();
  for (const bench::BenchCase& bench_case : cases.all()) {
    listing.benchmarks.push_back(Described(bench_case, cases.answers));
  }
  std::cout << ToJson(listing);
  return static_cast<int>(report::ExitCode::kPass);
}

int Verify(const ProbeCases& cases) {
  const absl::Status verified = bench::VerifiedAnswers(cases.all(), cases.answers).status();
  if (!verified.ok()) return Fail(report::ExitCode::kInvalid, verified.message());
  return static_cast<int>(report::ExitCode::kPass);
}

// The pass over the requested positions; empty if the work cannot be divided that way.
std::function<uint64_t()> PassOver(const bench::BenchCase& bench_case, uint64_t positions) {
  if (positions == 0 || positions == bench_case.positions) return bench_case.pass;
  if (!bench_case.part || positions > bench_case.positions) return nullptr;
  return [part = bench_case.part, positions] { return part(positions); };
}

// The items of a pass with this answer.
uint64_t ItemsOf(const bench::BenchCase& bench_case, uint64_t positions, uint64_t answer) {
  if (bench_case.items == 0) return answer;
  return positions == 0 ? bench_case.items : bench_case.items * positions / bench_case.positions;
}

constexpr double kNanosecondsPerSecond = 1e9;

int Run(const ProbeCases& cases, const SampleOptions& options) {
  const std::optional<bench::BenchCase> bench_case = cases.find(options.name);
  if (!bench_case)
    return Fail(report::ExitCode::kBadUsage, "unknown benchmark `" + options.name + "`");
  const std::function<uint64_t()> pass = PassOver(*bench_case, options.positions);
  if (!pass)
    return Fail(report::ExitCode::kBadUsage,
                options.name + ": cannot run over this number of positions");
  // A thread that moves between processors finds cold caches.
  if (options.cpu >= 0 && !StayOn(options.cpu))
    return Fail(report::ExitCode::kBadUsage, "--cpu: no such processor");

  ProbeSample sample;
  if (!options.cold) pass();
  InstructionCounter counter;
  counter.Start();
  const double begin = ThreadCpuSeconds();
  sample.answer = hakari_probe_passes(pass, options.passes);
  const double end = ThreadCpuSeconds();
  sample.instructions = counter.Stop();
  sample.name = options.name;
  sample.positions = options.positions == 0 ? bench_case->positions : options.positions;
  sample.passes = options.passes;
  sample.items = ItemsOf(*bench_case, options.positions, sample.answer) * options.passes;
  sample.cpu_ns = static_cast<int64_t>((end - begin) * kNanosecondsPerSecond);
  std::cout << ToJson(sample);
  return static_cast<int>(report::ExitCode::kPass);
}

}  // namespace

int RunProbe(int argc, char** argv, const ProbeCases& cases) {
  CLI::App app("Measures the benchmarks of one build; started by a gate", "probe");
  app.require_subcommand(1);
  int exit_code = static_cast<int>(report::ExitCode::kInvalid);
  app.add_subcommand("list", "Print the build and its benchmarks")->callback([&] {
    exit_code = List(cases);
  });
  app.add_subcommand("verify",
                     "Check that every benchmark gives an answer and that every truth is right")
      ->callback([&] { exit_code = Verify(cases); });
  CLI::App* const run = app.add_subcommand("run", "Take one sample of one benchmark");
  SampleOptions options;
  run->add_option("name", options.name, "Name of the benchmark")->required();
  run->add_option("--positions", options.positions,
                  "Number of positions, from the first on; 0: all");
  run->add_option("--passes", options.passes, "Number of passes, one after the other")
      ->check(CLI::PositiveNumber);
  run->add_option("--cpu", options.cpu, "Run on this processor only")
      ->check(CLI::NonNegativeNumber);
  run->add_flag("--cold", options.cold, "Leave out the uncounted first pass");
  run->callback([&] { exit_code = Run(cases, options); });
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& wanted) {
    return app.exit(wanted);
  } catch (const CLI::ParseError& error) {
    return Fail(report::ExitCode::kBadUsage, error.what());
  }
  return exit_code;
}

}  // namespace hakari::gate

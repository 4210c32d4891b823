// Asks the problems of a suite one by one of another process. It may belong to another build and
// crash or hang at any of them, so the caller can watch each problem and continue with a new
// process.
//
// `hakari suite NAME --program P --serve` greets with one line and then answers each line with one:
//
//   hakari-serve 1 <TAB> hash of the problems <TAB> configuration, escaped <TAB> limits
//   <id>
//   <id> <TAB> the outcome (suites/core/outcome.h)
//
// It ends when its input ends.
#ifndef HAKARI_CI_CHECK_SERVING_H_
#define HAKARI_CI_CHECK_SERVING_H_

#include <atomic>
#include <cstdint>
#include <istream>
#include <ostream>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "base/context/context.h"
#include "base/process/child_process.h"
#include "suites/core/limits.h"
#include "suites/core/problem_set.h"
#include "suites/core/program.h"
#include "suites/core/suite.h"

namespace hakari::check {

// Answers until the input ends. An error if it cannot start.
absl::Status Serve(const suites::Suite& suite, const std::string& program,
                   const suites::Limits& limits, std::istream& in, std::ostream& out,
                   const Context& context);

struct ServedQuestion {
  ChildCommand command;    // starts the serving process
  std::string program;     // its name in the results
  std::string suite_hash;  // the process must have these problems
  suites::Limits limits;   // the process must have these limits
  int64_t greeting_ms = 60'000;
};

// A program that asks such a process, one per thread. Starts one to learn the configuration:
// kUnimplemented if the build cannot serve, kFailedPrecondition if it has other problems or limits.
absl::StatusOr<suites::ProgramSpec> ServedProgram(const ServedQuestion& question,
                                                  const std::atomic<bool>& stop);

}  // namespace hakari::check

#endif  // HAKARI_CI_CHECK_SERVING_H_

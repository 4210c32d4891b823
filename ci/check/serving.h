// A suite's problems, asked one by one of another process: of somebody else's build, which may
// crash or hang at any of them. Who asks can watch each problem and go on with a new process.
//
// `hakari suite NAME --program P --serve` greets with one line and then answers each line with one:
//
//   hakari-serve 1 <TAB> hash of the problems <TAB> configuration, escaped <TAB> limits
//   <id>
//   <id> <TAB> the outcome (suites/core/outcome.h)
//
// It ends with its input.
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

// Answers until the input ends. An error if it cannot begin.
absl::Status Serve(const suites::Suite& suite, const std::string& program,
                   const suites::Limits& limits, std::istream& in, std::ostream& out,
                   const Context& context);

struct ServedQuestion {
  ChildCommand command;    // that serves
  std::string program;     // what the results shall call it
  std::string suite_hash;  // of the problems that it must have
  suites::Limits limits;   // that it must have
  int64_t greeting_ms = 60'000;
};

// A program that asks such a process, one a thread. Starts one to learn the configuration:
// kUnimplemented if it does not know how to serve, kFailedPrecondition if it has other problems or
// limits.
absl::StatusOr<suites::ProgramSpec> ServedProgram(const ServedQuestion& question,
                                                  const std::atomic<bool>& stop);

}  // namespace hakari::check

#endif  // HAKARI_CI_CHECK_SERVING_H_

// One program at work, problem after problem, on one thread: what it throws becomes an outcome, and
// what it does not time is timed.
#ifndef HAKARI_SUITES_RUN_WORKER_H_
#define HAKARI_SUITES_RUN_WORKER_H_

#include <atomic>
#include <memory>
#include <optional>
#include <utility>

#include "suites/core/limits.h"
#include "suites/core/outcome.h"
#include "suites/core/problem.h"
#include "suites/core/program.h"

namespace hakari::suites {

class Worker {
 public:
  // `program` may be null: it is made when it is needed. The spec must outlive the worker.
  Worker(const ProgramSpec& spec, const Limits& limits, std::unique_ptr<Program> program = nullptr)
      : spec_(spec), limits_(limits), program_(std::move(program)) {}

  // The program is started and made ready, which is no part of the problem. An outcome if that
  // fails.
  std::optional<Outcome> MakeReady(const Problem& problem, const std::atomic<bool>& stop);
  Outcome Run(const Problem& problem, const std::atomic<bool>& stop);

 private:
  template <typename Do>
  Outcome Guarded(const Do& work);

  const ProgramSpec& spec_;
  const Limits limits_;
  std::unique_ptr<Program> program_;
};

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_RUN_WORKER_H_

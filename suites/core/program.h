// A program: what is asked. An in-process component or an engine outside; the runner does not care.
#ifndef HAKARI_SUITES_CORE_PROGRAM_H_
#define HAKARI_SUITES_CORE_PROGRAM_H_

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "suites/core/limits.h"
#include "suites/core/outcome.h"
#include "suites/core/problem.h"

namespace hakari::suites {

// One instance serves one thread, for any number of problems in any order: what it answers to a
// problem must not depend on those before.
class Program {
 public:
  virtual ~Program() = default;

  // What must be done before a problem and is no part of it: an engine is started, or forgets the
  // problem before. Who does not call it leaves it to Run. An outcome if it fails.
  virtual std::optional<Outcome> MakeReady(const Problem&, const Limits&,
                                           const std::atomic<bool>&) {
    return std::nullopt;
  }

  // Polls `stop` now and then and returns Outcome::Stopped() once it is set. May throw: that is an
  // outcome of this problem, and the instance is not used again.
  virtual Outcome Run(const Problem& problem, const Limits& limits,
                      const std::atomic<bool>& stop) = 0;
};

struct ProgramSpec {
  std::string name;  // after --program, and in the names of goldens and other files
  // All settings that the counts depend on, a version of the program's meaning among them.
  std::string configuration;
  // It gives up early, with any error, once `stop` is set.
  std::function<absl::StatusOr<std::unique_ptr<Program>>(const std::atomic<bool>& stop)> make;
  std::string typed = {};  // after --program, where that is not the name: "usi:./my-engine"
  // The hashes of the files that it runs and reads outside of our own: a rebuilt engine, or one
  // with another evaluation, does not go on with the journal of the one before.
  std::string contents = {};
  // What it answers when it gives a problem up. If there is such an answer, reports count what was
  // solved; the counter `nodes` then tells how hard a problem was.
  std::string unsolved_answer = {};
};

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_CORE_PROGRAM_H_

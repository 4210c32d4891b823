// A program answers problems. It is a component of this process or an external engine; the runner
// treats both alike.
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

// One instance serves one thread, for any number of problems in any order. Its answer to a problem
// must not depend on earlier problems.
class Program {
 public:
  virtual ~Program() = default;

  // Prepares for a problem, for example starts or resets an engine. This is not part of the
  // problem and its time. If the caller does not call it, Run does the same. Returns an outcome if
  // it fails.
  virtual std::optional<Outcome> MakeReady(const Problem&, const Limits&,
                                           const std::atomic<bool>&) {
    return std::nullopt;
  }

  // Polls `stop` now and then and returns Outcome::Stopped() once it is set. May throw: the
  // exception becomes the outcome of this problem, and the instance is not used again.
  virtual Outcome Run(const Problem& problem, const Limits& limits,
                      const std::atomic<bool>& stop) = 0;
};

struct ProgramSpec {
  std::string name;  // for --program, and in the names of goldens and other files
  // All settings that the counts depend on, including a version of what the program does.
  std::string configuration;
  // Returns early, with any error, once `stop` is set.
  std::function<absl::StatusOr<std::unique_ptr<Program>>(const std::atomic<bool>& stop)> make;
  std::string typed = {};  // what was typed for --program if it is not the name: "usi:./my-engine"
  // The hashes of the files outside our own binary that it runs and reads. They are part
  // of a journal's identity, so that no journal is continued with a rebuilt engine or
  // another evaluation.
  std::string contents = {};
  // Its answer when it gives up on a problem. If this is not empty, reports count the solved
  // problems, and the counter `nodes` says how hard a problem was.
  std::string unsolved_answer = {};
};

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_CORE_PROGRAM_H_

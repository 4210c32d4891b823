// Runs several programs, or several settings of one program, over the same positions. All
// contestants answer one position before the next, in a random order each time, so that a slow
// phase of the machine slows all of them alike.
#ifndef HAKARI_CI_COMPARE_COMPARISON_H_
#define HAKARI_CI_COMPARE_COMPARISON_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/context/context.h"
#include "base/run/progress.h"
#include "suites/core/limits.h"
#include "suites/core/outcome.h"
#include "suites/core/problem.h"
#include "suites/core/program.h"
#include "suites/core/score.h"
#include "suites/core/suite.h"

namespace hakari::compare {

struct Contestant {
  std::string shown;  // as typed, for display
  suites::ProgramSpec program;
  suites::Limits limits;
};

struct ComparisonOptions {
  std::vector<Contestant> contestants;  // the others are compared with the first
  std::vector<suites::Problem> problems;
  suites::ScoreFunction score;
  std::vector<std::string> tally;  // solved problems are counted by the values of these notes
  int rounds = 1;                  // how often each position is asked, for steadier times
  // Each contestant is restarted after this many positions; 0: never. A process's location in
  // memory shifts all of its times alike (README.md), so times are judged over many processes.
  int positions_a_life = 0;
  Progress* progress = nullptr;  // may be null
};

// The answer of one contestant to one position.
struct ComparedAnswer {
  suites::Outcome outcome;  // of the first round, or of the first that failed
  suites::Score score;
  std::vector<int64_t> cpu_ns;  // of each round; empty if it is unknown
  bool repeats = true;          // the same answer and counters in every round
};

struct ComparedPosition {
  std::string id;
  std::vector<ComparedAnswer> answers;  // by contestant
  suites::Groups groups = {};           // values of the notes of the tally
};

struct Comparison {
  std::vector<Contestant> contestants;
  std::vector<ComparedPosition> positions;
  std::vector<std::string> tally;
  int rounds = 1;
  uint64_t seed = 1;
  bool interrupted = false;  // if so, `positions` holds only finished ones
};

// The seed determines the order. Returns an error if a program cannot be started at all; later
// failures are in the outcomes.
absl::StatusOr<Comparison> Compare(const ComparisonOptions& options, const Context& context);

}  // namespace hakari::compare

#endif  // HAKARI_CI_COMPARE_COMPARISON_H_

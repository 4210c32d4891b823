// Several programs, or several settings of one, over the same positions: asked in turn, position by
// position, in a random order each time, so that whatever slows the machine down slows all alike.
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
  std::string shown;  // for people: what was typed
  suites::ProgramSpec program;
  suites::Limits limits;
};

struct ComparisonOptions {
  std::vector<Contestant> contestants;  // the others are set against the first
  std::vector<suites::Problem> problems;
  suites::ScoreFunction score;
  std::vector<std::string> tally;  // notes by whose values solved problems are counted
  int rounds = 1;                  // each position is asked so often, for steadier times
  // After so many positions each contestant starts anew; 0: never. Where a process lies in memory
  // makes all of its times alike (README.md), so that times are judged over many processes.
  int positions_a_life = 0;
  Progress* progress = nullptr;  // may be null
};

// Of one contestant to one position.
struct ComparedAnswer {
  suites::Outcome outcome;  // of the first round, or of the first that failed
  suites::Score score;
  std::vector<int64_t> cpu_ns;  // of each round; empty if it cannot be told
  bool repeats = true;          // the same answer and counters in every round
};

struct ComparedPosition {
  std::string id;
  std::vector<ComparedAnswer> answers;  // by contestant
  suites::Groups groups = {};           // by the notes of the tally
};

struct Comparison {
  std::vector<Contestant> contestants;
  std::vector<ComparedPosition> positions;
  std::vector<std::string> tally;
  int rounds = 1;
  uint64_t seed = 1;
  bool interrupted = false;  // then the positions are those that were finished
};

// The order is the seed's. An error if a program cannot be started at all; whatever happens later
// is in the outcomes.
absl::StatusOr<Comparison> Compare(const ComparisonOptions& options, const Context& context);

}  // namespace hakari::compare

#endif  // HAKARI_CI_COMPARE_COMPARISON_H_

// A whole run of the labelling, and the check of what it takes on trust.
#ifndef HAKARI_SUITES_PREDICT_LABEL_RUN_H_
#define HAKARI_SUITES_PREDICT_LABEL_RUN_H_

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "base/run/journal.h"
#include "base/run/run.h"
#include "base/run/selection.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/solver.h"
#include "engine/position/position.h"
#include "suites/core/outcome.h"
#include "suites/core/problem_set.h"
#include "suites/core/program.h"
#include "suites/predict/labels.h"

namespace hakari::suites {

struct LabelRunOptions {
  LabelRecipe recipe;
  Shard shard;
  std::vector<Label> taken;  // labels that are there already, by the same recipe
  RunControl run;
};

struct LabelRun {
  LabelFile file;      // without those that an interruption left undone
  int taken = 0;       // how many of them were there already
  int resumed = 0;     // how many the journal had
  int64_t cpu_ns = 0;  // of all but the taken
  bool interrupted = false;
};

// kOutOfRange: no such shard. kFailedPrecondition: two taken labels differ. Labels are in the order
// of the problems, whatever the jobs.
absl::StatusOr<LabelRun> LabelProblems(const ProblemSet& problems, const LabelRunOptions& options,
                                       const std::atomic<bool>& stop);

// The same definition without the strong solver.
LabelRecipe PdsAlone(LabelRecipe recipe);

// What a journal of this work is called by. The binary is not in it: the counts of both searches
// are fixed (goldens hold them), and days of work should outlive a build.
RunIdentity LabelRunIdentity(const ProblemSet& problems, const LabelRecipe& recipe, Shard shard);

// Where the strong solver proved that there is no mate PDS was not asked. Asks it now, with all
// nodes, about `count` such positions that lie evenly over the set (about all if there are fewer).
// The labels must be of these problems. Of the options `run` counts, with a journal of PdsAlone.
struct StrongCheck {
  int strong = 0;  // labels of this way
  int asked = 0;
  int none = 0;                    // PDS proves that there is no mate either
  std::vector<std::string> mates;  // ids: PDS proves a mate, and one of the two is wrong
  int64_t cpu_ns = 0;
  bool interrupted = false;
};
absl::StatusOr<StrongCheck> CheckStrongLabels(const ProblemSet& problems, const LabelFile& file,
                                              int count, const LabelRunOptions& options,
                                              const std::atomic<bool>& stop);

// "4211 labels by the strong solver, 500 asked again: PDS finds a mate in 0, …"
std::string StrongCheckText(const StrongCheck& check);

// Decides for one position after the other whether there is a mate, by a recipe (labels.h).
//
// PDS alone could do it, but for a tenth of the positions it would run to its limit. So it is asked
// in steps: with few nodes, which answers most; then the strong solver looks for a proof that there
// is no mate, and where there is none PDS cannot prove one; only what is left gets PDS with all its
// nodes. PDS with fewer nodes does the same search up to there, so no step changes an answer.

// Serves one thread; no label depends on those before.
class Labeller {
 public:
  // An error if there is not enough memory for the nodes.
  static absl::StatusOr<std::unique_ptr<Labeller>> Make(const LabelRecipe& recipe);

  // Without an id; nothing if it was stopped. The position must pass CheckMateProblem.
  std::optional<Label> LabelOf(const Position& position, const std::atomic<bool>& stop);

 private:
  explicit Labeller(const LabelRecipe& recipe) : recipe_(recipe) {}
  mate::MateResult Decide(const Position& position, const std::atomic<bool>& stop, bool& is_strong);

  const LabelRecipe recipe_;
  std::unique_ptr<mate::MateSolver> first_;
  std::unique_ptr<mate::MateSolver> strong_;  // null: the recipe does without
  std::unique_ptr<mate::MateSolver> all_nodes_;
};

// For the runner: the answer is the way, the counter `nodes`. Limits do not bind it.
ProgramSpec LabelProgram(const LabelRecipe& recipe);

// What such a program answered; an error for anything that is no label.
absl::StatusOr<Label> LabelOfOutcome(const std::string& id, const Outcome& outcome);

// "nodes=5000000 first-nodes=100000 strong-nodes=1500000"
std::string LabelRecipeText(const LabelRecipe& recipe);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PREDICT_LABEL_RUN_H_

// Labels all positions of a set, and checks the labels that rest on the strong solver.
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
  std::vector<Label> taken;  // existing labels, by the same recipe
  RunControl run;
};

struct LabelRun {
  LabelFile file;      // without those that an interruption left undone
  int taken = 0;       // how many labels existed already
  int resumed = 0;     // how many came from the journal
  int64_t cpu_ns = 0;  // of all labels but the existing ones
  bool interrupted = false;
};

// kOutOfRange: no such shard. kFailedPrecondition: two taken labels of a position differ. Labels
// are in the order of the problems, whatever the number of jobs.
absl::StatusOr<LabelRun> LabelProblems(const ProblemSet& problems, const LabelRunOptions& options,
                                       const std::atomic<bool>& stop);

// The recipe without the strong solver; it gives the same answers.
LabelRecipe PdsAlone(LabelRecipe recipe);

// Identifies the journal of this work. It does not name the binary: the counts of both searches are
// fixed (goldens hold them), and days of work should outlive a build.
RunIdentity LabelRunIdentity(const ProblemSet& problems, const LabelRecipe& recipe, Shard shard);

// PDS was not asked about positions for which the strong solver proved that there is no mate. This
// check asks PDS now, with all nodes, about `count` such positions, spread evenly over the set
// (about all if there are fewer than `count`). The labels must be of these problems. Of the options
// only `run` is used; its journal must be one of PdsAlone().
struct StrongCheck {
  int strong = 0;  // labels by the strong solver
  int asked = 0;
  int none = 0;                    // PDS proves that there is no mate either
  std::vector<std::string> mates;  // ids: PDS proves a mate, so one of the two is wrong
  int64_t cpu_ns = 0;
  bool interrupted = false;
};
absl::StatusOr<StrongCheck> CheckStrongLabels(const ProblemSet& problems, const LabelFile& file,
                                              int count, const LabelRunOptions& options,
                                              const std::atomic<bool>& stop);

// "4211 labels by the strong solver, 500 of them checked again: PDS finds a mate in 0, …"
std::string StrongCheckText(const StrongCheck& check);

// Decides for one position at a time whether there is a mate, by a recipe (labels.h).
//
// PDS alone could do it, but for a tenth of the positions it would run to its limit. Therefore
// there are three steps: PDS with few nodes answers most positions; then the strong solver looks
// for a proof that there is no mate, and if it finds one PDS cannot prove a mate; only the rest
// gets PDS with all its nodes. PDS with fewer nodes is the beginning of the same search, so no step
// changes an answer.

// For one thread; no label depends on earlier ones.
class Labeller {
 public:
  // An error if there is not enough memory for the nodes.
  static absl::StatusOr<std::unique_ptr<Labeller>> Make(const LabelRecipe& recipe);

  // The label without its id; nullopt if it was stopped. The position must pass CheckMateProblem.
  std::optional<Label> LabelOf(const Position& position, const std::atomic<bool>& stop);

 private:
  explicit Labeller(const LabelRecipe& recipe) : recipe_(recipe) {}
  mate::MateResult Decide(const Position& position, const std::atomic<bool>& stop, bool& is_strong);

  const LabelRecipe recipe_;
  std::unique_ptr<mate::MateSolver> first_;
  std::unique_ptr<mate::MateSolver> strong_;  // null: the recipe does not use it
  std::unique_ptr<mate::MateSolver> all_nodes_;
};

// A program for the runner: its answer is the way, its counter `nodes`. It ignores limits.
ProgramSpec LabelProgram(const LabelRecipe& recipe);

// The label that such a program answered; an error for any other outcome.
absl::StatusOr<Label> LabelOfOutcome(const std::string& id, const Outcome& outcome);

// "nodes=5000000 first-nodes=100000 strong-nodes=1500000"
std::string LabelRecipeText(const LabelRecipe& recipe);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PREDICT_LABEL_RUN_H_

// A whole run of the labelling, and the check of what it takes on trust.
#ifndef HAKARI_SUITES_PREDICT_LABEL_RUN_H_
#define HAKARI_SUITES_PREDICT_LABEL_RUN_H_

#include <atomic>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/run/journal.h"
#include "base/run/run.h"
#include "base/run/selection.h"
#include "suites/core/problem_set.h"
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

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PREDICT_LABEL_RUN_H_

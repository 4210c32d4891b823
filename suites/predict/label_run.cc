#include "suites/predict/label_run.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "absl/container/flat_hash_map.h"
#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/status/macros.h"
#include "suites/core/outcome.h"
#include "suites/core/problem.h"
#include "suites/predict/labeller.h"
#include "suites/run/runner.h"

namespace hakari::suites {
namespace {

using LabelsById = absl::flat_hash_map<std::string, Label>;

// A position that is there twice must have one label.
absl::StatusOr<LabelsById> ById(const std::vector<Label>& labels) {
  LabelsById by_id;
  for (const Label& label : labels) {
    const Label& first = by_id.emplace(label.id, label).first->second;
    if (first.way != label.way || first.nodes != label.nodes) {
      return absl::FailedPreconditionError(
          absl::StrCat("two labels of '", label.id, "' are taken over, and they differ"));
    }
  }
  return by_id;
}

// The labels of the problems, in their order, without those that were stopped.
struct Labelled {
  LabelsById labels;
  int resumed = 0;
  int64_t cpu_ns = 0;
  bool interrupted = false;
};

absl::StatusOr<Labelled> LabelAll(const std::vector<const Problem*>& problems,
                                  const LabelRecipe& recipe, const LabelRunOptions& options,
                                  const std::atomic<bool>& stop) {
  if (problems.empty()) return Labelled();
  HAKARI_ASSIGN_OR_RETURN(const RunResult ran,
                          RunProblems(problems, LabelProgram(recipe), {{}, options.run, {}}, stop));
  Labelled labelled;
  labelled.resumed = ran.resumed;
  labelled.interrupted = ran.interrupted;
  for (size_t i = 0; i < problems.size(); ++i) {
    const Outcome& outcome = ran.outcomes[i];
    if (outcome.status == OutcomeStatus::kStopped) continue;
    HAKARI_ASSIGN_OR_RETURN(Label label, LabelOfOutcome(problems[i]->id, outcome));
    labelled.cpu_ns += outcome.times.cpu_ns;
    labelled.labels.emplace(problems[i]->id, std::move(label));
  }
  return labelled;
}

// `count` of them, evenly spread.
std::vector<const Problem*> Spread(const std::vector<const Problem*>& from, size_t count) {
  count = std::min(count, from.size());
  std::vector<const Problem*> chosen;
  for (size_t i = 0; i < count; ++i) chosen.push_back(from[i * from.size() / count]);
  return chosen;
}

}  // namespace

absl::StatusOr<LabelRun> LabelProblems(const ProblemSet& problems, const LabelRunOptions& options,
                                       const std::atomic<bool>& stop) {
  const auto selected = SelectProblems(problems, {options.shard, {}});
  if (!selected.ok()) return selected.status();
  const absl::StatusOr<LabelsById> taken = ById(options.taken);
  if (!taken.ok()) return taken.status();
  std::vector<const Problem*> to_do;
  for (const Problem* problem : *selected) {
    if (!taken->contains(problem->id)) to_do.push_back(problem);
  }
  HAKARI_ASSIGN_OR_RETURN(const Labelled labelled, LabelAll(to_do, options.recipe, options, stop));
  LabelRun run;
  run.file.problems = problems.hash();
  run.file.recipe = options.recipe;
  run.taken = static_cast<int>(selected->size() - to_do.size());
  run.resumed = labelled.resumed;
  run.cpu_ns = labelled.cpu_ns;
  run.interrupted = labelled.interrupted;
  for (const Problem* problem : *selected) {
    for (const LabelsById* labels : {&*taken, &labelled.labels}) {
      const auto found = labels->find(problem->id);
      if (found != labels->end()) run.file.labels.push_back(found->second);
    }
  }
  return run;
}

LabelRecipe PdsAlone(LabelRecipe recipe) {
  recipe.strong_nodes = 0;
  return recipe;
}

RunIdentity LabelRunIdentity(const ProblemSet& problems, const LabelRecipe& recipe, Shard shard) {
  return ShardIdentity({{"run", "predict label"},
                        {"problems", problems.hash()},
                        {"program", LabelProgram(recipe).configuration}},
                       shard);
}

absl::StatusOr<StrongCheck> CheckStrongLabels(const ProblemSet& problems, const LabelFile& file,
                                              int count, const LabelRunOptions& options,
                                              const std::atomic<bool>& stop) {
  std::vector<const Problem*> strong;
  for (const Label& label : file.labels) {
    if (label.way == LabelWay::kStrong) strong.push_back(problems.Find(label.id));
  }
  const std::vector<const Problem*> asked = Spread(strong, static_cast<size_t>(count));
  HAKARI_ASSIGN_OR_RETURN(const Labelled labelled,
                          LabelAll(asked, PdsAlone(file.recipe), options, stop));
  StrongCheck check;
  check.strong = static_cast<int>(strong.size());
  check.asked = static_cast<int>(labelled.labels.size());
  check.cpu_ns = labelled.cpu_ns;
  check.interrupted = labelled.interrupted;
  for (const Problem* problem : asked) {
    const auto found = labelled.labels.find(problem->id);
    if (found == labelled.labels.end()) continue;
    check.none += found->second.way == LabelWay::kPdsNone;
    if (found->second.is_mate()) check.mates.push_back(problem->id);
  }
  return check;
}

std::string StrongCheckText(const StrongCheck& check) {
  std::string text =
      absl::StrCat(check.strong, " labels by the strong solver, ", check.asked,
                   " of them asked again: PDS finds a mate in ", check.mates.size(),
                   ", proves no mate in ", check.none, ", gives up in ",
                   static_cast<size_t>(check.asked - check.none) - check.mates.size());
  if (!check.mates.empty()) {
    absl::StrAppend(&text, "; mates: ", absl::StrJoin(check.mates, " "));
  }
  return text;
}

}  // namespace hakari::suites

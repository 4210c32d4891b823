#include "suites/predict/label_run.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/status/macros.h"
#include "suites/core/limits.h"
#include "suites/core/problem.h"
#include "suites/run/runner.h"

namespace hakari::suites {
namespace {

using LabelsById = absl::flat_hash_map<std::string, Label>;

// A position that occurs twice must have one label.
absl::StatusOr<LabelsById> ById(const std::vector<Label>& labels) {
  LabelsById by_id;
  for (const Label& label : labels) {
    const Label& first = by_id.emplace(label.id, label).first->second;
    if (first.way != label.way || first.nodes != label.nodes) {
      return absl::FailedPreconditionError(
          absl::StrCat("the labels to take over contain two different labels of '", label.id, "'"));
    }
  }
  return by_id;
}

// The labels of all problems that were not stopped, by id.
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

// `count` of the problems, evenly spread.
std::vector<const Problem*> Spread(const std::vector<const Problem*>& from, size_t count) {
  count = std::min(count, from.size());
  std::vector<const Problem*> chosen;
  for (size_t i = 0; i < count; ++i) chosen.push_back(from[i * from.size() / count]);
  return chosen;
}

}  // namespace

absl::StatusOr<LabelRun> LabelProblems(const ProblemSet& problems, const LabelRunOptions& options,
                                       const std::atomic<bool>& stop) {
  HAKARI_ASSIGN_OR_RETURN(const auto selected, SelectProblems(problems, {options.shard, {}}));
  HAKARI_ASSIGN_OR_RETURN(const LabelsById taken, ById(options.taken));
  std::vector<const Problem*> to_do;
  for (const Problem* problem : selected) {
    if (!taken.contains(problem->id)) to_do.push_back(problem);
  }
  HAKARI_ASSIGN_OR_RETURN(const Labelled labelled, LabelAll(to_do, options.recipe, options, stop));
  LabelRun run;
  run.file.problems = problems.hash();
  run.file.recipe = options.recipe;
  run.taken = static_cast<int>(selected.size() - to_do.size());
  run.resumed = labelled.resumed;
  run.cpu_ns = labelled.cpu_ns;
  run.interrupted = labelled.interrupted;
  for (const Problem* problem : selected) {
    for (const LabelsById* labels : {&taken, &labelled.labels}) {
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
                   " of them checked again: PDS finds a mate in ", check.mates.size(),
                   ", proves no mate in ", check.none, ", gives no answer in ",
                   static_cast<size_t>(check.asked - check.none) - check.mates.size());
  if (!check.mates.empty()) absl::StrAppend(&text, "; mates: ", absl::StrJoin(check.mates, " "));
  return text;
}

namespace {

constexpr char kNodes[] = "nodes";

absl::Status MakeSolver(absl::string_view name, uint64_t nodes,
                        std::unique_ptr<mate::MateSolver>& solver) {
  HAKARI_ASSIGN_OR_RETURN(const uint64_t bytes, mate::TableBytesFor(name, nodes));
  absl::StatusOr<std::unique_ptr<mate::MateSolver>> made = mate::MakeMateSolver(name, bytes);
  if (made.ok()) solver = *std::move(made);
  return made.status();
}

mate::MateResult Ask(mate::MateSolver& solver, const Position& position, uint64_t nodes,
                     const std::atomic<bool>& stop) {
  mate::MateLimits limits;
  limits.nodes = nodes;
  limits.stop = &stop;
  return solver.Solve(position, limits);
}

LabelWay WayOfPds(mate::MateAnswer answer) {
  switch (answer) {
    case mate::MateAnswer::kMate:
      return LabelWay::kPds;
    case mate::MateAnswer::kNoMate:
      return LabelWay::kPdsNone;
    case mate::MateAnswer::kUnknown:
      return LabelWay::kOpen;
  }
  return LabelWay::kOpen;
}

class LabelRunner : public Program {
 public:
  explicit LabelRunner(std::unique_ptr<Labeller> labeller) : labeller_(std::move(labeller)) {}

  Outcome Run(const Problem& problem, const Limits&, const std::atomic<bool>& stop) override {
    const Position& position = problem.position();
    const absl::Status sound = mate::CheckMateProblem(position, mate::MateLimits());
    if (!sound.ok()) return Outcome::Refused(std::string(sound.message()));
    const std::optional<Label> label = labeller_->LabelOf(position, stop);
    if (!label) return Outcome::Stopped();
    return Outcome::Ran(std::string(LabelWayName(label->way)), {{kNodes, label->nodes}});
  }

 private:
  const std::unique_ptr<Labeller> labeller_;
};

}  // namespace

absl::StatusOr<std::unique_ptr<Labeller>> Labeller::Make(const LabelRecipe& recipe) {
  std::unique_ptr<Labeller> labeller(new Labeller(recipe));
  absl::Status made =
      MakeSolver("pds", std::min(recipe.first_nodes, recipe.nodes), labeller->first_);
  if (made.ok()) made = MakeSolver("pds", recipe.nodes, labeller->all_nodes_);
  if (made.ok() && recipe.strong_nodes > 0) {
    made = MakeSolver("strong", recipe.strong_nodes, labeller->strong_);
  }
  if (!made.ok()) return made;
  return labeller;
}

mate::MateResult Labeller::Decide(const Position& position, const std::atomic<bool>& stop,
                                  bool& is_strong) {
  const uint64_t first_nodes = std::min(recipe_.first_nodes, recipe_.nodes);
  const mate::MateResult first = Ask(*first_, position, first_nodes, stop);
  if (first.reason != mate::StopReason::kNodes || first_nodes == recipe_.nodes) return first;
  if (strong_ != nullptr) {
    const mate::MateResult strong = Ask(*strong_, position, recipe_.strong_nodes, stop);
    is_strong = strong.answer == mate::MateAnswer::kNoMate;
    if (is_strong) return strong;
  }
  return Ask(*all_nodes_, position, recipe_.nodes, stop);
}

std::optional<Label> Labeller::LabelOf(const Position& position, const std::atomic<bool>& stop) {
  bool is_strong = false;
  const mate::MateResult result = Decide(position, stop, is_strong);
  // If a step was stopped, a later step may have answered in its place.
  if (stop) return std::nullopt;
  return Label{"", is_strong ? LabelWay::kStrong : WayOfPds(result.answer), result.nodes};
}

ProgramSpec LabelProgram(const LabelRecipe& recipe) {
  return {"label", absl::StrCat("label/1 ", LabelRecipeText(recipe)),
          [recipe](const std::atomic<bool>&) -> absl::StatusOr<std::unique_ptr<Program>> {
            HAKARI_ASSIGN_OR_RETURN(std::unique_ptr<Labeller> labeller, Labeller::Make(recipe));
            return std::make_unique<LabelRunner>(std::move(labeller));
          }};
}

absl::StatusOr<Label> LabelOfOutcome(const std::string& id, const Outcome& outcome) {
  if (!outcome.ran()) return absl::InvalidArgumentError(absl::StrCat(id, ": ", outcome.why));
  const absl::StatusOr<LabelWay> way = ParseLabelWay(outcome.answer);
  if (!way.ok()) return absl::DataLossError(absl::StrCat(id, ": ", way.status().message()));
  const std::optional<int64_t> nodes = outcome.Counter(kNodes);
  if (!nodes) return absl::DataLossError(absl::StrCat(id, ": the counter 'nodes' is missing"));
  return Label{id, *way, static_cast<uint64_t>(*nodes)};
}

std::string LabelRecipeText(const LabelRecipe& recipe) {
  return absl::StrCat("nodes=", recipe.nodes, " first-nodes=", recipe.first_nodes,
                      " strong-nodes=", recipe.strong_nodes);
}

}  // namespace hakari::suites

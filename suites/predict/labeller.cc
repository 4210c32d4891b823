#include "suites/predict/labeller.h"

#include <algorithm>
#include <string>

#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "suites/core/limits.h"
#include "suites/core/problem.h"

namespace hakari::suites {
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
  // A step that was stopped may have let the next one answer in its place.
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
  if (!nodes) return absl::DataLossError(absl::StrCat(id, ": no nodes"));
  return Label{id, *way, static_cast<uint64_t>(*nodes)};
}

std::string LabelRecipeText(const LabelRecipe& recipe) {
  return absl::StrCat("nodes=", recipe.nodes, " first-nodes=", recipe.first_nodes,
                      " strong-nodes=", recipe.strong_nodes);
}

}  // namespace hakari::suites

// Decides for one position after the other whether there is a mate, by a recipe (labels.h).
//
// PDS alone could do it, but for a tenth of the positions it would run to its limit. So it is asked
// in steps: with few nodes, which answers most; then the strong solver looks for a proof that there
// is no mate, and where there is none PDS cannot prove one; only what is left gets PDS with all its
// nodes. PDS with fewer nodes does the same search up to there, so no step changes an answer.
#ifndef HAKARI_SUITES_PREDICT_LABELLER_H_
#define HAKARI_SUITES_PREDICT_LABELLER_H_

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/solver.h"
#include "engine/position/position.h"
#include "suites/core/outcome.h"
#include "suites/core/program.h"
#include "suites/predict/labels.h"

namespace hakari::suites {

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

#endif  // HAKARI_SUITES_PREDICT_LABELLER_H_

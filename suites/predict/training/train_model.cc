#include "suites/predict/training/train_model.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <string>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/status/macros.h"
#include "suites/predict/training/linear_function.h"
#include "suites/predict/training/svm.h"

namespace hakari::suites {
namespace {

SvmOptions OptionsOf(double c) {
  SvmOptions options;
  options.c = c;
  return options;
}

absl::Status ChooseC(const Dataset& data, const EvaluationPlan& plan, const GoOn& go_on,
                     TrainedModel& trained) {
  if (plan.grid.size() == 1) {
    trained.c = plan.grid[0];
    return absl::OkStatus();
  }
  HAKARI_ASSIGN_OR_RETURN(std::vector<CTrial> trials,
                          TryEveryC(data, AllRows(data), plan.grid, plan.seed, go_on));
  trained.trials = std::move(trials);
  trained.c = BestC(trained.trials);
  return absl::OkStatus();
}

// Fits the sigmoid, and measures the accuracy of such models.
absl::Status FitHeldOut(const Dataset& data, const EvaluationPlan& plan, TrainedModel& trained) {
  const std::vector<int> folds = FoldsByGame(data.games, plan.folds, plan.seed);
  const auto train = [&](const Dataset& all,
                         const std::vector<int>& rows) -> absl::StatusOr<FixedFunction> {
    HAKARI_ASSIGN_OR_RETURN(const SvmResult result, TrainSvm(all, rows, OptionsOf(trained.c)));
    return Rounded(result.function);
  };
  HAKARI_ASSIGN_OR_RETURN(const auto distances,
                          HeldOutDistances(data, AllRows(data), folds, plan.folds, train));
  trained.held_out = ConfusionOf(data, AllRows(data), distances);
  std::vector<double> numbers;
  for (const int64_t distance : distances) numbers.push_back(predict::DistanceAsNumber(distance));
  const PlattFit fit = FitPlatt(numbers, data.is_mate);
  trained.numbers.platt_a = fit.a;
  trained.numbers.platt_b = fit.b;
  return absl::OkStatus();
}

absl::Status TrainOnAll(const Dataset& data, TrainedModel& trained) {
  const auto begin = std::chrono::steady_clock::now();
  HAKARI_ASSIGN_OR_RETURN(const SvmResult result,
                          TrainSvm(data, AllRows(data), OptionsOf(trained.c)));
  trained.training_seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  trained.converged = result.converged;
  FixedFunction fixed = Rounded(result.function);
  trained.numbers.weights = std::move(fixed.weights);
  trained.numbers.bias = fixed.bias;
  return absl::OkStatus();
}

}  // namespace

int ModelPieces(const EvaluationPlan& plan) {
  return 2 + (plan.grid.size() == 1 ? 0 : static_cast<int>(plan.grid.size()));
}

absl::StatusOr<TrainedModel> TrainModel(const Dataset& data, const EvaluationPlan& plan,
                                        const GoOn& go_on) {
  TrainedModel trained;
  absl::Status status = ChooseC(data, plan, go_on, trained);
  if (status.ok() && !go_on()) status = absl::CancelledError("interrupted");
  if (status.ok()) status = FitHeldOut(data, plan, trained);
  if (status.ok() && !go_on()) status = absl::CancelledError("interrupted");
  if (status.ok()) status = TrainOnAll(data, trained);
  if (!status.ok()) return status;
  return trained;
}

predict::ModelRecipe RecipeOf(const TrainedModel& trained, const Dataset& data,
                              const EvaluationPlan& plan) {
  const auto mates = std::count(data.is_mate.begin(), data.is_mate.end(), true);
  predict::ModelRecipe recipe = {
      {"positions", absl::StrCat(data.rows())},
      {"mates", absl::StrCat(mates)},
      {"solver", "LIBLINEAR, C-SVC, dual coordinate descent, features scaled to deviation 1"},
      {"c", absl::StrCat(trained.c)},
  };
  if (!trained.trials.empty()) {
    std::string tried;
    for (const CTrial& trial : trained.trials) {
      absl::StrAppendFormat(&tried, "%s%g:%d", tried.empty() ? "" : " ", trial.c,
                            trial.confusion.correct());
    }
    recipe.emplace_back("c-right-of-3-folds", std::move(tried));
  }
  recipe.emplace_back("folds", absl::StrCat(plan.folds, " by game, seed ", plan.seed));
  recipe.emplace_back("held-out-right", absl::StrCat(trained.held_out.correct()));
  return recipe;
}

}  // namespace hakari::suites

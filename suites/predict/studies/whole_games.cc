#include "suites/predict/studies/whole_games.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/random/dice.h"
#include "base/run/parallel.h"
#include "base/status/macros.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/solver.h"
#include "engine/position/position.h"
#include "suites/corpus/announced_end.h"
#include "suites/corpus/random_node.h"
#include "suites/predict/training/linear_function.h"
#include "suites/predict/training/svm.h"

namespace hakari::suites {
namespace {

using SteadyClock = std::chrono::steady_clock;

// The number of each game, and the ply of its last example.
std::map<int, int> LastPlies(const std::vector<Example>& ends) {
  std::map<int, int> last;
  for (const Example& example : ends) {
    int& ply = last[example.game];
    ply = std::max(ply, example.position.ply());
  }
  return last;
}

Position PositionAt(const notation::GameRecord& game, size_t plies) {
  Position position = game.start;
  for (size_t i = 0; i < plies; ++i) position.DoMove(game.lines[0].moves[i].move);
  return position;
}

// nullopt if no node of the search has a legal move.
std::optional<Example> Draw(const notation::GameRecord& game, int number, int last_ply, int index,
                            const WholeGamePlan& plan) {
  Dice dice = corpus::DiceOf(game, plan.seed);
  dice.Mix(static_cast<uint64_t>(index));
  const size_t most = std::min(game.lines[0].moves.size(), static_cast<size_t>(last_ply));
  const size_t plies = dice.Below(most + 1);
  std::optional<Position> drawn =
      corpus::DrawRandomNode(PositionAt(game, plies), plan.search_depth, dice).position;
  if (!drawn) return std::nullopt;
  Example example;
  example.id = absl::StrCat("w", number, "-", index + 1);
  example.position = *std::move(drawn);
  example.game = number;
  return example;
}

void LabelByPds(mate::MateSolver& pds, uint64_t nodes, Example& example) {
  mate::MateLimits limits;
  limits.nodes = nodes;
  if (!mate::CheckMateProblem(example.position, limits).ok()) return;  // no king to mate: no mate
  const mate::MateResult result = pds.Solve(example.position, limits);
  example.is_mate = result.answer == mate::MateAnswer::kMate;
  if (example.is_mate) example.mate_nodes = result.nodes;
}

// Processes one game after another, each on any thread.
class Drawer {
 public:
  Drawer(const std::vector<notation::GameRecord>& games, const std::vector<Example>& ends,
         const WholeGamePlan& plan)
      : games_(games), plan_(plan) {
    const std::map<int, int> last_plies = LastPlies(ends);
    wanted_.assign(last_plies.begin(), last_plies.end());
    drawn_.resize(wanted_.size());
  }

  absl::Status MakeSolvers(int workers) {
    if (!wanted_.empty() && wanted_.back().first > static_cast<int>(games_.size())) {
      return absl::InvalidArgumentError(absl::StrCat(
          "game ", wanted_.back().first, " does not exist: there are ", games_.size(), " games"));
    }
    for (int i = 0; i < workers; ++i) {
      HAKARI_ASSIGN_OR_RETURN(std::unique_ptr<mate::MateSolver> solver,
                              corpus::MakePds(plan_.label_nodes));
      solvers_.push_back(std::move(solver));
    }
    return absl::OkStatus();
  }

  int count() const { return static_cast<int>(wanted_.size()); }

  void DrawFrom(size_t i, int worker) {
    const auto [number, last_ply] = wanted_[i];
    const notation::GameRecord& game = games_[static_cast<size_t>(number) - 1];
    for (int index = 0; index < plan_.per_game; ++index) {
      std::optional<Example> example = Draw(game, number, last_ply, index, plan_);
      if (!example) continue;
      LabelByPds(*solvers_[static_cast<size_t>(worker)], plan_.label_nodes, *example);
      drawn_[i].push_back(*std::move(example));
    }
  }

  std::vector<Example> TakeAll() {
    std::vector<Example> examples;
    for (std::vector<Example>& of_game : drawn_) {
      std::move(of_game.begin(), of_game.end(), std::back_inserter(examples));
    }
    return examples;
  }

 private:
  const std::vector<notation::GameRecord>& games_;
  const WholeGamePlan& plan_;
  std::vector<std::pair<int, int>> wanted_;  // numbers and last plies
  std::vector<std::vector<Example>> drawn_;  // by game
  std::vector<std::unique_ptr<mate::MateSolver>> solvers_;
};

// One model per fold, with that fold's C, trained without the fold's games.
absl::StatusOr<std::vector<FixedFunction>> ModelsOf(const Dataset& data,
                                                    const std::vector<int>& fold_of,
                                                    const Evaluation& evaluation,
                                                    const GoOn& go_on) {
  std::vector<FixedFunction> models;
  for (size_t fold = 0; fold < evaluation.folds.size(); ++fold) {
    if (!go_on()) return absl::CancelledError("interrupted");
    SvmOptions options;
    options.c = evaluation.folds[fold].c;
    const Split split = SplitAt(AllRows(data), fold_of, static_cast<int>(fold));
    HAKARI_ASSIGN_OR_RETURN(const SvmResult trained, TrainSvm(data, split.train, options));
    models.push_back(Rounded(trained.function));
  }
  return models;
}

Confusion Judged(const std::vector<FixedFunction>& models, const Dataset& data,
                 const std::vector<int>& fold_of) {
  Confusion confusion;
  for (int row = 0; row < data.rows(); ++row) {
    const auto i = static_cast<size_t>(row);
    const FixedFunction& model = models[static_cast<size_t>(fold_of[i])];
    confusion.Count(data.is_mate[i], model.At(data.Row(row)) > 0);
  }
  return confusion;
}

}  // namespace

absl::StatusOr<std::vector<Example>> DrawFromWholeGames(
    const std::vector<notation::GameRecord>& games, const std::vector<Example>& ends,
    const WholeGamePlan& plan, const WholeGameWork& work, const std::atomic<bool>& stop) {
  Drawer drawer(games, ends, plan);
  HAKARI_RETURN_IF_ERROR(drawer.MakeSolvers(work.jobs));
  if (work.progress != nullptr) work.progress->Begin(drawer.count(), 0, SteadyClock::now());
  InParallel(
      work.jobs, drawer.count(), stop,
      [&](int worker) {
        return [&, worker](int i) { drawer.DrawFrom(static_cast<size_t>(i), worker); };
      },
      [&](int finished) {
        if (work.progress != nullptr) work.progress->Update(finished, SteadyClock::now());
      });
  if (work.progress != nullptr) work.progress->End();
  if (stop) return absl::CancelledError("interrupted");
  return drawer.TakeAll();
}

absl::StatusOr<WholeGameResult> CompareWithWholeGames(const std::vector<Example>& ends,
                                                      const std::vector<Example>& whole,
                                                      const FeatureSet& features,
                                                      const Evaluation& evaluation,
                                                      const GoOn& go_on) {
  const Dataset end_data = MakeDataset(ends, features);
  const Dataset whole_data = MakeDataset(whole, features);
  std::map<int, int> fold_of_game;
  for (size_t i = 0; i < ends.size(); ++i) fold_of_game[ends[i].game] = evaluation.fold_of[i];
  std::vector<int> whole_folds;
  for (const Example& example : whole) whole_folds.push_back(fold_of_game[example.game]);
  HAKARI_ASSIGN_OR_RETURN(const auto end_models,
                          ModelsOf(end_data, evaluation.fold_of, evaluation, go_on));
  HAKARI_ASSIGN_OR_RETURN(const auto whole_models,
                          ModelsOf(whole_data, whole_folds, evaluation, go_on));
  WholeGameResult result;
  result.positions = whole_data.rows();
  result.ends_on_whole = Judged(end_models, whole_data, whole_folds);
  result.whole_on_whole = Judged(whole_models, whole_data, whole_folds);
  result.whole_on_ends = Judged(whole_models, end_data, evaluation.fold_of);
  result.mates = static_cast<int>(result.whole_on_whole.mates());
  return result;
}

}  // namespace hakari::suites

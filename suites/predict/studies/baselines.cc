#include "suites/predict/studies/baselines.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <map>

#include "absl/status/status.h"
#include "base/run/parallel.h"
#include "base/status/macros.h"
#include "suites/predict/training/linear_function.h"
#include "suites/predict/training/svm.h"

namespace hakari::suites {
namespace {

using SteadyClock = std::chrono::steady_clock;

constexpr int kPassesPerPiece = 1000;

// About `wanted` of the rows, by whole games in a random order.
std::vector<int> Sample(const Dataset& data, const std::vector<int>& rows, int wanted,
                        uint64_t seed) {
  if (wanted == 0 || wanted >= static_cast<int>(rows.size())) return rows;
  const std::vector<int> place = FoldsByGame(data.games, data.rows(), seed);  // of a row's game
  std::map<int, std::vector<int>> by_place;
  for (const int row : rows) by_place[place[static_cast<size_t>(row)]].push_back(row);
  std::vector<int> sample;
  for (const auto& [its_place, of_game] : by_place) {
    if (static_cast<int>(sample.size()) >= wanted) break;
    sample.insert(sample.end(), of_game.begin(), of_game.end());
  }
  std::sort(sample.begin(), sample.end());
  return sample;
}

absl::StatusOr<std::vector<KernelTrial>> TryKernels(const Dataset& data,
                                                    const std::vector<int>& rows,
                                                    const KernelPlan& plan, const GoOn& go_on) {
  constexpr int kThirds = 3;
  const std::vector<int> thirds = FoldsByGame(data.games, kThirds, plan.seed);
  const Split split = SplitAt(Sample(data, rows, plan.choose_among, plan.seed + 1), thirds, 0);
  std::vector<KernelTrial> trials;
  for (const double c : plan.grid_c) {
    for (const double gamma : plan.grid_gamma) {
      if (!go_on()) return absl::CancelledError("interrupted");
      KernelOptions options;
      options.c = c;
      options.gamma = gamma;
      HAKARI_ASSIGN_OR_RETURN(const KernelResult result, TryKernelSvm(data, split, options));
      trials.push_back({c, gamma, result.test});
    }
  }
  return trials;
}

KernelOptions BestOf(const std::vector<KernelTrial>& trials) {
  const auto best = std::max_element(trials.begin(), trials.end(),
                                     [](const KernelTrial& a, const KernelTrial& b) {
                                       return a.confusion.correct() < b.confusion.correct();
                                     });
  KernelOptions options;
  options.c = best->c;
  options.gamma = best->gamma;
  return options;
}

absl::Status AddFold(const Dataset& data, const Split& split, double c, KernelBaseline& baseline) {
  HAKARI_ASSIGN_OR_RETURN(const KernelResult kernel, TryKernelSvm(data, split, baseline.chosen));
  SvmOptions options;
  options.c = c;
  HAKARI_ASSIGN_OR_RETURN(const SvmResult linear, TrainSvm(data, split.train, options));
  baseline.trained_on = static_cast<int>(split.train.size());
  baseline.support_vectors = kernel.support_vectors;
  baseline.confusion = baseline.confusion + kernel.test;
  const auto distances = DistancesOf(data, split.test, Rounded(linear.function));
  baseline.linear = baseline.linear + ConfusionOf(data, split.test, distances);
  return absl::OkStatus();
}

// One perceptron per rate and fold, each a separate piece of work.
class PerceptronRuns {
 public:
  PerceptronRuns(const Dataset& data, const std::vector<int>& fold_of, const PerceptronPlan& plan)
      : data_(data), fold_of_(fold_of), plan_(plan) {
    results_.resize(plan.rates.size() * static_cast<size_t>(plan.folds),
                    absl::CancelledError("interrupted"));
  }

  int count() const { return static_cast<int>(results_.size()); }
  int passes_made() const { return passes_made_; }

  void Run(int piece, const std::atomic<bool>& stop) {
    const int fold = piece % plan_.folds;
    const Split split = SplitAt(AllRows(data_), fold_of_, fold);
    PerceptronOptions options;
    options.rate = plan_.rates[static_cast<size_t>(piece / plan_.folds)];
    options.passes = plan_.passes;
    options.report_every = plan_.report_every;
    options.seed = plan_.seed;
    results_[static_cast<size_t>(piece)] =
        TrainPerceptron(data_, split, options, stop, [&](int) { ++passes_made_; });
  }

  absl::StatusOr<std::vector<PerceptronCurve>> Curves() const {
    std::vector<PerceptronCurve> curves(plan_.rates.size());
    for (int piece = 0; piece < count(); ++piece) {
      const auto& result = results_[static_cast<size_t>(piece)];
      if (!result.ok()) return result.status();
      PerceptronCurve& curve = curves[static_cast<size_t>(piece / plan_.folds)];
      curve.rate = plan_.rates[static_cast<size_t>(piece / plan_.folds)];
      curve.folds = plan_.folds;
      curve.points.resize(result->size());
      for (size_t i = 0; i < result->size(); ++i) Add((*result)[i], curve.points[i]);
    }
    return curves;
  }

 private:
  static void Add(const PerceptronPoint& point, PerceptronPoint& sum) {
    sum.passes = point.passes;
    sum.training = sum.training + point.training;
    sum.test = sum.test + point.test;
    sum.right.insert(sum.right.end(), point.right.begin(), point.right.end());
    sum.training_mistakes += point.training_mistakes;
  }

  const Dataset& data_;
  const std::vector<int>& fold_of_;
  const PerceptronPlan& plan_;
  std::vector<absl::StatusOr<std::vector<PerceptronPoint>>> results_;
  std::atomic<int> passes_made_{0};
};

}  // namespace

absl::StatusOr<std::vector<PerceptronCurve>> RunPerceptrons(const Dataset& data,
                                                            const std::vector<int>& fold_of,
                                                            const PerceptronPlan& plan, int jobs,
                                                            Progress* progress,
                                                            const std::atomic<bool>& stop) {
  PerceptronRuns runs(data, fold_of, plan);
  const auto thousands = [](int64_t passes) { return static_cast<int>(passes / kPassesPerPiece); };
  if (progress != nullptr) {
    progress->Begin(thousands(int64_t{runs.count()} * plan.passes), 0, SteadyClock::now());
  }
  InParallel(
      jobs, runs.count(), stop, [&](int) { return [&](int piece) { runs.Run(piece, stop); }; },
      [&](int) {
        if (progress == nullptr) return;
        progress->Update(thousands(runs.passes_made()), SteadyClock::now());
      });
  if (progress != nullptr) progress->End();
  return runs.Curves();
}

int KernelPieces(const KernelPlan& plan) {
  return static_cast<int>(plan.grid_c.size() * plan.grid_gamma.size()) + plan.folds;
}

absl::StatusOr<KernelBaseline> RunKernelSvm(const Dataset& data, const std::vector<int>& fold_of,
                                            const KernelPlan& plan, double c, const GoOn& go_on) {
  KernelBaseline baseline;
  const Split first = SplitAt(AllRows(data), fold_of, 0);
  HAKARI_ASSIGN_OR_RETURN(const std::vector<KernelTrial> trials,
                          TryKernels(data, first.train, plan, go_on));
  baseline.trials = trials;
  baseline.chosen = BestOf(trials);
  for (int fold = 0; fold < plan.folds; ++fold) {
    if (!go_on()) return absl::CancelledError("interrupted");
    Split split = SplitAt(AllRows(data), fold_of, fold);
    split.train = Sample(data, split.train, plan.train_on, plan.seed + 2);
    HAKARI_RETURN_IF_ERROR(AddFold(data, split, c, baseline));
  }
  return baseline;
}

}  // namespace hakari::suites

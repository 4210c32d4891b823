#include "suites/predict/studies/studies.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "engine/predict/feature_list.h"
#include "suites/predict/studies/study_features.h"
#include "suites/predict/training/cross_validation.h"
#include "suites/predict/training/svm.h"

namespace hakari::suites {
namespace {

absl::StatusOr<FixedFunction> TrainWithout(const Dataset& data, const std::vector<int>& rows,
                                           double c, std::vector<int> left_out) {
  SvmOptions options;
  options.c = c;
  options.left_out = std::move(left_out);
  HAKARI_ASSIGN_OR_RETURN(const SvmResult trained, TrainSvm(data, rows, options));
  return Rounded(trained.function);
}

absl::StatusOr<FixedFunction> TrainPlainly(const Dataset& data, const std::vector<int>& rows,
                                           double c) {
  return TrainWithout(data, rows, c, {});
}

Study OfFeatures(FeatureSet features, std::string about) {
  Study study;
  study.name = features.name;
  study.about = std::move(about);
  study.columns = features.columns;
  study.features = std::move(features);
  study.train = TrainPlainly;
  return study;
}

Study Without(const FeatureList& list, const std::vector<std::string>& groups, std::string name,
              std::string about) {
  std::vector<int> left_out;
  for (const std::string& group : groups) {
    const std::vector<int> features = list.table->InGroup(group);
    left_out.insert(left_out.end(), features.begin(), features.end());
  }
  Study study = OfFeatures(list.features, std::move(about));
  study.name = std::move(name);
  study.columns -= static_cast<int>(left_out.size());
  study.train = [left_out](const Dataset& data, const std::vector<int>& rows, double c) {
    return TrainWithout(data, rows, c, left_out);
  };
  return study;
}

// The tenth of the columns that changes the distance least.
std::vector<int> WeakestColumns(const std::vector<double>& influence) {
  std::vector<int> order(influence.size());
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
    return influence[static_cast<size_t>(a)] < influence[static_cast<size_t>(b)];
  });
  order.resize((influence.size() + 5) / 10);
  return order;
}

// Trains without the weakest weights: they are set to 0 in a trained function, or the function is
// trained again without their columns.
absl::StatusOr<FixedFunction> TrainWithoutWeakest(const Dataset& data, const std::vector<int>& rows,
                                                  double c, bool again) {
  SvmOptions options;
  options.c = c;
  HAKARI_ASSIGN_OR_RETURN(SvmResult trained, TrainSvm(data, rows, options));
  const std::vector<int> weakest = WeakestColumns(trained.influence);
  if (again) return TrainWithout(data, rows, c, weakest);
  const Scaling scaling = FitScaling(data, rows);
  LinearFunction& function = trained.function;
  for (const int column : weakest) {
    const auto i = static_cast<size_t>(column);
    function.bias += function.weights[i] * scaling.mean[i];  // as if the column were at its mean
    function.weights[i] = 0;
  }
  return Rounded(function);
}

Study WithoutWeakest(std::string name, std::string about, bool again) {
  Study study = OfFeatures(PredictFeatures(), std::move(about));
  study.name = std::move(name);
  study.columns -= (predict::kFeatureCount + 5) / 10;
  study.train = [again](const Dataset& data, const std::vector<int>& rows, double c) {
    return TrainWithoutWeakest(data, rows, c, again);
  };
  return study;
}

// A point of the learning curve: trained on this many sixteenths of the games.
Study OfFewerGames(const FeatureList& list, int sixteenths) {
  Study study = OfFeatures(list.features,
                           absl::StrCat("trained on ", sixteenths, "/16 of the training games"));
  study.name = absl::StrCat("games", sixteenths, "of16");
  study.train = [sixteenths](const Dataset& data, const std::vector<int>& rows,
                             double c) -> absl::StatusOr<FixedFunction> {
    constexpr uint64_t kSeed = 16;  // different from that of the folds
    const std::vector<int> part = FoldsByGame(data.games, 16, kSeed);
    std::vector<int> fewer;
    for (const int row : rows) {
      if (part[static_cast<size_t>(row)] < sixteenths) fewer.push_back(row);
    }
    return TrainPlainly(data, fewer, c);
  };
  return study;
}

// The preliminary experiments of the thesis.
std::vector<Study> ThesisStudies(const FeatureList& list) {
  return {
      OfFeatures(UnsplitFeatures(), "squares ahead of and behind the king merged into one area"),
      OfFeatures(SquareFeatures(2), "each of the 24 squares by itself, not merged per area"),
      OfFeatures(WiderFeatures(), "7 x 7 squares: two more areas around each king"),
      OfFeatures(SquareFeatures(3), "7 x 7 squares, each by itself"),
      Without(list, {"checking_pieces", "checking_moves", "checking_drops"}, "no_checks",
              "without the features of possible checks"),
      OfFeatures(ProgressFeatures(), "with the progress of the game added"),
      WithoutWeakest("weakest_cut", "the weakest 10 % of the weights set to 0", false),
      WithoutWeakest("weakest_left_out", "trained again without these 10 %", true),
      OfFeatures(HashFeatures(), "only the bits of the position's hash key"),
  };
}

}  // namespace

std::vector<Study> StudiesOf(const FeatureList& list) {
  std::vector<Study> studies;
  if (list.table == &predict::ThesisFeatureTable()) studies = ThesisStudies(list);
  for (const std::string& group : list.table->Groups()) {
    studies.push_back(Without(list, {group}, absl::StrCat("no_", group),
                              absl::StrCat("without the group ", group)));
  }
  for (const int sixteenths : {1, 2, 4, 8}) studies.push_back(OfFewerGames(list, sixteenths));
  return studies;
}

absl::StatusOr<StudyResult> RunStudy(const Study& study, const std::vector<Example>& examples,
                                     const Evaluation& all, const GoOn& go_on) {
  const Dataset data = MakeDataset(examples, study.features);
  StudyResult result;
  result.name = study.name;
  result.about = study.about;
  result.columns = study.columns;
  for (size_t fold = 0; fold < all.folds.size(); ++fold) {
    if (!go_on()) return absl::CancelledError("interrupted");
    const Split split = SplitAt(AllRows(data), all.fold_of, static_cast<int>(fold));
    HAKARI_ASSIGN_OR_RETURN(const auto function, study.train(data, split.train, all.folds[fold].c));
    for (const int row : split.test) {
      const bool is_mate = data.is_mate[static_cast<size_t>(row)];
      const bool predicted = function.At(data.Row(row)) > 0;
      const bool predicted_by_all = all.distances[static_cast<size_t>(row)] > 0;
      result.confusion.Count(is_mate, predicted);
      if (predicted == predicted_by_all) continue;
      ++(predicted == is_mate ? result.only_study_right : result.only_all_right);
    }
  }
  return result;
}

}  // namespace hakari::suites

// `hakari predict train`: makes a model file from labelled positions.
#include "ci/cli/commands.h"

#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/run/interrupt.h"
#include "ci/cli/command.h"
#include "ci/cli/common_options.h"
#include "ci/cli/number_check.h"
#include "ci/cli/output.h"
#include "ci/cli/predict/learning/learning_words.h"
#include "ci/cli/predict/model_option.h"
#include "engine/predict/feature_list.h"
#include "engine/predict/model_file.h"
#include "suites/predict/training/examples.h"
#include "suites/predict/training/feature_lists.h"
#include "suites/predict/training/train_model.h"

namespace hakari::cli {
namespace {

struct TrainWords {
  LearningWords learning;
  std::string features = "thesis";
  Output out;
  std::optional<double> c;
  suites::EvaluationPlan plan;
};

// The entries that come from the files and options are first.
predict::ModelRecipe FullRecipe(const suites::TrainedModel& trained, const suites::Dataset& data,
                                const LearningFiles& files, const TrainWords& words) {
  std::string command = "hakari predict train";
  if (words.features != predict::ThesisFeatureTable().name()) {
    absl::StrAppend(&command, " --features ", words.features);
  }
  predict::ModelRecipe recipe = {
      {"command", std::move(command)}, {"problems", files.problems}, {"labels", files.label_text}};
  const predict::ModelRecipe rest = suites::RecipeOf(trained, data, words.plan);
  recipe.insert(recipe.end(), rest.begin(), rest.end());
  return recipe;
}

void TellOf(const suites::TrainedModel& trained, const suites::Dataset& data) {
  for (const suites::CTrial& trial : trained.trials) {
    std::cerr << absl::StrFormat("C %g: %.2f %% right%s\n", trial.c,
                                 100 * trial.confusion.Accuracy(),
                                 trial.converged ? "" : " (the solver did not converge)");
  }
  std::cerr << absl::StrFormat(
                   "trained on %d positions with C %g in %.1f s; in cross-validation, such models "
                   "are right on %.2f %% of positions held out",
                   data.rows(), trained.c, trained.training_seconds,
                   100 * trained.held_out.Accuracy())
            << std::endl;
}

report::ExitCode RunTrain(TrainWords words) {
  const absl::Status opened = OpenOutputs({&words.out});
  if (!opened.ok()) return Complain(CodeOfWords(opened), opened.message());
  const absl::StatusOr<LearningFiles> files = ReadLearningFiles(words.learning);
  if (!files.ok()) return Complain(CodeOfFile(files.status()), files.status().message());
  const absl::StatusOr<suites::FeatureList> list = suites::FeatureListNamed(words.features);
  if (!list.ok()) return Complain(report::ExitCode::kBadUsage, list.status().message());
  words.plan.grid = words.c ? std::vector<double>{*words.c} : list->c_grid;
  const suites::Dataset data = suites::MakeDataset(files->examples, list->features);
  const InterruptFlag interrupt;
  absl::StatusOr<suites::TrainedModel> trained = absl::UnknownError("not trained");
  {
    LearningProgress progress("train", suites::ModelPieces(words.plan), words.learning.quiet,
                              interrupt.flag());
    trained = suites::TrainModel(data, words.plan, progress.go_on());
  }
  if (!trained.ok()) return Complain(report::ExitCode::kInvalid, trained.status().message());
  if (!words.learning.quiet) TellOf(*trained, data);
  const absl::Status written = words.out.Write(predict::FormatModelNumbers(
      *list->table, trained->numbers, FullRecipe(*trained, data, *files, words)));
  if (!written.ok()) return Complain(report::ExitCode::kInvalid, written.message());
  return report::ExitCode::kPass;
}

}  // namespace

void AddPredictTrain(Command predict, report::ExitCode& exit_code) {
  Command command =
      predict.AddSubcommand("train",
                            "Train a linear SVM on labelled positions and write it as a model "
                            "file; the file is the same every time");
  auto words = std::make_shared<TrainWords>();
  AddLearningOptions(command, words->learning);
  AddFeaturesOption(command, words->features);
  words->out.path = "-";
  AddOutputOption(command, "--out", words->out, "Output file for the model; - for stdout")
      .ShowDefault();
  command
      .AddOption("--c", words->c,
                 "The penalty C of a mistake; default: the most accurate value of a grid, by "
                 "cross-validation")
      .Check(AboveZero());
  AddSeedOption(command, words->plan.seed);
  AddQuietFlag(command, words->learning.quiet);
  command.OnRun([words, &exit_code] { exit_code = RunTrain(*words); });
}

}  // namespace hakari::cli

// `hakari predict evaluate`: how well the classifier predicts games that it was not trained on,
// compared with baselines.
#include "ci/cli/commands.h"

#include <algorithm>
#include <atomic>
#include <iostream>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "base/run/interrupt.h"
#include "base/status/macros.h"
#include "ci/cli/command.h"
#include "ci/cli/common_options.h"
#include "ci/cli/origin_here.h"
#include "ci/cli/output.h"
#include "ci/cli/predict/learning/evaluation_result.h"
#include "ci/cli/predict/learning/learning_words.h"
#include "ci/cli/predict/model_option.h"
#include "ci/cli/suite/suite_options.h"
#include "suites/corpus/game_reader.h"
#include "suites/predict/training/examples.h"
#include "suites/predict/training/feature_lists.h"
#include "suites/predict/training/scores.h"

namespace hakari::cli {
namespace {

struct EvaluateWords {
  LearningWords learning;
  std::string features = "thesis";
  std::string beside;  // empty: no comparison
  suites::EvaluationPlan plan;
  bool baselines = false;
  bool studies = false;
  std::string games;  // empty: the shipped ones
  bool quick = false;
  int jobs = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  Output json;
};

// The sizes of --quick, which takes seconds instead of minutes. The tables show them.
constexpr int kQuickPasses = 500;
constexpr int kQuickRows = 3000;

class Evaluator {
 public:
  Evaluator(const EvaluateWords& words, const LearningFiles& files, const suites::FeatureList& list,
            const std::atomic<bool>& stop)
      : words_(words),
        files_(files),
        list_(list),
        stop_(stop),
        data_(suites::MakeDataset(files.examples, list.features)) {
    result_.positions_in_set = files.positions;
    result_.features = list.table->name();
    result_.columns = data_.columns;
  }

  absl::StatusOr<EvaluationResult> Run() {
    absl::Status status = words_.studies ? ReadGames() : absl::OkStatus();
    if (status.ok()) status = RunEvaluation();
    if (status.ok() && !words_.beside.empty()) status = RunBeside();
    if (status.ok() && words_.baselines) status = RunBaselines();
    if (status.ok() && words_.studies) status = RunStudies();
    if (status.ok() && words_.studies) status = RunWholeGames();
    if (!status.ok()) return status;
    return std::move(result_);
  }

 private:
  bool quiet() const { return words_.learning.quiet; }

  absl::StatusOr<suites::Evaluation> EvaluationOf(const suites::Dataset& data,
                                                  const suites::FeatureList& list) const {
    suites::EvaluationPlan plan = words_.plan;
    plan.grid = list.c_grid;
    LearningProgress progress("evaluate", suites::EvaluationPieces(plan), quiet(), stop_);
    return suites::Evaluate(data, files_.examples, plan, progress.go_on());
  }

  absl::Status RunEvaluation() {
    absl::StatusOr<suites::Evaluation> evaluation = EvaluationOf(data_, list_);
    if (evaluation.ok()) result_.evaluation = *std::move(evaluation);
    return evaluation.status();
  }

  absl::Status RunBeside() {
    HAKARI_ASSIGN_OR_RETURN(const suites::FeatureList list,
                            suites::FeatureListNamed(words_.beside));
    HAKARI_ASSIGN_OR_RETURN(
        suites::Evaluation evaluation,
        EvaluationOf(suites::MakeDataset(files_.examples, list.features), list));
    BesideResult beside = {list.table->name(), list.features.columns, std::move(evaluation), {}};
    beside.disagreement = suites::DisagreementOf(result_.evaluation.distances,
                                                 beside.evaluation.distances, data_.is_mate);
    result_.beside = std::move(beside);
    return absl::OkStatus();
  }

  absl::Status RunBaselines() {
    suites::PerceptronPlan perceptrons;
    suites::KernelPlan kernel;
    if (words_.quick) {
      perceptrons.passes = kQuickPasses;
      perceptrons.report_every = kQuickPasses / 10;
      kernel.choose_among = kernel.train_on = kQuickRows;
      kernel.folds = 1;
    }
    Progress passes = StderrProgress("perceptrons, thousands of passes");
    HAKARI_ASSIGN_OR_RETURN(
        auto curves, suites::RunPerceptrons(data_, result_.evaluation.fold_of, perceptrons,
                                            words_.jobs, quiet() ? nullptr : &passes, stop_));
    result_.perceptrons = std::move(curves);
    LearningProgress progress("kernel SVM", suites::KernelPieces(kernel), quiet(), stop_);
    const auto baseline = suites::RunKernelSvm(data_, result_.evaluation.fold_of, kernel,
                                               result_.evaluation.folds[0].c, progress.go_on());
    if (baseline.ok()) result_.kernel = *baseline;
    return baseline.status();
  }

  absl::Status RunStudies() {
    const std::vector<suites::Study> studies = suites::StudiesOf(list_);
    const int pieces = words_.plan.folds * static_cast<int>(studies.size());
    LearningProgress progress("studies", pieces, quiet(), stop_);
    const suites::GoOn go_on = progress.go_on();
    for (const suites::Study& study : studies) {
      HAKARI_ASSIGN_OR_RETURN(const suites::StudyResult row,
                              suites::RunStudy(study, files_.examples, result_.evaluation, go_on));
      result_.studies.push_back(row);
    }
    return absl::OkStatus();
  }

  // Done before the work, so that a missing file is reported at once.
  absl::Status ReadGames() {
    absl::StatusOr<std::string> path = words_.games;
    if (words_.games.empty()) path = ShippedFile("suites/corpus/games.usi.zst");
    if (!path.ok()) return path.status();
    absl::StatusOr<corpus::CollectedGames> games = corpus::CollectGames({*path});
    if (games.ok()) games_ = *std::move(games);
    return games.status();
  }

  absl::Status RunWholeGames() {
    suites::WholeGamePlan plan;
    if (words_.quick) plan.per_game = 1;
    Progress drawing = StderrProgress("whole games");
    HAKARI_ASSIGN_OR_RETURN(
        const auto whole,
        suites::DrawFromWholeGames(games_.games, files_.examples, plan,
                                   {words_.jobs, quiet() ? nullptr : &drawing}, stop_));
    const absl::StatusOr<suites::WholeGameResult> compared = suites::CompareWithWholeGames(
        files_.examples, whole, list_.features, result_.evaluation, [this] { return !stop_; });
    if (compared.ok()) result_.whole_games = *compared;
    return compared.status();
  }

  const EvaluateWords& words_;
  const LearningFiles& files_;
  const suites::FeatureList& list_;
  const std::atomic<bool>& stop_;
  const suites::Dataset data_;
  corpus::CollectedGames games_;
  EvaluationResult result_;
};

report::ExitCode RunEvaluate(EvaluateWords& words) {
  const absl::Status opened = OpenOutputs({&words.json});
  if (!opened.ok()) return Complain(CodeOfWords(opened), opened.message());
  const absl::StatusOr<LearningFiles> files = ReadLearningFiles(words.learning);
  if (!files.ok()) return Complain(CodeOfFile(files.status()), files.status().message());
  const absl::StatusOr<suites::FeatureList> list = suites::FeatureListNamed(words.features);
  if (!list.ok()) return Complain(report::ExitCode::kBadUsage, list.status().message());
  const InterruptFlag interrupt;
  const absl::StatusOr<EvaluationResult> result =
      Evaluator(words, *files, *list, interrupt.flag()).Run();
  if (!result.ok()) return Complain(CodeOfFile(result.status()), result.status().message());
  if (!words.json.is_stdout()) std::cout << EvaluationText(*result) << std::flush;
  const absl::Status written = words.json.Write(EvaluationJson(*result, OriginHere()));
  if (!written.ok()) return Complain(report::ExitCode::kInvalid, written.message());
  return report::ExitCode::kPass;
}

}  // namespace

void AddPredictEvaluate(Command predict, report::ExitCode& exit_code) {
  Command command =
      predict.AddSubcommand("evaluate",
                            "Measure the accuracy of the classifier and its baselines by "
                            "cross-validation, in four folds split by game");
  auto words = std::make_shared<EvaluateWords>();
  AddLearningOptions(command, words->learning);
  AddFeaturesOption(command, words->features);
  command
      .AddOption("--beside", words->beside,
                 "Also evaluate these features on the same folds, and compare both")
      .OneOf(suites::FeatureListNames());
  command.AddFlag("--baselines", words->baselines,
                  "Also evaluate learning curves of the perceptron, and an SVM with a kernel");
  command.AddFlag("--studies", words->studies,
                  "Also evaluate without each kind of feature, with fewer games, and on positions "
                  "from whole games");
  command
      .AddOption("--games", words->games,
                 "File of the games that the positions come from, by their numbers; default: that "
                 "of suites/corpus")
      .TypeName("FILE");
  command.AddFlag("--quick", words->quick, "Use smaller baselines and studies, which take seconds");
  AddSeedOption(command, words->plan.seed);
  AddJobsOption(command, words->jobs);
  AddJsonOption(command, words->json);
  AddQuietFlag(command, words->learning.quiet);
  command.OnRun([words, &exit_code] { exit_code = RunEvaluate(*words); });
}

}  // namespace hakari::cli

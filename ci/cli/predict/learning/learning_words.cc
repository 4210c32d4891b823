#include "ci/cli/predict/learning/learning_words.h"
#include "ci/cli/options.h"

#include <chrono>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "ci/cli/suite/suite_options.h"
#include "ci/project/project_folder.h"
#include "suites/core/problem_set.h"
#include "suites/predict/labels.h"

namespace hakari::cli {
namespace {

using SteadyClock = std::chrono::steady_clock;

absl::StatusOr<std::string> FileOr(const std::string& given, const std::string& shipped) {
  if (!given.empty()) return given;
  return ShippedFile(shipped);
}

std::string RecipeText(const suites::LabelRecipe& recipe) {
  return absl::StrCat("a mate is what PDS proves within ", recipe.nodes, " nodes");
}

}  // namespace

void AddLearningOptions(Command command, LearningWords& words) {
  command
      .AddOption("--positions", words.positions,
                 "File of positions, one problem per line with its game=NUMBER; default: that of "
                 "suites/predict")
      .TypeName("FILE");
  command
      .AddOption("--labels", words.labels,
                 "File of their labels, as `predict label` writes it; default: that of "
                 "suites/predict. Positions without a label are left out")
      .TypeName("FILE");
}

absl::StatusOr<std::string> ShippedFile(const std::string& path) {
  HAKARI_ASSIGN_OR_RETURN(const std::string root, project::ProjectFolder());
  return absl::StrCat(root, "/", path);
}

absl::StatusOr<LearningFiles> ReadLearningFiles(const LearningWords& words) {
  HAKARI_ASSIGN_OR_RETURN(const auto positions_path,
                          FileOr(words.positions, "suites/predict/positions.sfen.zst"));
  HAKARI_ASSIGN_OR_RETURN(const auto labels_path,
                          FileOr(words.labels, "suites/predict/labels.txt.zst"));
  const absl::StatusOr<suites::ProblemSet> problems = suites::ReadProblemSet({positions_path});
  if (!problems.ok()) return problems.status();
  const absl::StatusOr<suites::LabelFile> labels = suites::ReadLabelFile(labels_path);
  if (!labels.ok()) return labels.status();
  HAKARI_RETURN_IF_ERROR(suites::CheckLabels(*labels, *problems, labels_path));
  HAKARI_ASSIGN_OR_RETURN(std::vector<suites::Example> examples,
                          suites::MakeExamples(*problems, labels->labels));
  return LearningFiles{std::move(examples), static_cast<int>(problems->problems().size()),
                       problems->hash(), RecipeText(labels->recipe)};
}

LearningProgress::LearningProgress(const std::string& what, int pieces, bool quiet,
                                   const std::atomic<bool>& stop)
    : progress_(StderrProgress(what)), quiet_(quiet), stop_(stop) {
  if (!quiet_) progress_.Begin(pieces, 0, SteadyClock::now());
}

LearningProgress::~LearningProgress() {
  if (!quiet_) progress_.End();
}

suites::GoOn LearningProgress::go_on() {
  return [this] {
    if (!quiet_) progress_.Update(begun_, SteadyClock::now());
    ++begun_;
    return !stop_;
  };
}

}  // namespace hakari::cli

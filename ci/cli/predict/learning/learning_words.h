// Shared by `predict train` and `predict evaluate`: the options for the examples, and a progress
// line that counts pieces of the training.
#ifndef HAKARI_CI_CLI_PREDICT_LEARNING_LEARNING_WORDS_H_
#define HAKARI_CI_CLI_PREDICT_LEARNING_LEARNING_WORDS_H_

#include <atomic>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/run/progress.h"
#include "ci/cli/options.h"
#include "suites/predict/training/cross_validation.h"
#include "suites/predict/training/examples.h"

namespace hakari::cli {

struct LearningWords {
  std::string positions;  // empty: the shipped ones
  std::string labels;     // empty: the shipped ones
  bool quiet = false;
};
void AddLearningOptions(Command command, LearningWords& words);

struct LearningFiles {
  std::vector<suites::Example> examples;
  int positions = 0;       // with or without a label
  std::string problems;    // hashes of the data, for the model's recipe
  std::string label_text;  // the recipe of the labels
};
absl::StatusOr<LearningFiles> ReadLearningFiles(const LearningWords& words);

// The path of a file of the project, given below the root.
absl::StatusOr<std::string> ShippedFile(const std::string& path);

// Shows a progress line of `pieces` pieces while it exists.
class LearningProgress {
 public:
  LearningProgress(const std::string& what, int pieces, bool quiet, const std::atomic<bool>& stop);
  ~LearningProgress();
  LearningProgress(const LearningProgress&) = delete;
  LearningProgress& operator=(const LearningProgress&) = delete;

  // A callback for work that counts its own pieces.
  suites::GoOn go_on();

 private:
  Progress progress_;
  const bool quiet_;
  const std::atomic<bool>& stop_;
  int begun_ = 0;
};

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_PREDICT_LEARNING_LEARNING_WORDS_H_
